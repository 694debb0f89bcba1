import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type pg from 'pg';
import { migrationsFolder } from '../config/paths.ts';
import { StartFault } from '../config/errors.ts';
import { previousRelease, release } from '../config/version.ts';

/** The key of the advisory lock that makes replicas migrate one after another when they start together. */
const LOCK = 7_306_114_027;

interface AppliedMigration {
  name: string;
  /** The oldest version that runs on the schema with this migration. It is null if a version wrote it that says nothing. */
  oldest_version: string | null;
}

async function listApplied(client: pg.PoolClient): Promise<AppliedMigration[]> {
  await client.query(
    'create table if not exists schema_migrations (name text primary key, applied_at timestamptz not null default now())',
  );
  const { rowCount } = await client.query(
    "select from pg_attribute where attrelid = 'schema_migrations'::regclass and attname = 'oldest_version'",
  );
  // The statement would wait for a backup that reads the table, also if the column is there.
  if (rowCount === 0) await client.query('alter table schema_migrations add column oldest_version text');
  const { rows } = await client.query<AppliedMigration>('select name, oldest_version from schema_migrations');
  return rows;
}

/** Compares versions by their numbers. */
export const isAtLeast = (version: string, oldest: string): boolean =>
  version.localeCompare(oldest, 'en', { numeric: true }) >= 0;

/** @throws StartFault if a newer version has migrated the database, and this one is too old for its schema. */
function checkNewer(newer: readonly AppliedMigration[], own: string): void {
  const refused = newer.filter(
    ({ oldest_version }) => oldest_version === null || !isAtLeast(own, oldest_version),
  );
  if (refused.length === 0) return;
  throw new StartFault(
    `The database was migrated by a newer version of the portal (${refused.map(({ name }) => name).join(', ')}): start that version, or restore a backup.`,
  );
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

/**
 * Returns the oldest version whose servers run on the schema with a migration. That is the previous one, because the tests
 * hold the schema against it, unless the file has the line `-- Oldest version: 0.2.0` (docs/decisions/0208).
 */
function oldestVersionOf(sql: string): string {
  return /^-- Oldest version: (\d+\.\d+\.\d+)$/mu.exec(sql)?.[1] ?? previousRelease;
}

export interface DueMigration {
  name: string;
  oldestVersion: string;
}

export async function planMigrations(pool: pg.Pool, folder = migrationsFolder): Promise<DueMigration[]> {
  const names = await listDueMigrations(pool, folder);
  return Promise.all(
    names.map(async (name) => ({
      name,
      oldestVersion: oldestVersionOf(await readFile(path.join(folder, name), 'utf8')),
    })),
  );
}

async function apply(client: pg.PoolClient, folder: string, name: string): Promise<void> {
  const sql = await readFile(path.join(folder, name), 'utf8');
  await client.query('begin');
  try {
    await client.query(sql);
    await client.query('insert into schema_migrations (name, oldest_version) values ($1, $2)', [
      name,
      oldestVersionOf(sql),
    ]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

/**
 * Creates the tables of the job queue, then applies each due file in its own transaction. @param pool needs two free
 * connections. @param options.only names of files, for the schema of an older version. @param options.own the version of this
 * server. @throws StartFault if a newer version has migrated the database, and this one can't run on its schema.
 */
export async function migrate(
  pool: pg.Pool,
  {
    folder = migrationsFolder,
    only,
    own = release,
  }: { folder?: string; only?: readonly string[]; own?: string } = {},
): Promise<string[]> {
  const files = await listMigrationFiles(folder);
  const client = await pool.connect();
  try {
    // The migration of a large table, and waiting for another server that migrates, can take a long time.
    await client.query('set statement_timeout = 0');
    await client.query('set lock_timeout = 0');
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    const applied = await listApplied(client);
    checkNewer(
      applied.filter(({ name }) => !files.includes(name)),
      own,
    );
    // A command that migrates nothing does without the library of the job queue.
    const { installJobs } = await import('../jobs/install-jobs.ts');
    await installJobs(pool);
    const known = new Set(applied.map(({ name }) => name));
    const due = files.filter((name) => !known.has(name) && (only?.includes(name) ?? true));
    for (const name of due) await apply(client, folder, name);
    return due;
  } finally {
    // The end of the connection releases the lock.
    client.release(true);
  }
}
