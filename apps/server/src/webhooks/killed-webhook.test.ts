import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import { type Database, openDatabase } from '../database/index.ts';
import { createBuilders } from '../testing/builders.ts';
import { cloneDatabase, type TestDatabase } from '../testing/index.ts';
import { runProgram, type ServerProcess } from '../testing/server-process.ts';
import { testConfig } from '../testing/test-config.ts';
import { requestWebhooks } from './request-webhooks.ts';
import { type Receiver, startReceiver } from './testing/receiver.ts';
import { addWebhook } from './webhooks.service.ts';

jest.setTimeout(120_000);

const SECRET = 'x'.repeat(32);

let folder: string;
let test: TestDatabase;
let database: Database;
let receiver: Receiver;
const running: ServerProcess[] = [];

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'mijn-killed-'));
  test = await cloneDatabase();
  database = openDatabase({ connectionString: test.url, max: 2 }, () => undefined);
  receiver = await startReceiver();
});
afterEach(async () => {
  for (const server of running.splice(0)) {
    server.kill('SIGKILL');
    await server.ended;
  }
  await receiver.stop();
  await database.close();
  await test.drop();
  await rm(folder, { recursive: true });
});

async function start(): Promise<ServerProcess> {
  const server = runProgram('main.ts', {
    DATA_DIR: path.join(folder, String(running.length)),
    DATABASE_URL: test.url,
    SESSION_SECRET: SECRET,
    PORT: '0',
  });
  running.push(server);
  await server.address;
  return server;
}

async function until(isReached: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isReached())) await wait(20);
}

const isQueueEmpty = async () =>
  (await database.queries.execute(sql`select from graphile_worker.jobs`)).rowCount === 0;

it('reaches its receiver although every server is killed: after the change, and during the request', async () => {
  const foundation = { config: testConfig(folder), secret: SECRET, database, now: () => new Date() };
  const kinds = ['todo.done'] as const;
  const address = new URL(receiver.address);
  await addWebhook(foundation, { address, kinds, association: undefined, allowsPrivate: true });
  const association = await createBuilders(database).association();
  const subject = { kind: 'todo.done', association_id: association.id, id: newId() } as const;
  // No server runs between the commit and the start of the first one, as after a kill.
  await database.queries.transaction((transaction) => requestWebhooks(transaction, subject, new Date()));
  receiver.answer = () => undefined;
  const killed = await start();
  await until(() => receiver.received.length === 1);
  killed.kill('SIGKILL');
  await killed.ended;
  // The jobs of the killed server may be taken over immediately.
  await database.queries.execute(
    sql`update graphile_worker._private_jobs set locked_at = locked_at - interval '10 seconds'`,
  );
  receiver.answer = (response) => response.writeHead(204).end();
  await start();
  await until(isQueueEmpty);
  const ids = receiver.received.map(({ headers }) => headers['webhook-id']);
  expect(ids).toEqual([ids[0], ids[0]]);
  expect(receiver.received[1]?.body).toContain(subject.id);
});
