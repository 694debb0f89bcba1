import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { cloneDatabase, type TestDatabase } from '../../testing/index.ts';
import { openDatabase } from './index.ts';

let testDatabase: TestDatabase;
beforeAll(async () => {
  testDatabase = await cloneDatabase();
});
afterAll(() => testDatabase.drop());

describe('the database', () => {
  it('works again after its connections were lost, also in transactions, and can be closed', async () => {
    const database = openDatabase({ connectionString: testDatabase.url, max: 2 }, () => undefined);
    const end = sql`select pg_terminate_backend(pg_backend_pid())`;
    for (let attempt = 0; attempt < 4; attempt += 1) {
      await expect(database.queries.transaction((transaction) => transaction.execute(end))).rejects.toThrow();
    }
    const { rows } = await database.queries.transaction((transaction) =>
      transaction.execute(sql`select 1 as one`),
    );
    expect(rows).toEqual([{ one: 1 }]);
    await database.close();
  });

  it('releases a connection when the begin of a transaction fails', async () => {
    const database = openDatabase({ connectionString: testDatabase.url, max: 1 }, () => undefined);
    const done = async () => 'done';
    const unknownLevel = { isolationLevel: 'unheard of' as 'serializable' };
    await expect(database.queries.transaction(done, unknownLevel)).rejects.toThrow();
    expect(await database.queries.transaction(done)).toBe('done');
    await database.close();
  });

  it('returns a date as a text, and a timestamp as a Date', async () => {
    const database = openDatabase({ connectionString: testDatabase.url }, () => undefined);
    const statement = {
      name: 'types',
      text: "select date '2026-06-10' as day, timestamptz '2026-06-10Z' as at",
    };
    expect(await database.prepared(statement, [])).toEqual([
      { day: '2026-06-10', at: new Date('2026-06-10Z') },
    ]);
    await database.close();
  });
});
