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

/** A received file under a temporary name. Call either `keep` or `discard` once. */
export interface ReceivedFile {
  /** The temporary file. */
  path: string;
  /** SHA-256 of the content, hexadecimal. */
  hash: string;
  byte_size: number;
  /**
   * Moves the file into the store, unless the store has the same content. Do so before the row that refers to it is
   * committed.
   * @param key by default the key of its content.
   */
  keep: (key?: string) => Promise<void>;
  discard: () => Promise<void>;
}

/** The stream had more bytes than the limit. */
export class FileTooLarge extends Error {
  /** In bytes. */
  readonly limit: number;

  constructor(limit: number) {
    super(`The file is larger than ${limit} bytes.`);
    this.name = 'FileTooLarge';
    this.limit = limit;
  }
}

/** Implements `Files.receive`. */
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

/** Milliseconds without a change, after which no upload can still write to a file. */
const LEFT_AFTER_MS = 24 * 3_600_000;

/** Deletes the files that did not change for a day. */
export async function removeLeftovers(folder: string, now: Date): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names) {
    const file = path.join(folder, name);
    const found = await stat(file).catch(() => undefined);
    if (found && now.getTime() - found.mtimeMs > LEFT_AFTER_MS) await rm(file, { force: true });
  }
}

/** The store of this installation, and how it receives new files. */
export interface Files extends Store {
  /**
   * Writes a stream to a temporary file, and hashes it meanwhile. The store has it only after `keep`.
   * @throws FileTooLarge after `limit` bytes. On any error the temporary file is deleted.
   */
  receive: (source: Readable, limit: number) => Promise<ReceivedFile>;
  /** Deletes the temporary files of killed processes, once no upload can still use them. */
  removeLeftovers: (now: Date) => Promise<void>;
}

/** Opens the store: that of FILES_URL, or else the folder `files` in the data folder. */
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
