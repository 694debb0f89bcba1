import { describe, expect, it } from '@jest/globals';
import { describePlace } from './places.ts';

const dataDir = '/srv/mijn';

describe('the place of an import', () => {
  it.each([
    [{}, 'the data folder /srv/mijn'],
    [
      { databaseUrl: 'postgres://mijn:geheim@db.example:5433/portaal?sslmode=require&password=geheim' },
      'the database postgres://db.example:5433/portaal, and files into the data folder /srv/mijn',
    ],
    [
      { filesUrl: 'https://sleutel:geheim@s3.example/emmer?region=eu' },
      'the data folder /srv/mijn, and files into the store https://s3.example/emmer',
    ],
  ])('of %j has no password', (own, expected) => {
    expect(describePlace({ dataDir, databaseUrl: undefined, filesUrl: undefined, ...own })).toBe(expected);
  });
});
