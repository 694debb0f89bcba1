import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { execFile } from 'node:child_process';
import { readFile, readlink, realpath, writeFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { StartFault } from '../../config/errors.ts';
import { EMBEDDED_PORT } from './cluster.ts';

const SQLITE_BUSY = 5;

interface FolderLock {
  release: () => void;
}

const isBusy = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'errcode' in error && error.errcode === SQLITE_BUSY;

/**
 * A SQLite file is the lock, because Node has no file locks. The system unlocks it with the process. Returns undefined if another process
 * holds the folder. @throws StartFault if the folder can't be locked.
 */
function tryToHold(dataDir: string): FolderLock | undefined {
  let file: DatabaseSync | undefined;
  try {
    file = new DatabaseSync(path.join(dataDir, 'server.lock'));
    file.exec('begin exclusive');
    const held = file;
    return { release: () => held.close() };
  } catch (error) {
    file?.close();
    if (isBusy(error)) return undefined;
    const reason = error instanceof Error ? error.message : 'unknown';
    throw new StartFault(
      `The data folder ${dataDir} can't be locked (${reason}): choose another with DATA_DIR.`,
    );
  }
}

/** @throws StartFault if another process holds the folder, or if it can't be locked. */
export function holdFolder(dataDir: string): FolderLock {
  const lock = tryToHold(dataDir);
  if (lock) return lock;
  throw new StartFault(
    `The data folder ${dataDir} is in use by another server: stop that one, or choose another with DATA_DIR.`,
  );
}

/** Returns whether a server or a command runs that has started the PostgreSQL of the folder. */
export function isHeld(dataDir: string): boolean {
  const lock = tryToHold(dataDir);
  lock?.release();
  return lock === undefined;
}

const STOP_TIMEOUT_MS = 60_000;
/** The milliseconds until PostgreSQL is stopped without waiting for statements. The next start recovers the data. */
const STOP_AT_ONCE_AFTER_MS = 20_000;
const LOOK_EVERY_MS = 20;

export type Report = (text: string) => void;

/** Compares the working directory or the arguments of the process with the folder. */
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

async function stop(pid: number, folder: string, report: Report): Promise<void> {
  report(`waiting for the PostgreSQL of an earlier server (process ${pid}) to stop`);
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
        // The process has just ended.
      }
    }
    await wait(LOOK_EVERY_MS);
  }
}

/**
 * PostgreSQL refuses to start if another process has the id in the lock file, but ignores the id of its own parent. The
 * other lines stay, because PostgreSQL uses them to check that no earlier PostgreSQL uses the data.
 */
async function takeOver(lockFile: string, folder: string, report: Report): Promise<void> {
  const [line = '', ...others] = (await readFile(lockFile, 'utf8').catch(() => '')).split('\n');
  const pid = Number(line);
  if (!Number.isInteger(pid) || pid <= 0) return;
  if (await isPostgresOf(pid, folder)) await stop(pid, folder, report);
  const [still] = (await readFile(lockFile, 'utf8').catch(() => '')).split('\n');
  if (still === line) await writeFile(lockFile, [String(process.pid), ...others].join('\n'));
}

/** The caller must have locked the data folder. @throws StartFault if the PostgreSQL of a killed server does not stop. */
export async function clearAfterKill(folder: string, socketFolder: string, report: Report): Promise<void> {
  await takeOver(path.join(folder, 'postmaster.pid'), folder, report);
  await takeOver(path.join(socketFolder, `.s.PGSQL.${EMBEDDED_PORT}.lock`), folder, report);
}
