import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { contentKey, type Store } from './store.ts';
import type { Config } from '../config/read-config.ts';
import { createDiskStore } from './disk-store.ts';
import { createS3Store, readS3Address } from './s3-store.ts';

/** A file that has arrived whole under a temporary name. One of `keep` and `discard` ends its life. */
export interface ReceivedFile {
  /** Where its bytes are until then. */
  path: string;
  /** SHA-256 of the content, hexadecimal. */
  hash: string;
  byte_size: number;
  /**
   * Takes it into the store, unless the same content is there already: before the row that points at it is committed.
   * @param key where it is to be; by its content where that is not said.
   */
  keep: (key?: string) => Promise<void>;
  discard: () => Promise<void>;
}

/** More bytes came than are allowed. */
export class FileTooLarge extends Error {
  /** In bytes. */
  readonly limit: number;

  constructor(limit: number) {
    super(`The file is larger than ${limit} bytes.`);
    this.name = 'FileTooLarge';
    this.limit = limit;
  }
}

/** Receives a stream into a folder; see `Files.receive`. */
export async function receive(
  store: Store,
  folder: string,
  source: Readable,
  limit: number,
): Promise<ReceivedFile> {
  await mkdir(folder, { recursive: true });
  const target = path.join(folder, randomUUID());
  const digest = createHash('sha256');
  let byte_size = 0;
  const measure = new Transform({
    transform(chunk: Buffer, _, done) {
      byte_size += chunk.length;
      digest.update(chunk);
      done(byte_size > limit ? new FileTooLarge(limit) : null, chunk);
    },
  });
  const discard = () => rm(target, { force: true });
  try {
    await pipeline(source, measure, createWriteStream(target, { flags: 'wx' }));
  } catch (error) {
    await discard();
    throw error;
  }
  const hash = digest.digest('hex');
  const keep = async (key = contentKey(hash)) =>
    (await store.has(key)) ? discard() : store.put(key, target);
  return { path: target, hash, byte_size, keep, discard };
}

/** Milliseconds that no upload lasts. */
const LEFT_AFTER_MS = 24 * 3_600_000;

/** Removes the files that a killed process was receiving: those to which nothing was added for a day. */
export async function removeLeftovers(folder: string, now: Date): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names) {
    const file = path.join(folder, name);
    const found = await stat(file).catch(() => undefined);
    if (found && now.getTime() - found.mtimeMs > LEFT_AFTER_MS) await rm(file, { force: true });
  }
}

/** Stored bytes, and the way in for new ones. */
export interface Files extends Store {
  /**
   * Writes what arrives to a temporary name and hashes it on the way. Nothing is in the store until `keep`.
   * @throws FileTooLarge after `limit` bytes; nothing is left then, nor when the source fails.
   */
  receive: (source: Readable, limit: number) => Promise<ReceivedFile>;
  /** Removes what a killed process was receiving, once no upload can still be at it. */
  removeLeftovers: (now: Date) => Promise<void>;
}

/** The store of this installation: FILES_URL, or else the folder `files` of the data folder. */
export function openFiles({ dataDir, filesUrl }: Pick<Config, 'dataDir' | 'filesUrl'>): Files {
  const root = path.join(dataDir, 'files');
  const store = filesUrl === undefined ? createDiskStore(root) : createS3Store(readS3Address(filesUrl));
  const incoming = path.join(root, 'incoming');
  return {
    ...store,
    receive: (source, limit) => receive(store, incoming, source, limit),
    removeLeftovers: (now) => removeLeftovers(incoming, now),
  };
}
