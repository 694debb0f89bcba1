import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { type Database, openDatabase } from '../platform/database/index.ts';
import { type Program, runProgram, type ServerProcess } from './server-process.ts';
import { cloneDatabase } from './test-database.ts';

/** The maximum time in milliseconds until a step is reached. */
const WAIT_MS_MAX = 60_000;

/** Servers on one database of a test, which are killed. */
export interface KilledServers {
  /** The folder of the test. Each server has its data folder in it. */
  folder: string;
  databaseUrl: string;
  database: Database;
  /** Starts a server with a data folder of its own, unless the environment names one. */
  start: (environment?: Record<string, string>) => Promise<ServerProcess>;
  /** Kills a server, and lets others take over its jobs immediately. */
  kill: (server: ServerProcess) => Promise<void>;
  /** Lets servers take over the jobs of servers that do not run any more. */
  releaseJobs: () => Promise<void>;
  countJobs: () => Promise<number>;
  /** Kills all servers, and removes the database and the folder. */
  stop: () => Promise<void>;
}

/** Prepares servers that run a program on a new database. None has started yet. */
export async function createKilledServers(program: Program): Promise<KilledServers> {
  const folder = await mkdtemp(path.join(tmpdir(), 'mijn-killed-'));
  const clone = await cloneDatabase();
  const database = openDatabase({ connectionString: clone.url, max: 2 }, () => undefined);
  const started: ServerProcess[] = [];

  const start: KilledServers['start'] = async (environment = {}) => {
    const server = runProgram(program, {
      DATA_DIR: path.join(folder, String(started.length)),
      DATABASE_URL: clone.url,
      SESSION_SECRET: 'x'.repeat(32),
      PORT: '0',
      ...environment,
    });
    started.push(server);
    await server.address;
    return server;
  };

  const end = async (server: ServerProcess): Promise<void> => {
    server.kill('SIGKILL');
    await server.ended;
  };

  const releaseJobs = async (): Promise<void> => {
    await database.queries.execute(
      sql`update graphile_worker._private_jobs set locked_at = locked_at - interval '10 seconds'`,
    );
  };

  return {
    folder,
    databaseUrl: clone.url,
    database,
    start,
    kill: async (server) => {
      await end(server);
      await releaseJobs();
    },
    releaseJobs,
    countJobs: async () =>
      (await database.queries.execute(sql`select from graphile_worker.jobs`)).rowCount ?? 0,
    stop: async () => {
      await Promise.all(started.map(end));
      await database.close();
      await clone.drop();
      await rm(folder, { recursive: true });
    },
  };
}

/** Waits until a step is reached. @throws Error with the name of the step if that takes longer than a minute */
export async function until(isReached: () => Promise<boolean> | boolean, step = 'the end'): Promise<void> {
  for (const deadline = Date.now() + WAIT_MS_MAX; !(await isReached());) {
    if (Date.now() > deadline) throw new Error(`It took too long until ${step}.`);
    await wait(20);
  }
}
