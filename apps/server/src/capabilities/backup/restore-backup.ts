import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import type { ClientBase, PoolClient } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { StartFault } from '../../platform/config/errors.ts';
import { type Database, listMigrationFiles, migrate } from '../../platform/database/index.ts';
import type { Files } from '../files/index.ts';
import type { FileKind } from '../stored-files/file-kind.ts';
import {
  BACKUP_FORMAT,
  type BackupCounts,
  COMPLETE,
  countsSchema,
  FILES,
  MANIFEST,
  type Manifest,
  manifestSchema,
  partName,
  SECRET,
} from './archive.ts';
import {
  type BackupTable,
  copyIn,
  listFilledTables,
  listMigrations,
  nameOf,
  setSequences,
  setTriggers,
} from './backup-tables.repository.ts';
import { ArchiveFault, type Entries, readArchive } from './read-archive.ts';

export interface BackupStart {
  manifest: Manifest;
  /** The content of the file with the session secret, or undefined if the backup has none. */
  secretFile: string | undefined;
}

export interface RestoreTarget {
  database: Pick<Database, 'pool'>;
  files: Pick<Files, 'receive'>;
  kinds: readonly FileKind[];
}

async function takeStart(entries: Entries): Promise<BackupStart> {
  const manifest: unknown = JSON.parse((await entries.take(MANIFEST)) ?? 'null');
  return { manifest: manifestSchema.validateSync(manifest), secretFile: await entries.take(SECRET) };
}

/** @throws StartFault if this version of the portal can't restore a backup. */
async function checkVersion({ format, version, migrations }: Manifest): Promise<void> {
  const known = await listMigrationFiles();
  if (format <= BACKUP_FORMAT && migrations.every((name) => known.includes(name))) return;
  throw new StartFault(
    `The backup was made by version ${version} of the portal, which is newer than this one: restore it with that version.`,
  );
}

/** Restores nothing. @throws StartFault if the file is no backup, or one of a newer version. */
export async function readBackupStart(file: string): Promise<BackupStart> {
  const start = await readArchive(file, takeStart);
  await checkVersion(start.manifest);
  return start;
}

/** @throws StartFault if the database has rows, or a job queue that the backup does not fit. */
async function checkDatabase(
  client: ClientBase,
  { version, migrations, queue_migration }: Manifest,
): Promise<void> {
  const filled = await listFilledTables(client);
  if (filled.length > 0) {
    throw new StartFault(
      `The database is not empty: ${filled.slice(0, 3).join(', ')}${filled.length > 3 ? ' and others' : ''} have rows. Nothing was restored.`,
      'Stop its servers, and restore into a new data folder or an empty database.',
    );
  }
  const found = await listMigrations(client);
  if (found.migrations.length > migrations.length) {
    throw new StartFault(
      'The database was migrated further than that of the backup: restore into a new data folder or an empty database.',
    );
  }
  if (found.queue_migration === queue_migration) return;
  throw new StartFault(
    `The job queue of this version differs from that of the backup: restore it with version ${version}, and upgrade afterwards.`,
  );
}

async function* partsOf(entries: Entries, table: BackupTable): AsyncGenerator<Buffer> {
  for (let part = 1; entries.nextName() === partName(table, part); part += 1) yield* entries.bytes();
}

async function restoreTable(client: PoolClient, entries: Entries, table: BackupTable): Promise<number> {
  if (entries.nextName() !== partName(table, 1))
    throw new ArchiveFault(`it lacks the table ${nameOf(table)}`);
  await setTriggers(client, table, 'disable');
  const rows = client.query(copyFrom(copyIn(table)));
  await pipeline(Readable.from(partsOf(entries, table)), createGunzip(), rows);
  await setTriggers(client, table, 'enable');
  return rows.rowCount;
}

async function restoreFile(entries: Entries, key: string, { files, kinds }: RestoreTarget): Promise<number> {
  const kind = kinds.find(({ prefix, pattern }) => key.startsWith(prefix) && pattern.test(key));
  if (!kind) throw new ArchiveFault(`${key} is no name of a file of the portal`);
  const received = await files.receive(Readable.from(entries.bytes()), Infinity);
  if (kind.hashOf && kind.hashOf(key) !== received.hash) {
    await received.discard();
    throw new ArchiveFault(`${key} has other bytes than those that were stored`);
  }
  await received.keep(key);
  return received.byte_size;
}

async function restoreFiles(entries: Entries, target: RestoreTarget): Promise<Omit<BackupCounts, 'rows'>> {
  const counts = { files: 0, bytes: 0 };
  for (let name = entries.nextName(); name?.startsWith(FILES) === true; name = entries.nextName()) {
    counts.bytes += await restoreFile(entries, name.slice(FILES.length), target);
    counts.files += 1;
  }
  return counts;
}

async function restoreAll(
  client: PoolClient,
  entries: Entries,
  target: RestoreTarget,
): Promise<BackupCounts> {
  const { manifest } = await takeStart(entries);
  await checkDatabase(client, manifest);
  let rows = 0;
  for (const table of manifest.tables) rows += await restoreTable(client, entries, table);
  await setSequences(client, manifest.sequences);
  const counts: BackupCounts = { rows, ...(await restoreFiles(entries, target)) };
  const written = countsSchema.validateSync(JSON.parse((await entries.take(COMPLETE)) ?? 'null'));
  const isComplete = (['rows', 'files', 'bytes'] as const).every((name) => counts[name] === written[name]);
  if (!isComplete) throw new ArchiveFault('it has fewer rows or files than it had when it was made');
  return counts;
}

async function inOneTransaction<T>(
  { pool }: Pick<Database, 'pool'>,
  work: (client: PoolClient) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query('set statement_timeout = 0');
    await client.query('begin');
    const result = await work(client);
    await client.query('commit');
    await client.query('analyze');
    return result;
  } finally {
    // After an error, the end of the connection rolls the transaction back.
    client.release(true);
  }
}

/**
 * Commits all rows after all files, so that a broken restore can be repeated. A backup of an older version gets the
 * database of that version, which is migrated afterwards. @throws StartFault if the database is not empty, or the archive
 * is not complete.
 */
export async function restoreBackup(
  file: string,
  { manifest }: BackupStart,
  target: RestoreTarget,
): Promise<BackupCounts> {
  await migrate(target.database.pool, { only: manifest.migrations });
  const counts = await readArchive(file, (entries) =>
    inOneTransaction(target.database, (client) => restoreAll(client, entries, target)),
  );
  await migrate(target.database.pool);
  return counts;
}
