import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { Transform, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { contentKey, type Store } from './store.ts';

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
