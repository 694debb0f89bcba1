import { createReadStream } from 'node:fs';
import { mkdir, open, opendir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { errorCode } from '../../platform/config/errors.ts';
import { FileMissing, type ByteRange, type Store } from './store.ts';

/** Keeps a file, or the names of the files in a folder, if the power fails. */
export async function flush(target: string): Promise<void> {
  const handle = await open(target, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Other codes, such as EIO or EACCES, are faults of the disk. */
const MISSING_CODES: ReadonlySet<string> = new Set(['ENOENT', 'ENOTDIR']);

/** Opens before it returns the stream, so that a missing file fails before the response has started. */
async function openToRead(target: string, key: string, range: ByteRange | undefined): Promise<Readable> {
  try {
    const handle = await open(target, 'r');
    return createReadStream(target, { fd: handle, ...range });
  } catch (error) {
    if (!MISSING_CODES.has(errorCode(error) ?? '')) throw error;
    throw new FileMissing(key, { cause: error });
  }
}

async function ifThere<T>(look: Promise<T>): Promise<T | undefined> {
  return look.catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  });
}

/** Reads a folder in parts. */
async function* walk(folder: string): AsyncGenerator<string> {
  const entries = await ifThere(opendir(folder));
  if (!entries) return;
  for await (const entry of entries) {
    const found = path.join(folder, entry.name);
    if (entry.isDirectory()) yield* walk(found);
    else if (entry.isFile()) yield found;
  }
}

export interface DiskStore extends Store {
  pathOf: (key: string) => string;
}

/** `put` flushes the file, renames it to its key, and flushes the folder (docs/product.md#files-storage). */
export function createDiskStore(root: string): DiskStore {
  const at = (key: string): string => path.join(root, key);
  return {
    pathOf: at,
    async put(key, localPath) {
      const target = at(key);
      const folder = path.dirname(target);
      await flush(localPath);
      await mkdir(folder, { recursive: true });
      await rename(localPath, target);
      // Windows can't flush a folder, and does not need to.
      if (process.platform !== 'win32') await flush(folder);
    },
    has: async (key) => (await ifThere(stat(at(key)))) !== undefined,
    sizeOf: async (key) => (await ifThere(stat(at(key))))?.size,
    read: async (key, range) => openToRead(at(key), key, range),
    async *list(prefix) {
      for await (const file of walk(at(prefix.slice(0, prefix.lastIndexOf('/') + 1)))) {
        const key = path.relative(root, file).replaceAll(path.sep, '/');
        // A file may be removed while the folder is read.
        const found = key.startsWith(prefix) ? await ifThere(stat(file)) : undefined;
        if (found) yield { key, byte_size: found.size, stored_at: found.mtime };
      }
    },
    remove: async (key) => rm(at(key), { force: true }),
  };
}
