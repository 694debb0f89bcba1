import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { copyDemoData } from '@mijn/server/testing/demo-data';
import { test as base, expect } from '@playwright/test';
import { foldersIn } from './folders.ts';

const program = path.resolve(import.meta.dirname, '../../../server/src/main.ts');
const FIRST_PORT = 4200;

/** A server on the demo data for one worker alone, which a journey may kill, start again, and change as it likes. */
export interface OwnServer {
  address: string;
  /** As if the power went: nothing is finished, nothing is told. */
  kill: () => Promise<void>;
  /** Starts it again, on the same port and the same data folder. */
  start: () => Promise<void>;
}

async function isReady(address: string): Promise<boolean> {
  return fetch(`${address}/health/ready`).then(
    ({ ok }) => ok,
    () => false,
  );
}

async function end(running: ChildProcess | undefined, signal: NodeJS.Signals): Promise<void> {
  if (!running || running.exitCode !== null || running.signalCode !== null) return;
  const ended = once(running, 'exit');
  running.kill(signal);
  await ended;
}

/** Journeys on a server of their own; `page.goto` and the like lead to it. */
export const test = base.extend<object, { server: OwnServer }>({
  server: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what a fixture needs
    async ({}, use, { parallelIndex, workerIndex }) => {
      const port = FIRST_PORT + parallelIndex;
      const address = `http://localhost:${port}`;
      const folder = process.env['E2E_DIR'] ?? '';
      const { serverEnvironment } = foldersIn(folder);
      const dataDir = path.join(folder, `own-${workerIndex}`);
      await copyDemoData(dataDir);
      let running: ChildProcess | undefined;
      const start = async () => {
        const env = { ...process.env, ...serverEnvironment, PORT: String(port), DATA_DIR: dataDir };
        running = spawn(process.execPath, [program], {
          env,
          stdio: ['ignore', 'ignore', 'inherit'],
        });
        await expect.poll(() => isReady(address), { timeout: 60_000, intervals: [100] }).toBe(true);
      };
      await start();
      await use({ address, start, kill: () => end(running, 'SIGKILL') });
      // The database of a killed server outlives it, until the next start takes it over.
      if (!(await isReady(address))) await start();
      await end(running, 'SIGTERM');
      await rm(dataDir, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  contextOptions: { reducedMotion: 'no-preference' },
  baseURL: async ({ server }, provide) => provide(server.address),
});
