import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { StartFault } from '../../config/errors.ts';
import { findBinaries } from './programs.ts';
import { type Cluster, EMBEDDED_USER, prepareSocketFolder, startCluster } from './cluster.ts';
import { clearAfterKill, holdFolder, type Tell } from './other-servers.ts';

const DATABASE = 'mijn';
/** The version whose programs come with the server. */
const MAJOR_VERSION = 18;
const RESTART_AFTER_MS = 500;
const EARLIER_ENDS_WITHIN_MS = 60_000;
const RETRY_AFTER_MS = 100;

/** The server's own PostgreSQL. */
export interface EmbeddedDatabase {
  connection: pg.PoolConfig;
  /** To be called last: after the pool is closed. */
  stop: () => Promise<void>;
  /** Stops at once; the next start recovers. */
  abort: () => void;
}

async function checkVersion(folder: string): Promise<void> {
  const version = await readFile(path.join(folder, 'PG_VERSION'), 'utf8').catch(() => String(MAJOR_VERSION));
  if (Number(version) === MAJOR_VERSION) return;
  throw new StartFault(
    `The data folder ${path.dirname(folder)} holds a database of PostgreSQL ${version.trim()}, and this version of the portal brings ${MAJOR_VERSION}: start the version that made it.`,
  );
}

/** What PostgreSQL says while processes of an earlier one still end. */
const EARLIER_ONE_ENDS = /shared memory block|lock file "[^"]*" already exists/u;

/** Starts, once what is left of an earlier PostgreSQL has ended. */
async function start(folder: string, tell: Tell): Promise<Cluster> {
  let isTold = false;
  for (const deadline = Date.now() + EARLIER_ENDS_WITHIN_MS; ;) {
    try {
      return await startCluster(folder, findBinaries());
    } catch (error) {
      const isEnding = error instanceof Error && EARLIER_ONE_ENDS.test(error.message);
      if (!isEnding || Date.now() > deadline) throw error;
    }
    if (!isTold) tell('waiting for the processes of an earlier PostgreSQL to end');
    isTold = true;
    await wait(RETRY_AFTER_MS);
  }
}

async function createDatabase(cluster: Cluster): Promise<void> {
  const client = new pg.Client(cluster.connection('postgres'));
  await client.connect();
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [DATABASE]);
    if (rowCount === 0) await client.query(`create database ${DATABASE}`);
  } finally {
    await client.end();
  }
}

async function startWithDatabase(folder: string, tell: Tell): Promise<Cluster> {
  if (existsSync(folder)) {
    await checkVersion(folder);
    await clearAfterKill(folder, await prepareSocketFolder(folder), tell);
  }
  const cluster = await start(folder, tell).catch((error: unknown) => {
    const reason = error instanceof Error ? (error.message.split('\n').at(-1) ?? '') : 'unknown';
    throw new StartFault(`PostgreSQL could not start in ${folder}: ${reason}`);
  });
  try {
    await createDatabase(cluster);
    return cluster;
  } catch (error) {
    await cluster.stop();
    throw error;
  }
}

/** Keeps a cluster running: calls answer 503 while it is away, and go on when it is back. */
function keepRunning(folder: string, first: Cluster, tell: Tell): Pick<Cluster, 'stop' | 'abort'> {
  let cluster = first;
  const stopping = new AbortController();
  const watch = async (): Promise<void> => {
    await cluster.ended;
    while (!stopping.signal.aborted) {
      await wait(RESTART_AFTER_MS);
      const next = await start(folder, tell).catch(() => undefined);
      if (!next) continue;
      cluster = next;
      // Told to stop while it was starting: nobody else would stop this one.
      if (stopping.signal.aborted) await next.stop();
      await next.ended;
    }
  };
  const watching = watch();
  return {
    stop: async () => {
      stopping.abort();
      await cluster.stop();
      await watching;
    },
    abort: () => {
      stopping.abort();
      cluster.abort();
    },
  };
}

/**
 * Starts the PostgreSQL of a data folder, and makes it first when there is none (decisions §9). The folder is held for as
 * long as it runs.
 * @param tell is told what the start waits for.
 * @throws StartFault when the folder is in use, of another version, or can't be used by PostgreSQL.
 */
export async function openEmbedded(dataDir: string, tell: Tell): Promise<EmbeddedDatabase> {
  const lock = holdFolder(dataDir);
  try {
    const folder = path.join(dataDir, 'postgres');
    const cluster = await startWithDatabase(folder, tell);
    const { stop, abort } = keepRunning(folder, cluster, tell);
    return {
      connection: cluster.connection(DATABASE),
      stop: async () => {
        await stop();
        lock.release();
      },
      abort,
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}

/** The PostgreSQL of a server that runs on this data folder; undefined when none does. It stays that server's to stop. */
export async function joinEmbedded(dataDir: string): Promise<EmbeddedDatabase | undefined> {
  const folder = path.join(dataDir, 'postgres');
  if (!existsSync(folder)) return undefined;
  const connection = { host: await prepareSocketFolder(folder), user: EMBEDDED_USER, database: DATABASE };
  const client = new pg.Client(connection);
  try {
    await client.connect();
    return { connection, stop: async () => undefined, abort: () => undefined };
  } catch {
    return undefined;
  } finally {
    await client.end().catch(() => undefined);
  }
}
