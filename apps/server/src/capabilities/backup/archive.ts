import { createHmac } from 'node:crypto';
import type { Pack } from 'tar-stream';
import { array, type InferType, number, object, string } from 'yup';
import { type BackupTable, nameOf } from './backup-tables.repository.ts';

/**
 * A backup is a tar archive with these entries, in this order. `tar -xf` unpacks it, so that a backup can be read without the
 * portal.
 *
 * - `manifest.json`: what is needed to read the rest;
 * - `session-secret`: the secret of the data folder, unless it is in SESSION_SECRET;
 * - `tables/<schema>.<table>/<number>.gz`: the rows as text of PostgreSQL's COPY, in gzip, cut into parts;
 * - `files/<key>`: the stored files;
 * - `complete.json`: the numbers of rows and files. An archive without it is not complete.
 */
export const MANIFEST = 'manifest.json';
export const SECRET = 'session-secret';
export const COMPLETE = 'complete.json';
export const FILES = 'files/';

export const BACKUP_FORMAT = 1;

const named = { schema: string().required(), name: string().required() };

export const manifestSchema = object({
  format: number().required(),
  version: string().required(),
  /** The moment at which the rows were read. */
  created_at: string().required(),
  migrations: array(string().required()).required(),
  /** The number of the last migration of the job queue. */
  queue_migration: number().required(),
  secret_fingerprint: string().required(),
  /** The tables in the order in which they are restored. */
  tables: array(object({ ...named, columns: array(string().required()).required() })).required(),
  sequences: array(object({ ...named, last_value: string().required() })).required(),
});

export type Manifest = InferType<typeof manifestSchema>;

export const countsSchema = object({
  rows: number().required(),
  files: number().required(),
  bytes: number().required(),
});

export type BackupCounts = InferType<typeof countsSchema>;

/** Returns the name of a part of a table, or the beginning of the names of all parts. */
export const partName = (table: Pick<BackupTable, 'schema' | 'name'>, part?: number): string =>
  `tables/${nameOf(table)}/${part === undefined ? '' : `${String(part).padStart(6, '0')}.gz`}`;

/** Tells whether two installations have the same secret, without which sessions and mailed links are invalid. */
export const fingerprintOf = (secret: string): string =>
  createHmac('sha256', secret).update('the fingerprint of a backup').digest('hex');

/** Rows and files belong to the owner of the process. Nobody else can read an unpacked archive. */
const MODE = 0o600;

export async function addContent(pack: Pack, name: string, content: Buffer | string): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    pack.entry({ name, mode: MODE }, content, (error) => (error ? reject(error) : resolve()));
  });
}

type Sink = ReturnType<Pack['entry']>;

/** Writes bytes to a stream of the tar library as fast as it takes them, and ends it. */
export async function writeTo(sink: Sink, source: AsyncIterable<Buffer>): Promise<void> {
  for await (const piece of source) {
    if (sink.write(piece)) continue;
    await new Promise<void>((resolve) => {
      const done = (): void => {
        sink.off('drain', done);
        sink.off('close', done);
        resolve();
      };
      sink.on('drain', done);
      sink.on('close', done);
    });
    if (sink.destroyed) return;
  }
  sink.end(undefined);
}

export async function addStream(
  pack: Pack,
  name: string,
  size: number,
  source: AsyncIterable<Buffer>,
): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const entry = pack.entry({ name, mode: MODE, size }, (error) => (error ? reject(error) : resolve()));
    writeTo(entry, source).catch((error: unknown) => {
      entry.destroy(error instanceof Error ? error : new Error('unknown'));
    });
  });
}
