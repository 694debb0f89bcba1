import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { isApiFailure } from '../index.ts';
import { type FollowOptions, followEvents, type PortalEvent } from './follow-events.ts';

type Respond = (response: ServerResponse, request: IncomingMessage) => void;

const associationId = '01a1f9c4-c6f4-7226-b044-46c8cecb18b1';
const section = (id: number) =>
  `id: ${id}\nevent: section\ndata: {"association_id":"${associationId}","section":"albums"}\n\n`;
const ready = (id: number) => `id: ${id}\nevent: ready\nretry: 2000\ndata: \n\n`;

let server: Server;
let baseUrl = '';
let responses: Respond[] = [];
let requests: IncomingMessage[] = [];
beforeAll(async () => {
  server = createServer((request, response) => {
    requests.push(request);
    const respond = responses.length > 1 ? responses.shift() : responses[0];
    respond?.(response, request);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = Object(server.address());
  baseUrl = `http://127.0.0.1:${port}/api`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  requests = [];
});

const stream = (response: ServerResponse) =>
  response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' });
const sends =
  (text: string, isOpen = false): Respond =>
  (response) => {
    stream(response).write(text);
    if (!isOpen) response.end();
  };
const refuses =
  (status: number, code: string): Respond =>
  (response) => {
    response
      .writeHead(status, { 'content-type': 'application/json' })
      .end(JSON.stringify({ code, message: 'No.' }));
  };

const follow = (options: Partial<FollowOptions> = {}) =>
  followEvents({ baseUrl, token: 'mijn_pat_1', firstDelayMs: 1, ...options });

async function take(count: number, options: Partial<FollowOptions> = {}): Promise<PortalEvent[]> {
  const events: PortalEvent[] = [];
  for await (const event of follow(options)) {
    events.push(event);
    if (events.length === count) break;
  }
  return events;
}

async function failureOf(options: Partial<FollowOptions> = {}): Promise<unknown> {
  try {
    await take(100, options);
  } catch (thrown) {
    return isApiFailure(thrown) ? thrown.error : thrown;
  }
  throw new Error('The events were expected to fail.');
}

const askedIds = () =>
  requests.map(({ url = '' }) => new URL(url, 'http://localhost').searchParams.get('last_event_id'));

describe('the events of the portal', () => {
  it('come with a token, and continue after the last one on another connection', async () => {
    responses = [sends(ready(7) + section(8)), refuses(503, 'unavailable'), sends(section(9), true)];
    const types = (await take(3)).map((event) => ('id' in event ? `${event.type} ${event.id}` : event.type));
    expect(types).toEqual(['ready 7', 'section 8', 'section 9']);
    expect(askedIds()).toEqual([null, '8', '8']);
    expect(requests[0]?.headers).toMatchObject({
      accept: 'text/event-stream',
      authorization: 'Bearer mijn_pat_1',
    });
  });

  it('come with cookies, after an event that was handled before', async () => {
    responses = [sends(section(8), true)];
    await take(1, { token: undefined, cookies: true, lastEventId: '7' });
    expect(askedIds()).toEqual(['7']);
    expect(requests[0]?.headers.authorization).toBeUndefined();
  });

  it('are read however they are cut, and those of a newer server are left out', async () => {
    const text = `: comment\r\nevent: newer\r\ndata: x\r\n\r\nevent: maintenance\rdata: {"text":\rdata: "Één"}\r\r${ready(1)}`;
    responses = [
      (response) => {
        stream(response);
        for (const byte of Buffer.from(text)) response.write(Buffer.from([byte]));
      },
    ];
    expect(await take(2)).toEqual([
      { type: 'maintenance', data: { text: 'Één' } },
      { type: 'ready', id: '1' },
    ]);
  });

  it('come again after a connection that breaks, or is silent for too long', async () => {
    responses = [
      (response) => stream(response).flushHeaders(),
      (response) => {
        // The socket ends after the event has been sent, in the middle of the response.
        stream(response).write(section(8), () => response.socket?.end());
      },
      sends(section(9), true),
    ];
    expect((await take(2, { silenceMs: 500 })).map((event) => 'id' in event && event.id)).toEqual(['8', '9']);
  });
});

describe('events that are followed', () => {
  it('end with the reason when the token is revoked', async () => {
    responses = [sends(ready(1)), refuses(401, 'unauthenticated')];
    expect(await failureOf()).toMatchObject({ kind: 'response', code: 'unauthenticated' });
    expect(requests).toHaveLength(2);
  });

  it.each([
    [
      'a page',
      (response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>'),
      'not_this_api',
    ],
    [
      'JSON',
      (response) => response.writeHead(200, { 'content-type': 'application/json' }).end('{}'),
      'not_this_api',
    ],
    ['an event without an end', sends(`data: ${'x'.repeat(70_000)}`, true), 'invalid_response'],
    ['an event that is no JSON', sends('event: section\ndata: {\n\n', true), 'invalid_response'],
  ] satisfies [string, Respond, string][])('end with %s', async (_, response, kind) => {
    responses = [response];
    expect(await failureOf()).toMatchObject({ kind });
  });

  it('end with the failure of the function that returns the token', async () => {
    responses = [sends(ready(1))];
    expect(await failureOf({ token: () => Promise.reject(new Error('closed')) })).toMatchObject({
      kind: 'not_sent',
    });
  });

  it('wait before they replace the newer stream for which the server ended theirs', async () => {
    const replaced = `${ready(1)}event: replaced\nretry: 300000\ndata: \n\n`;
    responses = [sends(replaced), sends(section(2), true)];
    const started = Date.now();
    const types = (await take(2, { replacedDelayMs: 400 })).map(({ type }) => type);
    expect(types).toEqual(['ready', 'section']);
    expect(Date.now() - started).toBeGreaterThanOrEqual(390);
  });

  it('end without a failure when the signal aborts: while open, while waiting, and before', async () => {
    const open = new AbortController();
    responses = [sends(ready(1), true)];
    for await (const event of follow({ signal: open.signal })) {
      expect(event.type).toBe('ready');
      open.abort();
    }
    const waiting = new AbortController();
    responses = [
      (response) => {
        refuses(503, 'unavailable')(response, requests[0] as IncomingMessage);
        response.once('close', () => waiting.abort());
      },
    ];
    await take(1, { signal: waiting.signal, firstDelayMs: 60_000 });
    requests = [];
    await take(1, { signal: AbortSignal.abort() });
    expect(requests).toHaveLength(0);
  });

  it('close their connection when the loop is left', async () => {
    let closed: Promise<unknown> = Promise.resolve();
    responses = [
      (response) => {
        closed = once(response, 'close');
        sends(ready(1), true)(response, requests[0] as IncomingMessage);
      },
    ];
    await take(1);
    await closed;
  });
});
