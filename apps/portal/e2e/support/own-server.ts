import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { copyDemoData } from '@mijn/server/testing/demo-data';
import { test as base, expect } from '@playwright/test';
import { foldersIn } from './folders.ts';

const program = path.resolve(import.meta.dirname, '../../../server/src/main.ts');
const FIRST_PORT = 4200;

/**
 * A server with the demo data that only one worker uses. A journey may kill the server, start it again and
 * change its data.
 */
export interface OwnServer {
  address: string;
  /** The data folder, in which the server writes its mails. */
  dataDir: string;
  /** Kills the server process as in a power failure, without a regular shutdown. */
  kill: () => Promise<void>;
  /** Starts the server again with the same port and data folder. */
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

/**
 * The `test` function for journeys with their own server. `page.goto` and the like use the URL of that
 * server.
 */
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
      await use({ address, dataDir, start, kill: () => end(running, 'SIGKILL') });
      // The database process of a killed server keeps running until the next start of the server takes it
      // over.
      if (!(await isReady(address))) await start();
      await end(running, 'SIGTERM');
      await rm(dataDir, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  contextOptions: { reducedMotion: 'no-preference' },
  baseURL: async ({ server }, provide) => provide(server.address),
});
