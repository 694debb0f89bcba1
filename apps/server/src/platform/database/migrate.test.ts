import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type pg from 'pg';
import { cloneDatabase, type TestDatabase } from '../../testing/index.ts';
import { migrationsFolder } from '../config/paths.ts';
import { previousRelease } from '../config/version.ts';
import { migrate, openDatabase } from './index.ts';
import { listMigrationFiles } from './migrate.ts';

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

  /** Migrates as a newer version does, and then as a version that lacks the file. */
  const goBack = async (sql: string, own: string) => {
    await write('0001_a.sql', sql);
    await migrate(pool, { folder });
    await rm(path.join(folder, '0001_a.sql'));
    return migrate(pool, { folder, own });
  };
  const refusal = 'newer version of the portal (0001_a.sql)';

  it('lets the previous version start on a schema that only adds, and no older one', async () => {
    const sql = 'create table things (id integer)';
    expect(await goBack(sql, previousRelease)).toEqual([]);
    await expect(migrate(pool, { folder, own: '0.0.9' })).rejects.toThrow(refusal);
  });

  it('refuses a database that a newer version has migrated, if the file names an oldest version', async () => {
    const sql = '-- Sealed codes.\n-- Oldest version: 0.10.0\ncreate table things (id integer)';
    await expect(goBack(sql, '0.9.0')).rejects.toThrow(refusal);
    expect(await migrate(pool, { folder, own: '0.10.0' })).toEqual([]);
  });

  it('refuses a database that was migrated without a word about older versions', async () => {
    await migrate(pool, { folder });
    await pool.query("insert into schema_migrations (name) values ('0001_a.sql')");
    await expect(migrate(pool, { folder })).rejects.toThrow(refusal);
  });
});

describe('the files of the migrations', () => {
  it('name an oldest version in the form that is read', async () => {
    for (const name of await listMigrationFiles()) {
      const sql = await readFile(path.join(migrationsFolder, name), 'utf8');
      const lines = sql.split('\n').filter((line) => /oldest version/iu.test(line));
      expect(lines.filter((line) => !/^-- Oldest version: \d+\.\d+\.\d+$/u.test(line))).toEqual([]);
    }
  });
});
