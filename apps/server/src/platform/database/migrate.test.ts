import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type pg from 'pg';
import { cloneDatabase, type TestDatabase } from '../../testing/index.ts';
import { migrate, openDatabase } from './index.ts';

let folder: string;
let database: TestDatabase;
let pool: pg.Pool;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'mijn-sql-'));
  database = await cloneDatabase();
  // A pool of `openDatabase` ignores errors of idle connections. The database is dropped while a connection
  // may still be closing.
  ({ pool } = openDatabase({ connectionString: database.url }, () => undefined));
  await pool.query('truncate schema_migrations');
});
afterEach(async () => {
  await pool.end();
  await database.drop();
  await rm(folder, { recursive: true });
});

const write = (name: string, sql: string) => writeFile(path.join(folder, name), sql);

describe('migrating', () => {
  it('applies every file once, in order', async () => {
    await write('0002_b.sql', 'alter table things add column size integer');
    await write('0001_a.sql', 'create table things (id integer)');
    expect(await migrate(pool, { folder })).toEqual(['0001_a.sql', '0002_b.sql']);
    await write('0003_c.sql', 'insert into things values (1, 2)');
    expect(await migrate(pool, { folder })).toEqual(['0003_c.sql']);
    expect(await migrate(pool, { folder })).toEqual([]);
  });

  it('rolls back a file that fails, and continues with that file the next time', async () => {
    await write('0001_a.sql', 'create table things (id integer)');
    await write('0002_b.sql', 'insert into things values (1); insert into nothing values (1)');
    await expect(migrate(pool, { folder })).rejects.toThrow('nothing');
    expect((await pool.query('select * from things')).rowCount).toBe(0);
    await write('0002_b.sql', 'insert into things values (1)');
    expect(await migrate(pool, { folder })).toEqual(['0002_b.sql']);
  });

  it('is done by one of several servers that start together', async () => {
    await write('0001_a.sql', 'create table things (id integer); select pg_sleep(0.1)');
    const done = await Promise.all([1, 2, 3].map(() => migrate(pool, { folder })));
    expect(done.flat()).toEqual(['0001_a.sql']);
  });

  it('refuses a database that a newer version has migrated', async () => {
    await write('0001_a.sql', 'create table things (id integer)');
    await migrate(pool, { folder });
    await rm(path.join(folder, '0001_a.sql'));
    await expect(migrate(pool, { folder })).rejects.toThrow('newer version of the portal (0001_a.sql)');
  });
});
