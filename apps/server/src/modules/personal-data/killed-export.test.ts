import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { unzipSync } from 'fflate';
import pg from 'pg';
import { v7 as newId } from 'uuid';
import { type Database, openDatabase, outboxMails } from '../../database/index.ts';
import { EXPORTS, openFiles } from '../../files/index.ts';
import { createBuilders } from '../../testing/builders.ts';
import { cloneDatabase, testConfig, type TestDatabase } from '../../testing/index.ts';
import { runProgram, type ServerProcess } from '../../testing/server-process.ts';
import { startTestSmtp, type TestSmtp } from '../../testing/smtp-server.ts';
import { exportPersonalData } from './personal-data.jobs.ts';
import { personalDataExports } from './personal-data.tables.ts';
import { listStoredExports } from './testing/personal-data.fixtures.ts';

jest.setTimeout(120_000);

/** The maximum time in milliseconds until a step is reached. */
const WAIT_MS_MAX = 30_000;

let folder: string;
let test: TestDatabase;
let database: Database;
let smtp: TestSmtp;
let holder: pg.Client;
const running: ServerProcess[] = [];

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'mijn-export-'));
  test = await cloneDatabase();
  database = openDatabase({ connectionString: test.url, max: 2 }, () => undefined);
  smtp = await startTestSmtp();
  holder = new pg.Client({ connectionString: test.url });
  await holder.connect();
});
afterEach(async () => {
  for (const server of running.splice(0)) {
    server.kill('SIGKILL');
    await server.ended;
  }
  await smtp.stop();
  await holder.end();
  await database.close();
  await test.drop();
  await rm(folder, { recursive: true });
});

async function start(): Promise<ServerProcess> {
  const server = runProgram('testing/run-notifications.ts', {
    DATA_DIR: folder,
    DATABASE_URL: test.url,
    SMTP_URL: smtp.url,
    SESSION_SECRET: 'x'.repeat(32),
    PORT: '0',
  });
  running.push(server);
  await server.address;
  return server;
}

/** Kills a server, and changes the database so that its job may be taken over immediately. */
async function kill(server: ServerProcess): Promise<void> {
  server.kill('SIGKILL');
  await server.ended;
  await database.queries.execute(
    sql`update graphile_worker._private_jobs set locked_at = locked_at - interval '10 seconds'`,
  );
}

async function until(isReached: () => Promise<boolean>): Promise<void> {
  for (const deadline = Date.now() + WAIT_MS_MAX; !(await isReached());) {
    if (Date.now() > deadline) throw new Error('It took too long.');
    await wait(20);
  }
}

const incoming = async (): Promise<string[]> =>
  readdir(path.join(folder, 'files', 'incoming')).catch((): string[] => []);

const stored = () => listStoredExports(testConfig(folder));

it('an export whose server is killed while it writes and before it is ready starts again, and leaves nothing', async () => {
  const user = await createBuilders(database).user();
  const id = newId();
  const requested_at = new Date();
  await database.queries.insert(personalDataExports).values({ id, user_id: user.id, requested_at });
  await exportPersonalData.add(database.queries, { export_id: id });

  // The first server waits for the photos in the middle of the zip.
  await holder.query('begin');
  await holder.query('lock table photos in access exclusive mode');
  const first = await start();
  await until(async () => (await incoming()).length === 1);
  await kill(first);
  const [left] = await incoming();
  expect(left).toContain(id);
  await holder.query('rollback');

  // The second server has stored the zip, and waits to write that it is ready.
  await holder.query('begin');
  await holder.query('lock table personal_data_exports in share mode');
  const second = await start();
  await until(async () => (await stored()).length === 1);
  await kill(second);
  const [former] = await stored();
  await holder.query('rollback');

  await start();
  await until(async () => smtp.received.length > 0);
  expect(await incoming()).toEqual([]);
  const [row] = await database.queries.select().from(personalDataExports);
  const key = `${EXPORTS}${id}/${row?.file_id}`;
  expect(key).not.toBe(former);
  expect(await stored()).toEqual([key]);
  const zip = await buffer(await openFiles(testConfig(folder)).read(key));
  expect(zip).toHaveLength(row?.byte_size ?? 0);
  expect(Object.keys(unzipSync(zip))).toEqual(['gegevens.json', 'gegevens.html']);
  expect(smtp.received).toHaveLength(1);
  expect(await database.queries.$count(outboxMails)).toBe(1);
});
