import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { sizeOf } from '@mijn/jest/long';
import pg from 'pg';
import { joinEmbedded } from './platform/database/embedded/open-embedded.ts';
import { openDatabase } from './platform/database/index.ts';
import { createBuilders } from './testing/builders.ts';
import { runProgram, type ServerProcess } from './testing/server-process.ts';

jest.setTimeout(120_000);

/** The number of times that server and database are killed together. */
const KILLS = sizeOf(10, 1);

let dataDir: string;
let server: ServerProcess | undefined;

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'mijn-embedded-'));
});
afterAll(async () => {
  await stop();
  await rm(dataDir, { recursive: true, force: true });
});

async function start(): Promise<string> {
  server = runProgram('main.ts', { DATA_DIR: dataDir, PORT: '0' });
  return server.url;
}

/** Returns the server that the test before has left running, or a new one. */
const running = async (): Promise<string> => (server ? server.url : start());

/** Returns the exit code, or null if the signal ended the server. */
async function stop(signal: NodeJS.Signals = 'SIGTERM'): Promise<number | null | undefined> {
  const stopped = server;
  server = undefined;
  stopped?.kill(signal);
  return stopped?.ended;
}

async function killBoth(): Promise<void> {
  const pid = await postmasterPid();
  const ended = stop('SIGKILL');
  process.kill(pid, 'SIGKILL');
  await ended;
}

/** Matches the output of a second server on the data folder. */
const USED = /^The data folder .* is in use by another server: .*\n$/u;

const postmasterPid = async () =>
  Number((await readFile(path.join(dataDir, 'postgres/postmaster.pid'), 'utf8')).split('\n')[0]);

async function withDatabase<T>(work: (build: ReturnType<typeof createBuilders>) => Promise<T>): Promise<T> {
  const joined = await joinEmbedded(dataDir);
  if (!joined) throw new Error('No server runs.');
  const database = openDatabase(joined.connection, () => undefined);
  try {
    return await work(createBuilders(database));
  } finally {
    await database.close();
  }
}

/** Kills one backend. PostgreSQL then ends all other connections and recovers. */
async function crashBackend(): Promise<void> {
  const joined = await joinEmbedded(dataDir);
  const client = new pg.Client(joined?.connection);
  client.on('error', () => undefined);
  await client.connect();
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  process.kill(rows[0]?.pid ?? 0, 'SIGKILL');
  await client.end().catch(() => undefined);
}

async function untilReady(url: string): Promise<void> {
  for (const deadline = Date.now() + 30_000; Date.now() < deadline; await wait(50)) {
    if ((await fetch(`${url}/health/ready`)).status === 200) return;
  }
  throw new Error('The database never came back.');
}

/** Waits until the server runs another PostgreSQL process than the earlier one, and is ready. */
async function untilRestarted(url: string, earlierPid: number): Promise<void> {
  for (const deadline = Date.now() + 60_000; Date.now() < deadline; await wait(50)) {
    const pid = await postmasterPid().catch(() => earlierPid);
    if (pid !== earlierPid && (await fetch(`${url}/health/ready`)).status === 200) return;
  }
  throw new Error('The database never came back.');
}

describe('the embedded database', () => {
  it('is created at the first start, and stops last when the server stops', async () => {
    const url = await start();
    expect((await fetch(`${url}/health/ready`)).status).toBe(200);
    expect(await stop('SIGINT')).toBe(0);
    expect(existsSync(path.join(dataDir, 'postgres/postmaster.pid'))).toBe(false);
  });

  it('has all its data after the server was killed, and partly received files are removed', async () => {
    await running();
    await withDatabase((build) => build.staff({ email: 'sara@waterpas.example' }));
    await withDatabase((build) => build.user({ email: 'anna@waterpas.example' }));
    await stop('SIGKILL');
    const leftover = path.join(dataDir, 'files/incoming/half');
    await mkdir(path.dirname(leftover), { recursive: true });
    await writeFile(leftover, 'dak');
    await utimes(leftover, new Date('2026-01-01'), new Date('2026-01-01'));

    const url = await start();
    expect((await fetch(`${url}/health/ready`)).status).toBe(200);
    await expect(withDatabase((build) => build.staff({ email: 'sara@waterpas.example' }))).rejects.toThrow();
    expect(existsSync(leftover)).toBe(false);
  });

  it('allows no second server on the same folder, which ends with one line, also after a crash of the database', async () => {
    const url = await running();
    const second = runProgram('main.ts', { DATA_DIR: dataDir, PORT: '0' });
    expect(await second.ended).toBe(1);
    expect(second.output().stderr).toMatch(USED);

    await crashBackend();
    await untilReady(url);
    const third = runProgram('main.ts', { DATA_DIR: dataDir, PORT: '0' });
    expect(await third.ended).toBe(1);
    expect(third.output().stderr).toMatch(USED);
    await untilReady(url);
  });

  it('is used by the command line beside the running server', async () => {
    await running();
    const args = ['--staff', 'sara@waterpas.example', '--customer', 'anna@waterpas.example'];
    const made = runProgram('cli/main.ts', { DATA_DIR: dataDir }, [
      'impersonate',
      ...args,
      '--reason',
      'Vraag',
    ]);
    expect(await made.ended).toBe(0);
    expect(made.output().stdout).toMatch(
      /^http:\/\/localhost:3000\/login\/impersonate\/[\w-]{43}\/[\w-]{43}\n$/u,
    );
  });

  it(`starts immediately after server and database were killed together (${KILLS} in a row)`, async () => {
    await running();
    for (let round = 0; round < KILLS; round += 1) {
      await killBoth();
      const url = await start();
      expect((await fetch(`${url}/health/ready`)).status).toBe(200);
    }
  }, 300_000);

  it('starts although another process has the id of the earlier process', async () => {
    await running();
    await killBoth();
    const pidFile = path.join(dataDir, 'postgres/postmaster.pid');
    const [, ...lines] = (await readFile(pidFile, 'utf8')).split('\n');
    await writeFile(pidFile, [process.ppid, ...lines].join('\n'));
    await start();
  });

  it('is restarted by the running server after it was killed', async () => {
    const url = await running();
    const pid = await postmasterPid();
    process.kill(pid, 'SIGKILL');
    await untilRestarted(url, pid);
    expect(await stop()).toBe(0);
  });
});
