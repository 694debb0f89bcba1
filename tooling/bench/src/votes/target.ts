import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startRealServer } from '@mijn/server/testing/real-server';

export type Victim = 'server' | 'server and database' | 'database';

export interface Target {
  url: () => string;
  /** Kills it, starts it again, and returns the time until the server is ready, in milliseconds. */
  kill: (victim: Victim) => Promise<number>;
}

/** The longest time that is waited for something, in milliseconds. */
const PATIENCE_MS = 180_000;

/** Waits until a step is reached. @throws Error with the name of the step after three minutes */
async function until(isReached: () => Promise<boolean>, step: string): Promise<void> {
  for (const deadline = Date.now() + PATIENCE_MS; !(await isReached()); await wait(20)) {
    if (Date.now() > deadline) throw new Error(`It took too long until ${step}.`);
  }
}

async function killDatabase(dataDir: string): Promise<void> {
  const [pid] = (await readFile(path.join(dataDir, 'postgres/postmaster.pid'), 'utf8')).split('\n');
  process.kill(Number(pid), 'SIGKILL');
}

/** Starts a server that is killed while the work is done. */
export async function withTarget(dataDir: string, work: (target: Target) => Promise<void>): Promise<void> {
  let server = await startRealServer(dataDir);
  const isReady = async (): Promise<boolean> => {
    const response = await fetch(`${server.url}/health/ready`).catch(() => undefined);
    return response?.ok === true;
  };
  const kill: Target['kill'] = async (victim) => {
    const started = performance.now();
    if (victim !== 'database') await server.kill();
    if (victim !== 'server') await killDatabase(dataDir);
    if (victim === 'database') await until(async () => !(await isReady()), 'the database was away');
    else server = await startRealServer(dataDir);
    await until(isReady, 'the server was ready');
    return performance.now() - started;
  };
  try {
    await work({ url: () => server.url, kill });
  } finally {
    await server.stop();
  }
}
