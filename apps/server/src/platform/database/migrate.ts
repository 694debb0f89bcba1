import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type pg from 'pg';
import { migrationsFolder } from '../config/paths.ts';
import { StartFault } from '../config/errors.ts';
import { installJobs } from '../jobs/install-jobs.ts';

/** The key of the advisory lock that makes replicas migrate one after another when they start together. */
const LOCK = 7_306_114_027;

async function appliedNames(client: pg.PoolClient): Promise<string[]> {
  await client.query(
    'create table if not exists schema_migrations (name text primary key, applied_at timestamptz not null default now())',
  );
  const { rows } = await client.query<{ name: string }>('select name from schema_migrations');
  return rows.map(({ name }) => name);
}

/** Lists the names of the SQL files in a folder with migrations, in the order in which they are applied. */
export const listMigrationFiles = async (folder = migrationsFolder): Promise<string[]> =>
  (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted();

export async function listDueMigrations(pool: pg.Pool, folder = migrationsFolder): Promise<string[]> {
  const files = await listMigrationFiles(folder);
  const { rows: tables } = await pool.query<{ found: boolean }>(
    "select to_regclass('schema_migrations') is not null as found",
  );
  if (tables[0]?.found !== true) return files;
  const { rows } = await pool.query<{ name: string }>('select name from schema_migrations');
  const applied = new Set(rows.map(({ name }) => name));
  return files.filter((name) => !applied.has(name));
}

async function apply(client: pg.PoolClient, folder: string, name: string): Promise<void> {
  await client.query('begin');
  try {
    await client.query(await readFile(path.join(folder, name), 'utf8'));
    await client.query('insert into schema_migrations (name) values ($1)', [name]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

/**
 * Creates the tables of the job queue, then applies each due file in its own transaction. @param pool needs two free
 * connections. @param options.only names of files, for the schema of an older version. @throws StartFault if a newer
 * version has migrated the database.
 */
export async function migrate(
  pool: pg.Pool,
  { folder = migrationsFolder, only }: { folder?: string; only?: readonly string[] } = {},
): Promise<string[]> {
  const files = await listMigrationFiles(folder);
  const client = await pool.connect();
  try {
    // The migration of a large table, and waiting for another server that migrates, can take a long time.
    await client.query('set statement_timeout = 0');
    await client.query('set lock_timeout = 0');
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    const applied = await appliedNames(client);
    const unknown = applied.filter((name) => !files.includes(name));
    if (unknown.length > 0) {
      throw new StartFault(
        `The database was migrated by a newer version of the portal (${unknown.join(', ')}): start that version, or restore a backup.`,
      );
    }
    await installJobs(pool);
    const due = files.filter((name) => !applied.includes(name) && (only?.includes(name) ?? true));
    for (const name of due) await apply(client, folder, name);
    return due;
  } finally {
    // The end of the connection releases the lock.
    client.release(true);
  }
}
