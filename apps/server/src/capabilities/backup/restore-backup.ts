import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { getTableName } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { ClientBase, PoolClient } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { StartFault } from '../../platform/config/errors.ts';
import { type Database, listMigrationFiles, migrate } from '../../platform/database/index.ts';
import { type Files, learnMade, madeFiles } from '../files/index.ts';
import type { FileKind } from '../stored-files/file-kind.ts';
import { createDamageCount, type Finding } from '../stored-files/count-damage.ts';
import { BACKUP_FORMAT, type BackupCounts, FILES, type Manifest, partName } from './archive.ts';
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
import { type BackupStart, kindOf, partsOf, takeComplete, takeStart } from './read-entries.ts';
import { createReadHashes, type ReadHashes } from './read-hashes.ts';

export interface RestoreTarget {
  database: Pick<Database, 'pool'>;
  files: Pick<Files, 'receive' | 'put' | 'remove'>;
  kinds: readonly FileKind[];
  /** Receives each file that is damaged in the backup, or that the backup lacks, so that the store lacks it too. */
  report: (finding: Finding) => void;
}

export interface RestoredBackup extends BackupCounts {
  damaged: number;
}

const LEFT_OUT = 'the backup has no good bytes of it, so that members read that it is missing';

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
  const start = await readArchive(file, async (entries) => takeStart(entries));
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

async function restoreTable(
  client: PoolClient,
  entries: Entries,
  table: BackupTable,
  hashes: ReadHashes,
): Promise<number> {
  if (entries.nextName() !== partName(table, 1))
    throw new ArchiveFault(`it lacks the table ${nameOf(table)}`);
  await setTriggers(client, table, 'disable');
  const rows = client.query(copyFrom(copyIn(table)));
  await pipeline(Readable.from(partsOf(entries, table, hashes)), createGunzip(), rows);
  await setTriggers(client, table, 'enable');
  return rows.rowCount;
}

/** Stores the bytes again, because a restore that was broken off may have left damaged ones. */
async function restoreFile(
  entries: Entries,
  kind: FileKind,
  key: string,
  { files }: RestoreTarget,
): Promise<{ hash: string; byte_size: number; isDamaged: boolean }> {
  const received = await files.receive(Readable.from(entries.bytes()), Infinity);
  const { hash, byte_size } = received;
  const isDamaged = kind.hashOf !== undefined && kind.hashOf(key) !== hash;
  try {
    if (!isDamaged) await files.put(key, received.path);
  } finally {
    await received.discard();
  }
  return { hash, byte_size, isDamaged };
}

interface RestoredFiles {
  files: number;
  bytes: number;
  damaged: number;
}

async function restoreFiles(
  client: PoolClient,
  entries: Entries,
  target: RestoreTarget,
  hashes: ReadHashes,
  { tables }: Manifest,
): Promise<RestoredFiles> {
  const counts = { files: 0, bytes: 0 };
  const damage = createDamageCount(target.report);
  // An older schema has no fingerprints.
  const learns = tables.some(({ name }) => name === getTableName(madeFiles));
  const refuse = async (key: string): Promise<void> => {
    await target.files.remove(key);
    damage.add({ fault: 'missing', key, details: LEFT_OUT });
  };
  for (;;) {
    const name = entries.nextName();
    if (name?.startsWith(FILES) === true) {
      const key = name.slice(FILES.length);
      const { hash, byte_size, isDamaged } = await restoreFile(
        entries,
        kindOf(target.kinds, key),
        key,
        target,
      );
      counts.files += 1;
      counts.bytes += byte_size;
      hashes.add(name, hash);
      if (isDamaged) await refuse(key);
      continue;
    }
    const found = await hashes.take(entries);
    if (!found) break;
    for (const key of found.damaged) await refuse(key);
    const made = [...found.proven].flatMap(([proven, hash]): [string, string][] => {
      const key = proven.startsWith(FILES) ? proven.slice(FILES.length) : '';
      return target.kinds.some(({ prefix, isMade }) => isMade && key.startsWith(prefix)) ? [[key, hash]] : [];
    });
    if (learns) await learnMade(drizzle(client), new Map(made));
  }
  return { ...counts, damaged: damage.total() };
}

async function restoreAll(
  client: PoolClient,
  entries: Entries,
  target: RestoreTarget,
): Promise<RestoredBackup> {
  const hashes = createReadHashes();
  const { manifest } = await takeStart(entries, hashes);
  await checkDatabase(client, manifest);
  let rows = 0;
  for (const table of manifest.tables) rows += await restoreTable(client, entries, table, hashes);
  await setSequences(client, manifest.sequences);
  const { damaged, ...stored } = await restoreFiles(client, entries, target, hashes, manifest);
  const counts = { rows, ...stored };
  await takeComplete(entries, manifest, counts, hashes);
  return { ...counts, damaged };
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
): Promise<RestoredBackup> {
  await migrate(target.database.pool, { only: manifest.migrations });
  const counts = await readArchive(file, (entries) =>
    inOneTransaction(target.database, (client) => restoreAll(client, entries, target)),
  );
  await migrate(target.database.pool);
  return counts;
}
