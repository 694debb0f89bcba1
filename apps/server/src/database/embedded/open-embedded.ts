import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { StartFault } from '../../config/start-fault.ts';
import { findBinaries } from './binaries.ts';
import { EMBEDDED_USER, startCluster, type Cluster } from './cluster.ts';
import { claimCluster, clearAfterKill } from './earlier-server.ts';
import { prepareSocketFolder } from './socket-folder.ts';

const DATABASE = 'mijn';
/** The version whose programs come with the server. */
const MAJOR_VERSION = 18;
const RESTART_AFTER_MS = 500;

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

/** Starts, takes the lock of the data folder, and makes the database where there is none. */
async function start(folder: string): Promise<Cluster> {
  const cluster = await startCluster(folder, findBinaries());
  try {
    const lock = await claimCluster(cluster.connection('postgres'), folder);
    const { rowCount } = await lock.query('select from pg_database where datname = $1', [DATABASE]);
    if (rowCount === 0) await lock.query(`create database ${DATABASE}`);
    return cluster;
  } catch (error) {
    await cluster.stop();
    throw error;
  }
}

/** Keeps a cluster running: calls answer 503 while it is away, and go on when it is back. */
function keepRunning(folder: string, first: Cluster): Pick<Cluster, 'stop' | 'abort'> {
  let cluster = first;
  const stopping = new AbortController();
  const watch = async (): Promise<void> => {
    await cluster.ended;
    while (!stopping.signal.aborted) {
      await wait(RESTART_AFTER_MS);
      const next = await start(folder).catch(() => undefined);
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
 * Starts the PostgreSQL of a data folder, and makes it first when there is none (decisions §9).
 * @throws StartFault when the folder is in use, of another version, or can't be used by PostgreSQL.
 */
export async function openEmbedded(dataDir: string): Promise<EmbeddedDatabase> {
  const folder = path.join(dataDir, 'postgres');
  if (existsSync(folder)) {
    await checkVersion(folder);
    const host = await prepareSocketFolder(folder);
    await clearAfterKill(folder, { host, user: EMBEDDED_USER, database: 'postgres' });
  }
  const cluster = await start(folder).catch((error: unknown) => {
    if (error instanceof StartFault) throw error;
    const reason = error instanceof Error ? (error.message.split('\n').at(-1) ?? '') : 'unknown';
    throw new StartFault(`PostgreSQL could not start in ${folder}: ${reason}`);
  });
  return { connection: cluster.connection(DATABASE), ...keepRunning(folder, cluster) };
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
