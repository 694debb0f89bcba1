import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { COSTLY_CALLS_AT_ONCE, COSTLY_CALLS_WAITING_MAX } from '@mijn/domain/limits';
import { startTestApp, type TestApp, type TestClient } from '../../testing/index.ts';

const LARGE = JSON.stringify({ email: 'x'.repeat(20_000) });

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.stop());

interface Sent {
  socket: Socket;
  /** Sends the rest of the body. */
  finish: () => void;
  /** Resolves with the status of the response. */
  status: Promise<number>;
}

/** Sends a call without the last sign of its body. */
function begin({ cookies }: TestClient, path: string, body: string, isChunked = false): Sent {
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
  const length = isChunked ? 'transfer-encoding: chunked' : `content-length: ${body.length}`;
  const head = [
    `POST /api${path} HTTP/1.1`,
    'host: x',
    'content-type: application/json',
    'x-requested-with: XMLHttpRequest',
    `x-xsrf-token: ${cookies.get('XSRF-TOKEN') ?? ''}`,
    `cookie: ${[...cookies].map((pair) => pair.join('=')).join('; ')}`,
    length,
  ];
  const part = body.slice(0, -1);
  const sent = isChunked ? `${part.length.toString(16)}\r\n${part}\r\n` : part;
  socket.write(`${head.join('\r\n')}\r\n\r\n${sent}`);
  const status = once(socket, 'data').then(([data]) => Number(/ (\d+) /u.exec(String(data))?.[1]));
  const end = body.slice(-1);
  return { socket, status, finish: () => void socket.write(isChunked ? `1\r\n${end}\r\n0\r\n\r\n` : end) };
}

const close = (calls: readonly Sent[]): Promise<unknown> =>
  Promise.all(
    calls.map(async ({ socket }) => {
      socket.destroy();
      if (!socket.closed) await once(socket, 'close');
    }),
  );

/** Returns the client of a new member. */
async function member(): Promise<TestClient> {
  const { email } = await server.build.user();
  const client = server.client();
  await client.login(email);
  return client;
}

async function visitor(): Promise<TestClient> {
  const client = server.client();
  await client.csrf();
  return client;
}

describe.each([
  ['a member', member, '/profile/email'],
  ['a visitor', visitor, '/auth/forgot-password'],
] as const)('large bodies of %s', (_, sender, path) => {
  it('are read two at a time, ten wait, and the next is refused before it has arrived', async () => {
    const client = await sender();
    const calls = Array.from({ length: COSTLY_CALLS_AT_ONCE + COSTLY_CALLS_WAITING_MAX }, (__, number) =>
      begin(client, path, LARGE, number === 0),
    );
    const refused = begin(client, path, LARGE);
    // Which call comes last is up to the system, and the others have no response yet.
    const first = await Promise.race(
      [...calls, refused].map(async (call) => ({ call, status: await call.status })),
    );
    expect(first.status).toBe(429);
    for (const { finish } of [...calls, refused].filter((call) => call !== first.call)) finish();
    const others = [...calls, refused].filter((call) => call !== first.call);
    expect(new Set(await Promise.all(others.map(({ status }) => status)))).toEqual(new Set([422]));
    await close([...others, first.call]);
  });

  it('keep neither small ones nor those of others waiting, and free their turns when the client goes', async () => {
    const client = await sender();
    const held = Array.from({ length: COSTLY_CALLS_AT_ONCE }, () => begin(client, path, LARGE));
    expect((await client.post(path, {})).status).toBe(422);
    const other = begin(await member(), '/profile/email', LARGE);
    other.finish();
    expect(await other.status).toBe(422);
    const waiting = begin(client, path, LARGE);
    await close(held);
    waiting.finish();
    expect(await waiting.status).toBe(422);
    await close([other, waiting]);
  });
});
