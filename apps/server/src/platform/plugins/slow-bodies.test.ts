import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  BODY_BYTES_PER_SECOND_MIN,
  BODY_RATE_MS,
  DOCUMENT_BYTES_MAX,
  REQUEST_MS_MAX,
} from '@mijn/domain/limits';
import { until } from '../../testing/killed-servers.ts';
import { startTestApp, type TestApp, type TestClient } from '../../testing/index.ts';

/** More clients than the pool has connections. */
const CLIENTS = 12;

/** The bytes that a slow but honest client sends at once, which is enough for a whole period. */
const PART = 20_000;

let server: TestApp;
let uploads: string;
let client: TestClient;
beforeAll(async () => {
  server = await startTestApp({
    httpTimes: {
      headers: 400,
      request: 60_000,
      stall: 60_000,
      rate: 2000,
      bytesPerSecondMin: 1000,
      silence: 60_000,
      keepAlive: 400,
      arrival: 900,
      drain: 1000,
      linger: 20_000,
    },
  });
  const association = await server.build.association();
  const user = await server.build.user();
  await server.build.membership(association, user);
  client = server.client();
  await client.login(user.email);
  uploads = `/api/associations/${association.id}/attachments`;
});
afterAll(() => server.stop());

function open(): Socket {
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
  socket.on('error', () => undefined);
  return socket;
}

const FORM =
  '--x\r\ncontent-disposition: form-data; name="file"; filename="een.pdf"\r\ncontent-type: application/pdf\r\n\r\n';

function beginUpload(length: number): Socket {
  const socket = open();
  const head = [
    `POST ${uploads} HTTP/1.1`,
    'host: x',
    'accept: application/json',
    'content-type: multipart/form-data; boundary=x',
    'x-requested-with: XMLHttpRequest',
    `x-xsrf-token: ${client.cookies.get('XSRF-TOKEN') ?? ''}`,
    `cookie: ${[...client.cookies].map((pair) => pair.join('=')).join('; ')}`,
    `content-length: ${FORM.length + length}`,
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n${FORM}`);
  return socket;
}

async function trickle(socket: Socket, bytes: string): Promise<string> {
  const timer = setInterval(() => socket.write(bytes), 50);
  try {
    return await text(socket);
  } finally {
    clearInterval(timer);
  }
}

async function countIncoming(): Promise<number> {
  const folder = path.join(server.config.dataDir, 'files/incoming');
  return existsSync(folder) ? (await readdir(folder)).length : 0;
}

describe('a body that trickles', () => {
  it('gets 408 in the words of the contract, and no connection of the database is held meanwhile', async () => {
    const sockets = Array.from({ length: CLIENTS }, () => beginUpload(1_000_000));
    const responses = Promise.all(sockets.map(async (socket) => trickle(socket, '%')));
    const { pool } = server.database;
    await until(
      async () =>
        (await countIncoming()) === CLIENTS && pool.totalCount === pool.idleCount && pool.waitingCount === 0,
    );
    expect((await client.get('/auth/user')).status).toBe(200);
    for (const response of await responses) {
      expect(response).toMatch(/^HTTP\/1.1 408 /u);
      expect(response).toContain('"code":"request_timeout"');
    }
  });

  it('gets 408 also after a fast beginning', async () => {
    const socket = beginUpload(10_000_000);
    socket.write('x'.repeat(1_000_000));
    expect(await trickle(socket, '%')).toMatch(/^HTTP\/1.1 408 /u);
  });

  it('is received whole if it brings enough in each period', async () => {
    const parts = 30;
    const end = '\r\n--x--\r\n';
    const socket = beginUpload(parts * PART + end.length);
    const response = text(socket);
    for (let sent = 0; sent < parts; sent += 1) {
      socket.write('x'.repeat(PART));
      await wait(150);
    }
    socket.write(end);
    // The upload is refused, because the file is no PDF.
    expect(await response).toMatch(/^HTTP\/1.1 415 /u);
  });

  it('may be the largest document on a slow phone', () => {
    const slowPhone = 110_000 / 8;
    expect(slowPhone).toBeGreaterThan(5 * BODY_BYTES_PER_SECOND_MIN);
    expect((DOCUMENT_BYTES_MAX / slowPhone) * 1000).toBeLessThan(REQUEST_MS_MAX + BODY_RATE_MS);
  });
});

describe('a connection without a request', () => {
  it.each([
    ['before its first', ''],
    ['in the headers', 'GET /health/live HTTP/1.1\r\n'],
  ])('is closed %s', async (_, bytes) => {
    const socket = open();
    socket.write(bytes);
    const response = await text(socket);
    if (bytes !== '') expect(response).toMatch(/^HTTP\/1.1 408 /u);
    expect(socket.destroyed).toBe(true);
  });

  it('is closed when it stays idle after its response', async () => {
    const socket = open();
    socket.write('GET /health/live HTTP/1.1\r\nhost: x\r\n\r\n');
    const [chunk] = await once(socket, 'data');
    expect(String(chunk)).toMatch(/^HTTP\/1.1 200 /u);
    await once(socket, 'close');
  });
});
