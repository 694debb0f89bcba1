import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { cloneDatabase, type TestDatabase } from '../../testing/index.ts';
import {
  changeAndRead,
  inTransaction,
  openDatabase,
  relaxTimeouts,
  type Database,
  type Queries,
} from './index.ts';

let testDatabase: TestDatabase;
let database: Database;
beforeAll(async () => {
  testDatabase = await cloneDatabase();
  database = openDatabase({ connectionString: testDatabase.url }, () => undefined);
  await database.pool.query('create table counters (name text primary key, count integer not null)');
});
afterAll(async () => {
  await database.close();
  await testDatabase.drop();
});
beforeEach(async () => {
  await database.pool.query("truncate counters; insert into counters values ('a', 0), ('b', 0)");
});

const raise = (code: string) =>
  sql.raw(`do $$ begin raise exception 'ended' using errcode = '${code}'; end $$`);

const increase = (transaction: Queries, name: string) =>
  transaction.execute(sql`update counters set count = count + 1 where name = ${name}`);

const counts = async () =>
  (await database.pool.query<{ count: number }>('select count from counters order by name')).rows.map(
    ({ count }) => count,
  );

describe('a transaction', () => {
  it('is retried after a deadlock, so that both transactions are committed', async () => {
    let arrived = 0;
    let meet: () => void = () => undefined;
    const both = new Promise<void>((resolve) => {
      meet = resolve;
    });
    const move = (from: string, to: string) =>
      inTransaction(database.queries, async (transaction) => {
        await increase(transaction, from);
        arrived += 1;
        if (arrived === 2) meet();
        await both;
        await increase(transaction, to);
      });
    await Promise.all([move('a', 'b'), move('b', 'a')]);
    expect(arrived).toBe(3);
    expect(await counts()).toEqual([2, 2]);
  });

  it.each([
    ['40001', 4],
    ['40P01', 4],
    ['23505', 1],
  ])('that always ends with %s runs %d times', async (code, expected) => {
    let runs = 0;
    const failing = inTransaction(database.queries, async (transaction) => {
      runs += 1;
      await increase(transaction, 'a');
      await transaction.execute(raise(code));
    });
    await expect(failing).rejects.toMatchObject({ cause: { code } });
    expect([runs, ...(await counts())]).toEqual([expected, 0, 0]);
  });

  it('has timeouts, unless relaxTimeouts removes them', async () => {
    const limitsOf = async (transaction: Queries) => {
      const { rows } = await transaction.execute(
        sql`select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock`,
      );
      return rows[0];
    };
    expect(await inTransaction(database.queries, limitsOf)).toEqual({ statement: '15s', lock: '5s' });
    const unhurried = inTransaction(database.queries, async (transaction) => {
      await relaxTimeouts(transaction);
      return limitsOf(transaction);
    });
    expect(await unhurried).toEqual({ statement: '0', lock: '1min' });
  });
});

describe('a change that is read back', () => {
  const read = ({ prepared }: Database) =>
    prepared<{ count: number }>({ name: undefined, text: 'select count from counters order by name' }, []);
  const change = (transaction: Queries) => increase(transaction, 'a');

  it('needs one connection, so that it is never stored and then answered with an error', async () => {
    const small = openDatabase(
      { connectionString: testDatabase.url, max: 1, connectionTimeoutMillis: 2000 },
      () => undefined,
    );
    const found = await changeAndRead({ database: small }, change, (inside) => read(inside.database));
    await small.close();
    expect(found).toEqual([{ count: 1 }, { count: 0 }]);
    expect(await counts()).toEqual([1, 0]);
  });

  it('needs one connection also with pgbouncer, which nobody asked yet whether it keeps names', async () => {
    const settings = { connectionString: testDatabase.url };
    const one = { ...settings, max: 1, connectionTimeoutMillis: 2000 };
    const small = openDatabase(one, () => undefined, { direct: settings });
    const named = { name: 'counts', text: 'select count from counters order by name' };
    // What it asked would wait for a connection of the pool, beside the one of the transaction.
    const asked = jest.spyOn(small.pool, 'query');
    const found = await changeAndRead({ database: small }, change, (inside) =>
      inside.database.prepared<{ count: number }>(named, []),
    );
    await small.close();
    expect(found).toEqual([{ count: 1 }, { count: 0 }]);
    expect(asked).not.toHaveBeenCalled();
  });

  it('sends the statements of its readers one after another, and none after one that failed', async () => {
    const failed = { name: undefined, text: 'select 1 / 0' };
    const settled: PromiseSettledResult<unknown>[] = [];
    const refused = changeAndRead({ database }, change, async (inside) => {
      const { prepared } = inside.database;
      settled.push(
        ...(await Promise.allSettled([read(inside.database), prepared(failed, []), read(inside.database)])),
      );
      throw new Error('no such row');
    });
    await expect(refused).rejects.toThrow('no such row');
    const ended = expect.objectContaining({ message: 'division by zero' });
    expect(settled).toEqual([
      { status: 'fulfilled', value: [{ count: 1 }, { count: 0 }] },
      { status: 'rejected', reason: ended },
      { status: 'rejected', reason: ended },
    ]);
  });

  it('is not stored if it can not be read', async () => {
    const refused = changeAndRead({ database }, change, () => Promise.reject(new Error('no such row')));
    await expect(refused).rejects.toThrow('no such row');
    expect(await counts()).toEqual([0, 0]);
  });
});
