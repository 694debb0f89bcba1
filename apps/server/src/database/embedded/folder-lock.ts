import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StartFault } from '../../config/start-fault.ts';

/** SQLite's code for a file that another process has locked. */
const SQLITE_BUSY = 5;

/** The data folder, held by this process. */
export interface FolderLock {
  release: () => void;
}

const isBusy = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'errcode' in error && error.errcode === SQLITE_BUSY;

/**
 * Holds a data folder for the life of this process. The system itself keeps the lock, on Linux, macOS and Windows, and
 * gives it up when the process ends, however it does: no file with a process number has to be believed. Node has no
 * function for it, but the SQLite that comes with Node locks its file so.
 * @throws StartFault when another process holds the folder.
 */
export function holdFolder(dataDir: string): FolderLock {
  let file: DatabaseSync | undefined;
  try {
    file = new DatabaseSync(path.join(dataDir, 'server.lock'));
    file.exec('begin exclusive');
    const held = file;
    return { release: () => held.close() };
  } catch (error) {
    file?.close();
    if (isBusy(error)) {
      throw new StartFault(
        `The data folder ${dataDir} is in use by another server: stop that one, or choose another with DATA_DIR.`,
      );
    }
    const reason = error instanceof Error ? error.message : 'unknown';
    throw new StartFault(
      `The data folder ${dataDir} can't be locked (${reason}): choose another with DATA_DIR.`,
    );
  }
}
