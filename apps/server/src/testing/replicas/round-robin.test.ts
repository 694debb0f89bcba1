import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { until } from '../killed-servers.ts';
import { type RoundRobin, startRoundRobin } from './round-robin.ts';

interface Behind {
  url: string;
  received: string[];
  state: 'responses' | 'breaks off' | 'is not ready';
  server: Server;
}

const behind: Behind[] = [];
let proxy: RoundRobin;

async function startBehind(): Promise<Behind> {
  const received: string[] = [];
  const respond = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (request.url === '/health/ready') {
      response.writeHead(one.state === 'is not ready' ? 503 : 200).end();
      return;
    }
    received.push(`${request.method} ${request.url} ${await text(request)}`);
    if (one.state === 'breaks off') request.socket.destroy();
    else response.writeHead(201).end(JSON.stringify({ id: `${received.length}` }));
  };
  const server = createServer((request, response) => void respond(request, response));
  server.listen(0, 'localhost');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const one: Behind = { url: `http://localhost:${port}`, received, state: 'responses', server };
  behind.push(one);
  proxy.add(one.url);
  return one;
}

const end = async ({ server }: Behind): Promise<void> => {
  server.closeAllConnections();
  server.close();
  if (server.listening) await once(server, 'close');
};

let first: Behind;
let second: Behind;
beforeEach(async () => {
  proxy = await startRoundRobin();
  first = await startBehind();
  second = await startBehind();
  await until(() => proxy.countReady() === 2, 'both are ready');
});
afterEach(async () => {
  await proxy.stop();
  await Promise.all(behind.splice(0).map(end));
});

const post = (body: string) =>
  fetch(`${proxy.url}/api/messages`, { method: 'POST', body, headers: { 'idempotency-key': body } });

describe('the proxy in front of the servers of a test', () => {
  it('shares calls in turn, and records those that change something', async () => {
    for (const body of ['a', 'b', 'c', 'd']) expect((await post(body)).status).toBe(201);
    await (await fetch(`${proxy.url}/api/messages`)).text();
    expect(first.received.length + second.received.length).toBe(5);
    expect(Math.min(first.received.length, second.received.length)).toBe(2);
    expect(proxy.ledger.calls).toMatchObject(
      ['a', 'b', 'c', 'd'].map((key) => ({ method: 'POST', path: '/api/messages', key, status: 201 })),
    );
  });

  it('sends a call whose server does not listen any more to the other one', async () => {
    await end(first);
    for (const body of ['a', 'b', 'c', 'd']) expect((await post(body)).status).toBe(201);
    expect(second.received).toHaveLength(4);
  });

  it('does not repeat a call that a server has received', async () => {
    first.state = 'breaks off';
    second.state = 'breaks off';
    expect((await post('a')).status).toBe(502);
    expect([...first.received, ...second.received]).toEqual(['POST /api/messages a']);
    expect(proxy.ledger.calls).toMatchObject([{ key: 'a', status: 502 }]);
  });

  it('sends a GET that got no response once more', async () => {
    first.state = 'breaks off';
    for (const _ of [1, 2]) expect((await fetch(proxy.url)).status).toBe(201);
    second.state = 'breaks off';
    expect((await fetch(proxy.url)).status).toBe(502);
    expect(proxy.ledger.calls).toMatchObject([{ method: 'GET', status: 502, is_unanswered: true }]);
  });

  it('gives no calls to a server that is not ready, and waits for one that is', async () => {
    first.state = 'is not ready';
    second.state = 'is not ready';
    await until(() => proxy.countReady() === 0, 'none is ready');
    const waiting = post('a');
    second.state = 'responses';
    expect((await waiting).status).toBe(201);
    expect(first.received).toEqual([]);
  });
});
