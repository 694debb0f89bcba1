import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { StartFault } from '../../config/errors.ts';
import { findBinaries } from './programs.ts';
import { type Cluster, EMBEDDED_USER, prepareSocketFolder, startCluster } from './cluster.ts';
import { clearAfterKill, holdFolder, type Report } from './other-servers.ts';

const DATABASE = 'mijn';
const MAJOR_VERSION = 18;
const RESTART_AFTER_MS = 500;
const EARLIER_ENDS_WITHIN_MS = 60_000;
const RETRY_AFTER_MS = 100;

export interface EmbeddedDatabase {
  connection: pg.PoolConfig;
  /** Call this last, after the pool is closed. */
  stop: () => Promise<void>;
  /** The next start of PostgreSQL recovers the data. */
  abort: () => void;
}

async function checkVersion(folder: string): Promise<void> {
  const version = await readFile(path.join(folder, 'PG_VERSION'), 'utf8').catch(() => String(MAJOR_VERSION));
  if (Number(version) === MAJOR_VERSION) return;
  throw new StartFault(
    `The data folder ${path.dirname(folder)} holds a database of PostgreSQL ${version.trim()}, and this version of the portal brings ${MAJOR_VERSION}: start the version that made it.`,
  );
}

/** Matches the error of PostgreSQL if the processes of an earlier PostgreSQL have not ended yet. */
const EARLIER_ONE_ENDS = /shared memory block|lock file "[^"]*" already exists/u;

/** Waits until the processes of an earlier PostgreSQL have ended. */
async function start(folder: string, report: Report): Promise<Cluster> {
  let isReported = false;
  for (const deadline = Date.now() + EARLIER_ENDS_WITHIN_MS; ;) {
    try {
      return await startCluster(folder, findBinaries());
    } catch (error) {
      const isEnding = error instanceof Error && EARLIER_ONE_ENDS.test(error.message);
      if (!isEnding || Date.now() > deadline) throw error;
    }
    if (!isReported) report('waiting for the processes of an earlier PostgreSQL to end');
    isReported = true;
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
  const own = new pg.Client(cluster.connection(DATABASE));
  try {
    await own.connect();
  } finally {
    await own.end();
  }
}

/** The reason in PostgreSQL's log, without time and process id, and without responses to connections during the start. */
const REASON = /(?:FATAL|PANIC): {2}(?<reason>(?!the database system is ).*)$/mu;

/** Matches the reasons that are about the account which runs PostgreSQL, or the modes of the files. */
const OF_ACCOUNT = /permission denied|ownership|invalid permissions/iu;

function explain(folder: string, error: unknown): StartFault {
  if (error instanceof StartFault) return error;
  const message = error instanceof Error ? error.message : 'unknown';
  const reason = REASON.exec(message)?.groups?.['reason'] ?? message.split('\n').at(-1) ?? '';
  return new StartFault(
    `PostgreSQL could not start in ${folder}: ${reason}`,
    OF_ACCOUNT.test(reason)
      ? 'Give the folder and all in it back to the account that PostgreSQL ran as, with mode 700.'
      : 'If files are missing or damaged, keep the folder, and restore the last backup into a new data folder with "mijn restore".',
  );
}

/** An empty database beside the files of another would look like a portal that lost everything. */
async function requireNoFiles(dataDir: string): Promise<void> {
  const stored = await readdir(path.join(dataDir, 'files/content')).catch(() => []);
  if (stored.length === 0) return;
  throw new StartFault(
    `The data folder ${dataDir} has stored files and no database.`,
    'Set DATABASE_URL if the database is elsewhere, or restore the last backup into a new data folder with "mijn restore".',
  );
}

async function startWithDatabase(folder: string, report: Report): Promise<Cluster> {
  if (!existsSync(folder)) await requireNoFiles(path.dirname(folder));
  else {
    await checkVersion(folder);
    await clearAfterKill(folder, await prepareSocketFolder(folder), report);
  }
  const cluster = await start(folder, report).catch((error: unknown) => {
    throw explain(folder, error);
  });
  try {
    await createDatabase(cluster);
    return cluster;
  } catch (error) {
    await cluster.stop();
    throw explain(folder, error);
  }
}

/** Restarts a cluster that ends by itself. Until the cluster runs again, the response of calls is 503. */
function keepRunning(folder: string, first: Cluster, report: Report): Pick<Cluster, 'stop' | 'abort'> {
  let cluster = first;
  const stopping = new AbortController();
  const watch = async (): Promise<void> => {
    await cluster.ended;
    while (!stopping.signal.aborted) {
      await wait(RESTART_AFTER_MS);
      const next = await start(folder, report).catch(() => undefined);
      if (!next) continue;
      cluster = next;
      // A stop during the restart has stopped only the previous cluster.
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

/** Locks the data folder (docs/product.md#database). @throws StartFault if it is in use, of another version or unusable. */
export async function openEmbedded(dataDir: string, report: Report): Promise<EmbeddedDatabase> {
  const lock = holdFolder(dataDir);
  try {
    const folder = path.join(dataDir, 'postgres');
    const cluster = await startWithDatabase(folder, report);
    const { stop, abort } = keepRunning(folder, cluster, report);
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

/** Returns undefined if no server runs on the folder. Never stops PostgreSQL, because the other server does. */
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
