import { execFile } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { errorCode } from '../../config/error-code.ts';
import { StartFault } from '../../config/start-fault.ts';

/** Any number: whoever holds it in the cluster's own database uses the data folder. */
const LOCK = 7_306_114_028;
const STOP_TIMEOUT_MS = 60_000;
const CONNECT_TIMEOUT_MS = 10_000;

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return errorCode(error) === 'EPERM';
  }
};

/** The name of a running program; undefined when the system does not tell. */
async function programOf(pid: number): Promise<string | undefined> {
  const fromProc = await readFile(`/proc/${pid}/comm`, 'utf8').catch(() => undefined);
  if (fromProc !== undefined) return fromProc.trim();
  const ps = promisify(execFile)('ps', ['-p', String(pid), '-o', 'comm=']);
  return ps.then(({ stdout }) => stdout.trim()).catch(() => undefined);
}

async function stop(pid: number): Promise<void> {
  process.kill(pid, 'SIGINT');
  for (const deadline = Date.now() + STOP_TIMEOUT_MS; isAlive(pid) && Date.now() < deadline;) await wait(50);
}

/** Connects to a PostgreSQL that may just be starting or recovering. */
async function connect(connection: pg.ClientConfig): Promise<pg.Client> {
  for (const deadline = Date.now() + CONNECT_TIMEOUT_MS; ;) {
    const client = new pg.Client(connection);
    client.on('error', () => undefined);
    try {
      await client.connect();
      return client;
    } catch (error) {
      await client.end().catch(() => undefined);
      if (Date.now() > deadline) throw error;
      await wait(100);
    }
  }
}

/**
 * Takes the lock that a running server holds on its cluster. The lock goes with the connection, so that a server that
 * was killed holds none, whatever files it left.
 * @throws StartFault when another server has it.
 */
export async function claimCluster(connection: pg.ClientConfig, folder: string): Promise<pg.Client> {
  const client = await connect(connection);
  const { rows } = await client.query<{ is_ours: boolean }>('select pg_try_advisory_lock($1) as is_ours', [
    LOCK,
  ]);
  if (rows[0]?.is_ours) return client;
  await client.end();
  throw new StartFault(
    `The data folder ${path.dirname(folder)} is in use by another server: stop that one, or choose another with DATA_DIR.`,
  );
}

/**
 * Clears away what a killed server left: a PostgreSQL that still runs is stopped in good order; a file that names a
 * process which is none of PostgreSQL's any more is removed.
 * @throws StartFault when the server of that PostgreSQL still runs.
 */
export async function clearAfterKill(folder: string, connection: pg.ClientConfig): Promise<void> {
  const pidFile = path.join(folder, 'postmaster.pid');
  const [line = ''] = (await readFile(pidFile, 'utf8').catch(() => '')).split('\n');
  const pid = Number(line);
  if (!Number.isInteger(pid) || pid <= 0) return;
  const program = isAlive(pid) ? await programOf(pid) : undefined;
  if (program === undefined || !program.includes('postgres')) {
    if (isAlive(pid)) await rm(pidFile, { force: true });
    return;
  }
  const client = await claimCluster(connection, folder);
  const stopped = stop(pid);
  await client.end().catch(() => undefined);
  await stopped;
}
