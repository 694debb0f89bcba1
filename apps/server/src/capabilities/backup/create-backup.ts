import { open, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { PoolClient } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { type Pack, pack as createPack } from 'tar-stream';
import { version } from '../../platform/config/version.ts';
import { type Database } from '../../platform/database/index.ts';
import {
  FAILED_IN_A_ROW_MAX,
  type Files,
  fingerprintOf,
  flush,
  holdRemovals,
  learnMade,
  listMade,
  listPatiently,
  StoreFault,
  type StoredBytes,
  type Tell,
} from '../files/index.ts';
import { createDamageCount, type DamageCount, type Finding } from '../stored-files/count-damage.ts';
import { type FileKind, inPages } from '../stored-files/file-kind.ts';
import { CHANGED, verifyFiles } from '../stored-files/verify-files.ts';
import {
  BACKUP_FORMAT,
  type BackupCounts,
  COMPLETE,
  DAMAGED_HASH,
  FILES,
  fingerprintOf as secretFingerprintOf,
  MANIFEST,
  type Manifest,
  partName,
  SECRET,
} from './archive.ts';
import { lastBackups } from './backup.tables.ts';
import {
  type BackupTable,
  copyOut,
  listMigrations,
  listSequences,
  listTables,
} from './backup-tables.repository.ts';
import { wholeBytes } from './whole-bytes.ts';
import { type ArchiveWriter, createArchiveWriter } from './write-archive.ts';

/** The bytes of a part of a table, which is in memory until it is written. */
const PART_BYTES = 4_194_304;

export interface BackupSource {
  database: Pick<Database, 'sessionPool' | 'queries'>;
  files: Pick<Files, 'list' | 'read' | 'sizeOf'>;
  kinds: readonly FileKind[];
  secret: string;
  /** The content of the file with the session secret, or undefined if the secret is in SESSION_SECRET. */
  secretFile: string | undefined;
  now: Date;
  /** Receives each file that a row needs and that is missing, unreadable or changed. */
  report: (finding: Finding) => void;
  /** Receives a line for the operator if the backup waits for removals that have begun. */
  tell: Tell;
}

export interface MadeBackup extends BackupCounts {
  /** The number of files that rows need and that are missing, unreadable or changed. */
  damaged: number;
  /** The number of pictures and thumbnails whose fingerprint was not known yet. */
  learned: number;
}

async function* inParts(pieces: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let kept: Buffer[] = [];
  let size = 0;
  for await (const piece of pieces) {
    kept.push(piece);
    size += piece.length;
    if (size < PART_BYTES) continue;
    yield Buffer.concat(kept);
    kept = [];
    size = 0;
  }
  yield Buffer.concat(kept);
}

async function addTable(archive: ArchiveWriter, client: PoolClient, table: BackupTable): Promise<number> {
  const rows = client.query(copyTo(copyOut(table)));
  await pipeline(rows, createGzip(), async (pieces: AsyncIterable<Buffer>) => {
    let number = 0;
    for await (const part of inParts(pieces)) {
      number += 1;
      await archive.addContent(partName(table, number), part);
    }
  });
  return rows.rowCount;
}

/** Reads one file after another. @throws StoreFault when one file after another can't be read. */
function createFileAdder(archive: ArchiveWriter, { files }: BackupSource) {
  let inARow = 0;
  return async ({ key, byte_size }: StoredBytes): Promise<{ hash: string; fault?: Finding }> => {
    let fault: Finding | undefined;
    const bytes = wholeBytes(files, key, byte_size, (reason) => {
      fault = { fault: 'unreadable', key, details: `${reason}. The backup has zeros for what was not read` };
    });
    const hash = await archive.addStream(FILES + key, byte_size, bytes);
    inARow = fault ? inARow + 1 : 0;
    if (fault && inARow >= FAILED_IN_A_ROW_MAX) {
      throw new StoreFault(
        `${inARow} files could not be read one after another, the last one ${key}: ${fault.details.split('. ')[0]}.`,
      );
    }
    return { hash, ...(fault && { fault }) };
  };
}

/** Adds the hash of zeros for a damaged file, so that no restore takes it for a good one. */
async function addFiles(
  archive: ArchiveWriter,
  client: PoolClient,
  source: BackupSource,
  damage: DamageCount,
): Promise<Omit<BackupCounts, 'rows'> & { learned: number }> {
  const snapshot = { queries: drizzle(client) };
  const counts = { files: 0, bytes: 0, learned: 0 };
  const addFile = createFileAdder(archive, source);
  for (const kind of source.kinds) {
    for await (const page of inPages(listPatiently(source.files, kind.prefix))) {
      const needed = await kind.listNeeded(
        snapshot,
        page.map(({ key }) => key),
      );
      const stored = page.filter(({ key }) => needed.has(key));
      const { queries } = source.database;
      const known = kind.isMade ? await listMade(queries, [...needed]) : undefined;
      const learned = new Map<string, string>();
      for (const one of stored) {
        const { key } = one;
        const { hash, fault } = await addFile(one);
        const expected = known ? known.get(key) : kind.hashOf?.(key);
        const isSame = expected === undefined || expected === (known ? fingerprintOf(hash) : hash);
        if (fault) damage.add(fault);
        else if (!isSame) damage.add({ fault: 'changed', key, details: CHANGED });
        else if (known && expected === undefined) learned.set(key, hash);
        await archive.addHash(FILES + key, fault || !isSame ? DAMAGED_HASH : hash);
        counts.files += 1;
        counts.bytes += one.byte_size;
      }
      await learnMade(queries, learned);
      counts.learned += learned.size;
    }
  }
  return counts;
}

/** Looks for the files that the store lacks, and adds each with the hash of zeros. */
async function addMissing(
  archive: ArchiveWriter,
  client: PoolClient,
  { files, kinds, now }: BackupSource,
  damage: DamageCount,
): Promise<void> {
  const missing: string[] = [];
  await verifyFiles({ queries: drizzle(client) }, files, kinds, {
    now,
    isQuick: true,
    report: (finding) => {
      if (finding.fault === 'stray' || finding.fault === 'unknown') return;
      damage.add(finding);
      missing.push(finding.key);
    },
  });
  for (const key of missing) await archive.addHash(FILES + key, DAMAGED_HASH);
}

async function addAll(pack: Pack, client: PoolClient, source: BackupSource): Promise<MadeBackup> {
  const archive = createArchiveWriter(pack);
  const damage = createDamageCount(source.report);
  const tables = await listTables(client);
  const manifest: Manifest = {
    format: BACKUP_FORMAT,
    version,
    created_at: source.now.toISOString(),
    ...(await listMigrations(client)),
    secret_fingerprint: secretFingerprintOf(source.secret),
    tables,
    sequences: await listSequences(client),
  };
  await archive.addContent(MANIFEST, `${JSON.stringify(manifest, null, 2)}\n`);
  if (source.secretFile !== undefined) await archive.addContent(SECRET, source.secretFile);
  let rows = 0;
  for (const table of tables) rows += await addTable(archive, client, table);
  const { learned, ...stored } = await addFiles(archive, client, source, damage);
  await addMissing(archive, client, source, damage);
  const counts: BackupCounts = { rows, ...stored };
  const damaged = damage.total();
  await archive.end(COMPLETE, `${JSON.stringify({ ...counts, damaged })}\n`);
  return { ...counts, damaged, learned };
}

/** Takes the lock before the snapshot, so that the bytes of all its rows are still there. */
async function withSnapshot<T>(
  { database: { sessionPool }, tell }: Pick<BackupSource, 'database' | 'tell'>,
  work: (client: PoolClient) => Promise<T>,
): Promise<T> {
  const client = await sessionPool.connect();
  try {
    await client.query('set statement_timeout = 0');
    await client.query('set lock_timeout = 0');
    await holdRemovals(client, tell);
    await client.query('begin isolation level repeatable read read only');
    return await work(client);
  } finally {
    // The end of the connection ends the transaction, and releases the lock.
    client.release(true);
  }
}

async function recordIfGood({ database, now }: BackupSource, { damaged }: MadeBackup): Promise<void> {
  if (damaged > 0) return;
  const made = { made_at: now };
  await database.queries
    .insert(lastBackups)
    .values(made)
    .onConflictDoUpdate({ target: lastBackups.is_only, set: made });
}

/** @throws StoreFault if the store is away. */
async function writeArchive(source: BackupSource, sink: NodeJS.WritableStream): Promise<MadeBackup> {
  return withSnapshot(source, async (client) => {
    const pack = createPack();
    const written = pipeline(pack, sink);
    const adding = addAll(pack, client, source).catch((error: unknown) => {
      pack.destroy(error instanceof Error ? error : new Error('unknown'));
      throw error;
    });
    // The first error is the cause of the other one.
    const [made] = await Promise.all([adding, written]);
    return made;
  });
}

/** Writes to a pipe. Its receiver has to tell a backup that was broken off by the exit code of the command. */
export async function streamBackup(source: BackupSource, sink: NodeJS.WritableStream): Promise<MadeBackup> {
  const made = await writeArchive(source, sink);
  await recordIfGood(source, made);
  return made;
}

/**
 * Writes to `<file>.part` until the backup is complete. Only the owner can read it. @param target a path without a file.
 */
export async function createBackup(source: BackupSource, target: string): Promise<MadeBackup> {
  const unfinished = `${target}.part`;
  await rm(unfinished, { force: true });
  try {
    // A stream that opens the file itself may fail before anybody listens, and ends the process.
    const file = await open(unfinished, 'wx', 0o600);
    const made = await writeArchive(source, file.createWriteStream());
    await flush(unfinished);
    await rename(unfinished, target);
    if (process.platform !== 'win32') await flush(path.dirname(target));
    await recordIfGood(source, made);
    return made;
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}
