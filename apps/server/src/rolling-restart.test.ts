import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import { cloneDatabase, type TestDatabase } from './testing/index.ts';
import { until } from './testing/killed-servers.ts';
import { type RoundRobin, startRoundRobin } from './testing/replicas/round-robin.ts';
import { runProgram, type ServerProcess } from './testing/server-process.ts';

jest.setTimeout(120_000);

const CALLERS = 4;

let folder: string;
let database: TestDatabase;
let proxy: RoundRobin;
const servers: ServerProcess[] = [];

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'mijn-rolling-'));
  database = await cloneDatabase();
  proxy = await startRoundRobin();
});
afterAll(async () => {
  for (const server of servers) server.kill('SIGKILL');
  await Promise.all(servers.map(({ ended }) => ended));
  await proxy.stop();
  await database.drop();
  await rm(folder, { recursive: true });
});

async function start(): Promise<{ server: ServerProcess; url: string }> {
  const server = runProgram('main.ts', {
    DATA_DIR: folder,
    DATABASE_URL: database.url,
    SESSION_SECRET: 'x'.repeat(32),
    PORT: '0',
    STOP_DELAY: '2',
  });
  servers.push(server);
  const url = await server.url;
  proxy.add(url);
  return { server, url };
}

/** Changes something, so that the proxy must not repeat it. */
const post = async () =>
  (await fetch(`${proxy.url}/api/auth/forgot-password`, { method: 'POST', body: '{' })).status;

it('a server that stops is not ready while it still serves, so that a proxy in front loses no call', async () => {
  const [first] = [await start(), await start()];
  await until(() => proxy.countReady() === 2, 'both are ready');
  const statuses = new Map<number, number>();
  const ending = new AbortController();
  const callers = Array.from({ length: CALLERS }, async () => {
    while (!ending.signal.aborted) {
      const status = await post();
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  });
  const readiness = async () => (await fetch(`${first.url}/health/ready`)).status;
  try {
    first.server.kill('SIGTERM');
    await until(async () => (await readiness()) === 503, 'the server says that it is not ready');
    const live = await fetch(`${first.url}/health/live`);
    expect([live.status, live.headers.get('connection')]).toEqual([200, 'close']);
    expect(await first.server.ended).toBe(0);
  } finally {
    ending.abort();
    await Promise.all(callers);
  }
  expect([...statuses.keys()].filter((status) => status >= 500)).toEqual([]);
  expect(proxy.countRefused()).toBe(0);
});
