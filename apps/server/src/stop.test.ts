import { mkdtemp, rm } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { cloneDatabase, type TestDatabase } from './testing/index.ts';
import { runProgram } from './testing/server-process.ts';

jest.setTimeout(120_000);

const STOP_MS_MAX = 25_000;

let folder: string;
let database: TestDatabase;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'mijn-stop-'));
  database = await cloneDatabase();
});
afterAll(async () => {
  await database.drop();
  await rm(folder, { recursive: true });
});

const CLIENTS = [
  '',
  'GET /api/auth/user HTTP/1.1\r\nhost: x\r\n',
  'GET /health/live HTTP/1.1\r\nhost: x\r\n\r\n',
  'POST /api/auth/login HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 99\r\n\r\n{',
  'POST /api/auth/login HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\n5\r\n{"a"',
];

describe('a server that gets SIGTERM', () => {
  it('ends with exit code 0 within 25 seconds, even if its clients keep connections open', async () => {
    const server = runProgram('main.ts', { DATA_DIR: folder, DATABASE_URL: database.url, PORT: '0' });
    const { hostname, port } = new URL(await server.url);
    const sockets: Socket[] = CLIENTS.map((bytes) => {
      const socket = connect(Number(port), hostname);
      socket.on('error', () => undefined);
      socket.write(bytes);
      return socket;
    });
    await wait(200);
    // The last client continues to send, one letter at a time.
    const sending = setInterval(() => sockets.at(-1)?.write('1\r\na\r\n'), 100);
    const start = Date.now();
    server.kill('SIGTERM');
    expect(await server.ended).toBe(0);
    expect(Date.now() - start).toBeLessThan(STOP_MS_MAX);
    clearInterval(sending);
    for (const socket of sockets) socket.destroy();
  });
});
