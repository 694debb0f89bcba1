import { describe, expect, it } from '@jest/globals';
import { placeOf, readPlaces } from './places.ts';

const places = readPlaces(
  'network,place\n192.0.2.0/25,Rotterdam\n2001:db8::/32,Utrecht\n192.0.2.0/24,Nederland\n',
);

describe('the place of an address', () => {
  it.each([
    ['192.0.2.9', 'Rotterdam'],
    ['::ffff:192.0.2.9', 'Rotterdam'],
    ['192.0.2.200', 'Nederland'],
    ['2001:db8:1::7', 'Utrecht'],
    ['198.51.100.1', null],
    ['nonsense', null],
  ])('%s is %s', (ip, place) => {
    expect(placeOf(places, ip)).toBe(place);
  });

  it.each(['300.0.0.0/8,Hier', '192.0.2.0/33,Hier', '192.0.2.0,Hier', '192.0.2.0/24,'])(
    'can not be read from the row %s',
    (row) => {
      expect(() => readPlaces(`network,place\n${row}\n`)).toThrow(/row 2/u);
    },
  );
});
