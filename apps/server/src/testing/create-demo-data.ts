import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { count, eq } from 'drizzle-orm';
import { BASE_DAY } from '../../demo/dating/calendar.ts';
import { makeOnce } from '../../demo/keep/keep-folder.ts';
import { projectRoot } from '../platform/config/paths.ts';
import { joinEmbedded } from '../platform/database/embedded/open-embedded.ts';
import { openDatabase } from '../platform/database/index.ts';
import { fileReadings } from '../capabilities/documents/file-readings.tables.ts';
import { DEMO_DATA } from './demo-data.ts';
import { runProgram } from './server-process.ts';

const READING_TIMEOUT_MS = 300_000;

async function untilRead(dataDir: string): Promise<void> {
  const joined = await joinEmbedded(dataDir);
  if (!joined) throw new Error('The server that imported the demo does not run.');
  const database = openDatabase({ ...joined.connection, max: 1 }, () => undefined);
  try {
    for (const deadline = Date.now() + READING_TIMEOUT_MS; ; await wait(200)) {
      const [pending] = await database.queries
        .select({ count: count() })
        .from(fileReadings)
        .where(eq(fileReadings.searchability, 'pending'));
      if (pending?.count === 0) return;
      if (Date.now() > deadline) throw new Error('The documents of the demo were not read in time.');
    }
  } finally {
    await database.close();
  }
}

async function importDemo(): Promise<void> {
  await mkdir(DEMO_DATA, { recursive: true });
  const environment = { ...process.env, PORT: '0', DATA_DIR: DEMO_DATA, DEMO_DAY: BASE_DAY };
  const server = runProgram('main.ts', environment, ['--demo']);
  try {
    await server.url;
    await untilRead(DEMO_DATA);
  } finally {
    server.kill('SIGTERM');
    await server.ended;
  }
}

/**
 * `demo:data` creates the data folder of a server that has imported the demo and read its documents. Servers of journeys
 * start from copies, so that they need no import. Its dates are those of the CSV files, on whatever day it is made. The
 * cache of the user keeps the folder for a day, because later the moments of the import would be older than those of a new
 * one.
 */
await makeOnce({
  name: 'demo-data',
  to: DEMO_DATA,
  sources: {
    root: projectRoot,
    paths: [
      'apps/server/demo',
      'apps/server/migrations',
      'apps/server/src',
      'packages/domain/src',
      'pnpm-lock.yaml',
    ].map((source) => path.join(projectRoot, source)),
    counts: (file) => !file.endsWith('.test.ts') && !file.includes('/testing/'),
    values: [new Date().toISOString().slice(0, 10)],
  },
  make: importDemo,
});
