import { describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { cloneDatabase } from '../../../testing/index.ts';

describe('an embedded cluster', () => {
  it('knows the capitals of letters with accents', async () => {
    const database = await cloneDatabase();
    const client = new pg.Client({ connectionString: database.url });
    await client.connect();
    const { rows } = await client.query("select lower('ÉÏ') as small, 'ÉÏ'::citext = 'éï' as is_same");
    await client.end();
    await database.drop();
    expect(rows).toEqual([{ small: 'éï', is_same: true }]);
  });
});
