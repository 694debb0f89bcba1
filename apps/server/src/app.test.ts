import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { pino } from 'pino';
import { object } from 'yup';
import { buildApp } from './app.ts';
import { openDatabase } from './platform/database/index.ts';
import { createTestClient } from './testing/test-client.ts';
import { startTestApp, type TestApp } from './testing/index.ts';
import { bind } from './platform/wire/index.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.stop());

async function closedPort(): Promise<number> {
  const other = createServer();
  await new Promise<void>((resolve) => {
    other.listen(0, '127.0.0.1', resolve);
  });
  const address = other.address();
  await new Promise((resolve) => {
    other.close(resolve);
  });
  return typeof address === 'object' && address ? address.port : 0;
}

describe('the server', () => {
  it('responds with 404 not_found to an unknown path below /api', async () => {
    const response = await server.client().get('/nothing/here');
    expect(response).toMatchObject({ status: 404, body: { code: 'not_found' } });
  });

  it('is live, and ready while the database responds', async () => {
    const client = server.client();
    expect((await client.raw('/health/live')).status).toBe(200);
    expect((await client.raw('/health/ready')).status).toBe(200);
  });

  it('responds with 503 while the database is down, and is still live', async () => {
    const database = openDatabase({ host: '127.0.0.1', port: await closedPort() }, () => undefined);
    const { config, secret, clock } = server;
    const app = await buildApp({ config, secret, database, now: clock.now }, pino({ level: 'silent' }));
    const client = createTestClient(await app.listen({ port: 0, host: '127.0.0.1' }));
    try {
      const unavailable = { status: 503, body: { code: 'unavailable' } };
      expect(await client.login('anna@waterpas.example')).toMatchObject(unavailable);
      expect(await client.get('/auth/user')).toMatchObject(unavailable);
      expect((await client.raw('/health/ready')).status).toBe(503);
      expect((await client.raw('/health/live')).status).toBe(200);
    } finally {
      await app.close();
      await database.close();
    }
  });

  it('stops although a browser has an open socket without a request', async () => {
    const stopping = await startTestApp();
    const accepted = once(stopping.app.server, 'connection');
    const socket = connect(Number(new URL(stopping.url).port), '127.0.0.1');
    const ended = once(socket, 'close');
    socket.on('error', () => undefined);
    await accepted;
    await stopping.stop();
    await ended;
    expect(socket.destroyed).toBe(true);
  });

  it('waits for running calls when it stops', async () => {
    const [started, mayEnd] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const stopping = await startTestApp({
      furtherCalls: (api) => {
        const slow = { method: 'GET', path: '/slow', response: object({}) } as const;
        const handleSlow = async () => {
          started.resolve();
          await mayEnd.promise;
          return {};
        };
        bind(api, { slow }, { slow: handleSlow }, { slow: 'open' });
      },
    });
    const call = stopping.client().get('/slow');
    await started.promise;
    const stopped = stopping.stop();
    mayEnd.resolve();
    expect((await call).status).toBe(200);
    await stopped;
  });
});
