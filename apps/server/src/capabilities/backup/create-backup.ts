import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { PoolClient } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { type Pack, pack as createPack } from 'tar-stream';
import { version } from '../../platform/config/version.ts';
import { type Database } from '../../platform/database/index.ts';
import { type Files, flush, holdRemovals } from '../files/index.ts';
import { type FileKind, inPages } from '../stored-files/file-kind.ts';
import { verifyFiles, type Finding } from '../stored-files/verify-files.ts';
import {
  addContent,
  addStream,
  BACKUP_FORMAT,
  type BackupCounts,
  COMPLETE,
  FILES,
  fingerprintOf,
  MANIFEST,
  type Manifest,
  partName,
  SECRET,
} from './archive.ts';
import {
  type BackupTable,
  copyOut,
  listMigrations,
  listSequences,
  listTables,
} from './backup-tables.repository.ts';

/** The bytes of a part of a table, which is in memory until it is written. */
const PART_BYTES = 4_194_304;

export interface BackupSource {
  database: Pick<Database, 'pool'>;
  files: Pick<Files, 'list' | 'read' | 'sizeOf'>;
  kinds: readonly FileKind[];
  secret: string;
  /** The content of the file with the session secret, or undefined if the secret is in SESSION_SECRET. */
  secretFile: string | undefined;
  now: Date;
  /** Receives each file that a row needs and the store lacks. The archive lacks it too. */
  report: (finding: Finding) => void;
}

export interface MadeBackup extends BackupCounts {
  /** The number of files that rows need and that are missing or have another size. */
  damaged: number;
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

async function addTable(pack: Pack, client: PoolClient, table: BackupTable): Promise<number> {
  const rows = client.query(copyTo(copyOut(table)));
  await pipeline(rows, createGzip(), async (pieces: AsyncIterable<Buffer>) => {
    let number = 0;
    for await (const part of inParts(pieces)) {
      number += 1;
      await addContent(pack, partName(table, number), part);
    }
  });
  return rows.rowCount;
}

async function addFiles(
  pack: Pack,
  client: PoolClient,
  { files, kinds }: BackupSource,
): Promise<Omit<BackupCounts, 'rows'>> {
  const snapshot = { queries: drizzle(client) };
  const counts = { files: 0, bytes: 0 };
  for (const kind of kinds) {
    for await (const page of inPages(files.list(kind.prefix))) {
      const needed = await kind.listNeeded(
        snapshot,
        page.map(({ key }) => key),
      );
      for (const { key, byte_size } of page) {
        if (!needed.has(key)) continue;
        await addStream(pack, FILES + key, byte_size, await files.read(key));
        counts.files += 1;
        counts.bytes += byte_size;
      }
    }
  }
  return counts;
}

async function addAll(pack: Pack, client: PoolClient, source: BackupSource): Promise<MadeBackup> {
  const tables = await listTables(client);
  const manifest: Manifest = {
    format: BACKUP_FORMAT,
    version,
    created_at: source.now.toISOString(),
    ...(await listMigrations(client)),
    secret_fingerprint: fingerprintOf(source.secret),
    tables,
    sequences: await listSequences(client),
  };
  await addContent(pack, MANIFEST, `${JSON.stringify(manifest, null, 2)}\n`);
  if (source.secretFile !== undefined) await addContent(pack, SECRET, source.secretFile);
  let rows = 0;
  for (const table of tables) rows += await addTable(pack, client, table);
  const counts: BackupCounts = { rows, ...(await addFiles(pack, client, source)) };
  const { damaged } = await verifyFiles({ queries: drizzle(client) }, source.files, source.kinds, {
    now: source.now,
    isQuick: true,
    report: (finding) => {
      if (finding.fault === 'missing' || finding.fault === 'wrong size') source.report(finding);
    },
  });
  await addContent(pack, COMPLETE, `${JSON.stringify(counts)}\n`);
  pack.finalize();
  return { ...counts, damaged };
}

/** Takes the lock before the snapshot, so that the bytes of all its rows are still there. */
async function withSnapshot<T>(
  { pool }: Pick<Database, 'pool'>,
  work: (client: PoolClient) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query('set statement_timeout = 0');
    await client.query('set lock_timeout = 0');
    await holdRemovals(client);
    await client.query('begin isolation level repeatable read read only');
    return await work(client);
  } finally {
    // The end of the connection ends the transaction, and releases the lock.
    client.release(true);
  }
}

/**
 * Writes to `<file>.part` until the backup is complete. Only the owner can read it. @param target a path without a file.
 */
export async function createBackup(source: BackupSource, target: string): Promise<MadeBackup> {
  const unfinished = `${target}.part`;
  await rm(unfinished, { force: true });
  try {
    const made = await withSnapshot(source.database, async (client) => {
      const pack = createPack();
      const written = pipeline(pack, createWriteStream(unfinished, { flags: 'wx', mode: 0o600 }));
      const adding = addAll(pack, client, source).catch((error: unknown) => {
        pack.destroy(error instanceof Error ? error : new Error('unknown'));
        throw error;
      });
      const [all] = await Promise.all([adding, written]);
      return all;
    });
    await flush(unfinished);
    await rename(unfinished, target);
    if (process.platform !== 'win32') await flush(path.dirname(target));
    return made;
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}
