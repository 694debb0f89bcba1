import { existsSync, lstatSync, mkdirSync, realpathSync } from 'node:fs';
import module from 'node:module';
import path from 'node:path';

// This is JavaScript, because Node takes longer to load what strips types than to load all of the help.

/** The mode bits with which other accounts write. */
const OTHERS_WRITE = 0o022;

/** Returns whether no other account can put something into a folder. @param {string} folder */
function isOwn(folder) {
  const stats = lstatSync(folder);
  return stats.isDirectory() && stats.uid === process.getuid?.() && (stats.mode & OTHERS_WRITE) === 0;
}

/** Returns the folder of `dataDir` in the configuration, which takes longer to load. @param {NodeJS.ProcessEnv} environment */
export const dataFolderOf = (environment) =>
  path.resolve(environment['DATA_DIR'] || path.join(import.meta.dirname, '../../../data'));

/**
 * Returns the folder with compiled code in a data folder, which is made if need be. Who writes there decides what a process does. So the
 * folder is used by the account alone that it belongs to, and root runs no code of the account of a server. It makes no data folder.
 * @param {string} dataDir @returns {string | undefined} nothing if no such folder can be had.
 */
export function openCompileCache(dataDir) {
  try {
    const place = realpathSync(dataDir);
    if (!existsSync(path.join(place, 'format')) || !isOwn(place)) return undefined;
    const folder = path.join(place, 'compile-cache');
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    return isOwn(folder) ? folder : undefined;
  } catch {
    // Without compiled code, a program only takes longer to load.
    return undefined;
  }
}

/** Lets Node keep what it compiles in the data folder. A folder of NODE_COMPILE_CACHE, which Node opened before, stays. */
export function keepCompiled() {
  const folder = openCompileCache(dataFolderOf(process.env));
  if (folder !== undefined) module.enableCompileCache(folder);
}
