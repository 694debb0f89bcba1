import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { execFile } from 'node:child_process';
import { readFile, readlink, realpath, writeFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { StartFault } from '../../config/errors.ts';
import { EMBEDDED_PORT } from './cluster.ts';

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

const STOP_TIMEOUT_MS = 60_000;
/** After this, statements that still run are not waited for: the next start recovers. */
const STOP_AT_ONCE_AFTER_MS = 20_000;
const LOOK_EVERY_MS = 20;

/** Tells the operator what a start waits for. */
export type Tell = (text: string) => void;

/** Whether a process is the PostgreSQL of this folder: PostgreSQL works in its folder, and a dead process in none. */
async function isPostgresOf(pid: number, folder: string): Promise<boolean> {
  if (process.platform === 'linux') {
    const [here, there] = await Promise.all([
      realpath(folder),
      readlink(`/proc/${pid}/cwd`).catch(() => undefined),
    ]);
    const program = await readFile(`/proc/${pid}/comm`, 'utf8').catch(() => '');
    return here === there && program.startsWith('postgres');
  }
  const ps = promisify(execFile)('ps', ['-p', String(pid), '-o', 'args=']);
  const args = await ps.then(({ stdout }) => stdout).catch(() => '');
  return args.includes('postgres') && args.includes(folder);
}

async function stop(pid: number, folder: string, tell: Tell): Promise<void> {
  tell(`waiting for the PostgreSQL of an earlier server (process ${pid}) to stop`);
  const start = Date.now();
  let signal: NodeJS.Signals | undefined;
  while (await isPostgresOf(pid, folder)) {
    const waited = Date.now() - start;
    if (waited > STOP_TIMEOUT_MS) {
      throw new StartFault(
        `The PostgreSQL of an earlier server does not stop: end process ${pid}, then start again.`,
      );
    }
    const due = waited > STOP_AT_ONCE_AFTER_MS ? 'SIGQUIT' : 'SIGINT';
    if (signal !== due) {
      signal = due;
      try {
        process.kill(pid, due);
      } catch {
        // It ended in between.
      }
    }
    await wait(LOOK_EVERY_MS);
  }
}

/**
 * Gives a lock file that a killed PostgreSQL left to this process. The number in it may have become another process's, or
 * be that of a dead process that nobody has cleared away; PostgreSQL would refuse to start. Its own parent's number it
 * takes for an old one, and still makes sure by the other lines that no process of an earlier PostgreSQL uses the data.
 */
async function takeOver(lockFile: string, folder: string, tell: Tell): Promise<void> {
  const [line = '', ...others] = (await readFile(lockFile, 'utf8').catch(() => '')).split('\n');
  const pid = Number(line);
  if (!Number.isInteger(pid) || pid <= 0) return;
  if (await isPostgresOf(pid, folder)) await stop(pid, folder, tell);
  const [still] = (await readFile(lockFile, 'utf8').catch(() => '')).split('\n');
  if (still === line) await writeFile(lockFile, [String(process.pid), ...others].join('\n'));
}

/**
 * Clears away what a killed server left, for who holds the data folder: a PostgreSQL that still runs is stopped, and the
 * lock files of its data and of its socket are taken over.
 * @throws StartFault when it does not stop.
 */
export async function clearAfterKill(folder: string, socketFolder: string, tell: Tell): Promise<void> {
  await takeOver(path.join(folder, 'postmaster.pid'), folder, tell);
  await takeOver(path.join(socketFolder, `.s.PGSQL.${EMBEDDED_PORT}.lock`), folder, tell);
}
