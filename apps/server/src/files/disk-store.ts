import { createReadStream } from 'node:fs';
import { access, mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { FileMissing, type ByteRange, type Store } from './store.ts';

async function flush(target: string): Promise<void> {
  const handle = await open(target, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/**
 * Opens a file before its stream is returned, so that a missing file fails before the response has started.
 */
async function openToRead(target: string, key: string, range: ByteRange | undefined): Promise<Readable> {
  try {
    const handle = await open(target, 'r');
    return createReadStream(target, { fd: handle, ...range });
  } catch (error) {
    throw new FileMissing(key, { cause: error });
  }
}

/**
 * Creates a store that keeps its bytes in a folder. `put` flushes the file, renames it to its key, and
 * flushes the folder (decisions §7).
 */
export function createDiskStore(root: string): Store {
  const at = (key: string): string => path.join(root, key);
  return {
    async put(key, localPath) {
      const target = at(key);
      const folder = path.dirname(target);
      await flush(localPath);
      await mkdir(folder, { recursive: true });
      await rename(localPath, target);
      // Windows can't flush a folder, and does not need to.
      if (process.platform !== 'win32') await flush(folder);
    },
    has: async (key) =>
      access(at(key)).then(
        () => true,
        () => false,
      ),
    read: async (key, range) => openToRead(at(key), key, range),
    async *list(prefix) {
      const folder = at(prefix.slice(0, prefix.lastIndexOf('/') + 1));
      const found = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
      for (const entry of found) {
        const key = path.relative(root, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/');
        if (entry.isFile() && key.startsWith(prefix)) yield key;
      }
    },
    remove: async (key) => rm(at(key), { force: true }),
  };
}
