import { createHash, randomUUID } from 'node:crypto';
import { cp, mkdir, readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises';
import { homedir } from 'node:os';
import path from 'node:path';

/** Each result of the demo data has about 100 MB. */
const KEPT_MAX = 3;

/** Returns the folder of the user for what can be made again. */
export function cacheFolder({ env, platform } = process): string {
  const ofPlatform: Partial<Record<NodeJS.Platform, string>> = {
    darwin: path.join(homedir(), 'Library', 'Caches'),
    win32: env['LOCALAPPDATA'] || path.join(homedir(), 'AppData', 'Local'),
  };
  const folder = env['XDG_CACHE_HOME'] || (ofPlatform[platform] ?? path.join(homedir(), '.cache'));
  return path.join(folder, 'mijn-vve-portaal');
}

/** Lists files in a fixed order. */
async function filesIn(source: string): Promise<string[]> {
  if ((await stat(source)).isFile()) return [source];
  const entries = await readdir(source, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .toSorted();
}

interface Sources {
  /** The names of the files are relative to the root. */
  root: string;
  /** The files and folders from which the result is made. */
  paths: readonly string[];
  /** Decides whether a file counts, by its name relative to the root. */
  counts?: (file: string) => boolean;
  /** Values that the result depends on too. */
  values?: readonly string[];
}

/** The hash includes the version of Node and the machine, because libraries differ. */
async function hashOf({ root, paths, counts = () => true, values = [] }: Sources): Promise<string> {
  const hash = createHash('sha256');
  hash.update([process.version, process.platform, process.arch, ...values].join('\n'));
  for (const source of paths) {
    for (const file of await filesIn(source)) {
      const name = path.relative(root, file).replaceAll(path.sep, '/');
      if (!counts(name)) continue;
      const bytes = await readFile(file);
      hash.update(`\n${name} ${bytes.length}\n`).update(bytes);
    }
  }
  return hash.digest('hex').slice(0, 32);
}

async function removeOld(folder: string): Promise<void> {
  const names = await readdir(folder);
  const results = await Promise.all(
    names.map(async (name) => ({ name, usedAt: (await stat(path.join(folder, name))).mtimeMs })),
  );
  const old = results.toSorted((one, other) => other.usedAt - one.usedAt).slice(KEPT_MAX);
  for (const { name } of old) await rm(path.join(folder, name), { recursive: true, force: true });
}

/** The copy gets its final name last, so that the cache has complete results only. */
async function keep(from: string, kept: string): Promise<void> {
  const incoming = `${kept}.${randomUUID()}`;
  await mkdir(path.dirname(kept), { recursive: true });
  try {
    await cp(from, incoming, { recursive: true, preserveTimestamps: true });
    await utimes(incoming, new Date(), new Date());
    await rename(incoming, kept);
  } finally {
    await rm(incoming, { recursive: true, force: true });
  }
  await removeOld(path.dirname(kept));
}

export interface FolderToMake {
  name: string;
  /** The former content of this folder is removed. */
  to: string;
  sources: Sources;
  make: () => Promise<void>;
  cache?: string;
}

/** Returns whether the folder came from the cache of the user. A cache that can't be written is no fault. */
export async function makeOnce({
  name,
  to,
  sources,
  make,
  cache = cacheFolder(),
}: FolderToMake): Promise<boolean> {
  const kept = path.join(cache, name, await hashOf(sources));
  await rm(to, { recursive: true, force: true });
  try {
    await cp(kept, to, { recursive: true, preserveTimestamps: true });
    await utimes(kept, new Date(), new Date());
    return true;
  } catch {
    // The cache has no such result, or another run has just removed it.
    await rm(to, { recursive: true, force: true });
  }
  await make();
  await keep(to, kept).catch(() => undefined);
  return false;
}
