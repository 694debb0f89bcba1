import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { type Database, openDatabase } from '../platform/database/index.ts';
import { type Program, runProgram, type ServerProcess } from './server-process.ts';
import { cloneDatabase } from './test-database.ts';

const WAIT_MS_MAX = 60_000;

export interface KilledServers {
  /** The data folder of the servers. */
  folder: string;
  databaseUrl: string;
  database: Database;
  /** The servers share the folder of the test, unless the environment names one. */
  start: (environment?: Record<string, string>) => Promise<ServerProcess>;
  /** Lets others take over the jobs of the server immediately. */
  kill: (server: ServerProcess) => Promise<void>;
  /** Lets servers take over the jobs of servers that do not run any more. */
  releaseJobs: () => Promise<void>;
  countJobs: () => Promise<number>;
  stop: () => Promise<void>;
}

/** None of the servers has started yet. */
export async function createKilledServers(program: Program): Promise<KilledServers> {
  const folder = await mkdtemp(path.join(tmpdir(), 'mijn-killed-'));
  const clone = await cloneDatabase();
  const database = openDatabase({ connectionString: clone.url, max: 8 }, () => undefined);
  const started: ServerProcess[] = [];

  const start: KilledServers['start'] = async (environment = {}) => {
    const server = runProgram(program, {
      DATA_DIR: folder,
      DATABASE_URL: clone.url,
      SESSION_SECRET: 'x'.repeat(32),
      PORT: '0',
      ...environment,
    });
    started.push(server);
    await server.url;
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
      await database.queries.execute(
        sql`delete from running_servers where host like ${`%(process ${server.pid})`}`,
      );
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

/** @throws Error with the name of the step after a minute. */
export async function until(isReached: () => Promise<boolean> | boolean, step = 'the end'): Promise<void> {
  for (const deadline = Date.now() + WAIT_MS_MAX; !(await isReached());) {
    if (Date.now() > deadline) throw new Error(`It took too long until ${step}.`);
    await wait(20);
  }
}
