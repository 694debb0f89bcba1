import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startRealServer } from '../harness/real-server.ts';

export const victims = ['server', 'server and database', 'database'] as const;
export type Victim = (typeof victims)[number];

export interface Target {
  url: () => string;
  kill: (victim: Victim) => Promise<number>;
  stop: () => Promise<void>;
}

/** The longest time that is waited for something, in milliseconds. */
const PATIENCE_MS = 180_000;

/** Waits until a step is reached. @throws Error with the name of the step after three minutes */
export async function until(isReached: () => Promise<boolean>, step: string): Promise<void> {
  for (const deadline = Date.now() + PATIENCE_MS; !(await isReached()); await wait(20)) {
    if (Date.now() > deadline) throw new Error(`It took too long until ${step}.`);
  }
}

const isReady = async (url: string): Promise<boolean> =>
  fetch(`${url}/health/ready`).then(
    ({ ok }) => ok,
    () => false,
  );

async function killDatabase(dataDir: string): Promise<void> {
  const [pid] = (await readFile(path.join(dataDir, 'postgres/postmaster.pid'), 'utf8')).split('\n');
  process.kill(Number(pid), 'SIGKILL');
}

export async function startTarget(dataDir: string): Promise<Target> {
  let server = await startRealServer(dataDir);
  return {
    url: () => server.url,
    kill: async (victim) => {
      const started = performance.now();
      if (victim !== 'database') await server.kill();
      if (victim !== 'server') await killDatabase(dataDir);
      if (victim === 'database')
        await until(async () => !(await isReady(server.url)), 'the database was away');
      else server = await startRealServer(dataDir);
      await until(() => isReady(server.url), 'the server was ready');
      return performance.now() - started;
    },
    stop: () => server.stop(),
  };
}
