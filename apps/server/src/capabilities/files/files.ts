import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { contentKey, type Store } from './store.ts';
import type { Config } from '../../platform/config/read-config.ts';
import { createDiskStore } from './disk-store.ts';
import { readS3Address } from '../../platform/config/s3-address.ts';
import { createS3Store, type StoreTimes } from './s3-store.ts';
import { type Checks, withChecks } from './checked-store.ts';
import { withBreaker } from './breaker.ts';
import type { Observer } from '../../platform/metrics/observer.ts';
import { asStoreFull } from '../../platform/config/store-full.ts';

/** A received file with a temporary name. Call either `keep` or `discard` once. */
export interface ReceivedFile {
  path: string;
  /** The SHA-256 hash in hexadecimal. */
  hash: string;
  byte_size: number;
  /**
   * Moves the file into the store, unless the store has the content. Call this before the row is committed. Any error
   * deletes the file. @throws StoreFull or StoreUnavailable. @param key by default the key of the content.
   */
  keep: (key?: string) => Promise<void>;
  discard: () => Promise<void>;
}

export class FileTooLarge extends Error {
  /** The limit is in bytes. */
  readonly limit: number;

  constructor(limit: number) {
    super(`The file is larger than ${limit} bytes.`);
    this.name = 'FileTooLarge';
    this.limit = limit;
  }
}

export async function receive(
  store: Store,
  folder: string,
  source: Readable,
  limit: number,
  name: string = randomUUID(),
): Promise<ReceivedFile> {
  const target = path.join(folder, name);
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
    await mkdir(folder, { recursive: true });
    await pipeline(source, measure, createWriteStream(target, { flags: 'wx' }));
  } catch (error) {
    await discard();
    throw asStoreFull(error);
  }
  const hash = digest.digest('hex');
  const keep = async (key = contentKey(hash)) => {
    try {
      await ((await store.has(key)) ? discard() : store.put(key, target));
    } catch (error) {
      await discard();
      throw asStoreFull(error);
    }
  };
  return { path: target, hash, byte_size, keep, discard };
}

/** No upload can still write to a temporary file that is unchanged for so long. */
const LEFT_AFTER_MS = 24 * 3_600_000;

async function removeLeftovers(folder: string, now: Date): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names) {
    const file = path.join(folder, name);
    const found = await stat(file).catch(() => undefined);
    if (found && now.getTime() - found.mtimeMs > LEFT_AFTER_MS) await rm(file, { force: true });
  }
}

export async function removeReceived(folder: string, prefix: string): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names) {
    if (name.startsWith(prefix)) await rm(path.join(folder, name), { force: true });
  }
}

export interface Files extends Store {
  /**
   * The file is in the store only after `keep`. Any error deletes the file. @throws FileTooLarge beyond `limit` bytes, or
   * StoreFull. @param name the name of the temporary file, which no other file has; random by default.
   */
  receive: (source: Readable, limit: number, name?: string) => Promise<ReceivedFile>;
  /** Deletes temporary files that a killed process has left. */
  removeReceived: (prefix: string) => Promise<void>;
  /** Deletes temporary files that no upload can still use. */
  removeLeftovers: (now: Date) => Promise<void>;
  /** Returns whether the S3 store responds in the time that a call has, or undefined for a folder. Does not reject. */
  isUp: () => Promise<boolean | undefined>;
}

function openStore(
  root: string,
  filesUrl: string | undefined,
  { observer, times, hasBreaker = true }: FilesOptions,
): Store & Pick<Files, 'isUp'> {
  if (filesUrl === undefined) return { ...createDiskStore(root), isUp: async () => undefined };
  const s3 = createS3Store(readS3Address(filesUrl), times);
  if (!hasBreaker) return s3;
  return { ...withBreaker(s3, { onFailure: () => observer?.onStoreFailure() }), isUp: s3.isUp };
}

interface FilesOptions {
  observer?: Observer | undefined;
  /** False for commands, which try one file again and go on with the others. */
  hasBreaker?: boolean;
  /** What is checked of bytes that are read. Without it they are not checked: commands compare them themselves. */
  checks?: Checks | undefined;
  /** For tests: the time-outs of the S3 store. */
  times?: StoreTimes;
}

/**
 * Opens the S3 store of FILES_URL, or otherwise the folder `files` in the data folder. A server opens it once, because all
 * who use it learn from each other's failures that the store does not respond.
 */
export function openFiles(
  { dataDir, filesUrl }: Pick<Config, 'dataDir' | 'filesUrl'>,
  options: FilesOptions = {},
): Files {
  const root = path.join(dataDir, 'files');
  const opened = openStore(root, filesUrl, options);
  const store = options.checks ? { ...opened, ...withChecks(opened, options.checks) } : opened;
  const incoming = path.join(root, 'incoming');
  return {
    ...store,
    receive: (source, limit, name) => receive(store, incoming, source, limit, name),
    removeReceived: (prefix) => removeReceived(incoming, prefix),
    removeLeftovers: (now) => removeLeftovers(incoming, now),
  };
}
