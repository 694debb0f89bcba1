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
 * - `hashes/<number>.txt`, after some hundred of the entries above: their SHA-256 hashes, for `sha256sum --check`. Since
 *   format 2. A file that was damaged or missing when the backup was made has a hash of zeros, which no bytes have;
 * - `complete.json`: the numbers of rows and files. An archive without it is not complete.
 */
export const MANIFEST = 'manifest.json';
export const SECRET = 'session-secret';
export const COMPLETE = 'complete.json';
export const FILES = 'files/';
const HASHES = 'hashes/';

export const DAMAGED_HASH = '0'.repeat(64);

export const BACKUP_FORMAT = 2;

/** The first format with hashes. */
export const HASHES_SINCE = 2;

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

const countsSchema = object({
  rows: number().required(),
  files: number().required(),
  bytes: number().required(),
});

export type BackupCounts = InferType<typeof countsSchema>;

export const completeSchema = countsSchema.shape({
  /** The number of files that rows needed and that were missing, unreadable or changed. Not in format 1. */
  damaged: number(),
});

/** Returns the name of a part of a table, or the beginning of the names of all parts. */
export const partName = (table: Pick<BackupTable, 'schema' | 'name'>, part?: number): string =>
  `tables/${nameOf(table)}/${part === undefined ? '' : `${String(part).padStart(6, '0')}.gz`}`;

export const hashesName = (part: number): string => `${HASHES}${String(part).padStart(6, '0')}.txt`;

/** Tells whether two installations have the same secret, without which sessions and mailed links are invalid. */
export const fingerprintOf = (secret: string): string =>
  createHmac('sha256', secret).update('the fingerprint of a backup').digest('hex');

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
