import { rm } from 'node:fs/promises';
import path from 'node:path';
import { copyDemoData } from '@mijn/server/testing/demo-data';
import { test as base } from '@playwright/test';
import { folderOfRun, sharedDataIn } from './folders.ts';
import { runningServer, type Server, startServer } from './server.ts';

interface OfWorker {
  /**
   * The name of the server that a file uses. Files with the same name use one server, one after another. A file that
   * changes the counts of others has a name of its own.
   */
  installation: string;
  server: Server;
}

/**
 * Gives each worker a server with a copy of the demo data. Playwright ends a worker after a failure, so that the second
 * try of a journey begins with fresh data. With E2E_URL the journeys use servers that run already.
 */
export const test = base.extend<object, OfWorker>({
  installation: ['shared', { option: true, scope: 'worker' }],
  server: [
    async ({ installation }, provide, { workerIndex }) => {
      const folder = folderOfRun();
      const url = process.env['E2E_URL'];
      if (url !== undefined) return provide(runningServer(url, sharedDataIn(folder)));
      const dataDir = path.join(folder, `${installation}-${workerIndex}`);
      await copyDemoData(dataDir);
      const server = await startServer(dataDir);
      await provide(server);
      await server.stop();
      return rm(dataDir, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  baseURL: async ({ server }, provide) => provide(server.url),
});
