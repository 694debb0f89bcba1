import { mkdir } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { count, eq } from 'drizzle-orm';
import { joinEmbedded } from '../database/embedded/open-embedded.ts';
import { openDatabase } from '../database/index.ts';
import { fileReadings } from '../documents/file-readings.tables.ts';
import { runProgram } from './server-process.ts';

/** Milliseconds that the reading of the demo's documents may take. */
const READING_TIMEOUT_MS = 120_000;

/** Waits until every document of a running server has been read. */
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

/**
 * Creates a data folder in which a server has imported the demo and read all its documents. The servers of many tests
 * start from copies of it.
 * @throws Error when the server ends before that.
 */
export async function createDemoData(dataDir: string): Promise<void> {
  await mkdir(dataDir, { recursive: true });
  const server = runProgram('main.ts', { ...process.env, PORT: '0', DATA_DIR: dataDir }, ['--demo']);
  try {
    await server.address;
    await untilRead(dataDir);
  } finally {
    server.kill('SIGTERM');
    await server.ended;
  }
}
