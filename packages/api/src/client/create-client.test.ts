import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import Fastify, { type FastifyReply, type FastifyRequest } from 'fastify';
import { type ClientEvent, createClient, isApiFailure } from '../index.ts';
import { retriesOf } from './retries.ts';
import { archive } from '../resources/archive.ts';
import { auth } from '../resources/auth.ts';
import { invoices } from '../resources/invoices.ts';
import { messages } from '../resources/messages.ts';
import { todos } from '../resources/todos.ts';

type Respond = (request: FastifyRequest, reply: FastifyReply) => unknown;

const server = Fastify();
const requests: { method: string; url: string; at: number; headers: Record<string, unknown> }[] = [];
let responses: Respond[] = [];
let received = 0;
let baseUrl = '';

beforeAll(async () => {
  server.addContentTypeParser('multipart/form-data', (_, payload, done) => {
    payload.on('data', (chunk: Buffer) => {
      received += chunk.length;
    });
    payload.on('end', () => done(null));
  });
  server.all('/api/*', (request, reply) => {
    const { method, url, headers } = request;
    requests.push({ method, url, headers, at: performance.now() });
    const response = responses.length > 1 ? responses.shift() : responses[0];
    return response?.(request, reply) ?? {};
  });
  baseUrl = `${await server.listen({ port: 0, host: '127.0.0.1' })}/api`;
});
afterAll(() => server.close());
beforeEach(() => {
  requests.length = 0;
  received = 0;
  responses = [() => ({ id: 'row-1' })];
});

const params = { association_id: 'a-1' };
const refused =
  (status: number, headers: Record<string, string> = {}, body: object = {}): Respond =>
  (_, reply) =>
    reply.code(status).headers(headers).send(body);

function create({ token, retries = 2 }: { token?: string | (() => Promise<string>); retries?: number } = {}) {
  const options = { baseUrl, retries, resources: { archive, auth, invoices, messages, todos } };
  const api = createClient(token === undefined ? { ...options, cookies: true } : { ...options, token });
  const events: ClientEvent[] = [];
  api.events.subscribe((event) => events.push(event));
  return { api, events };
}

const thrownBy = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );

const message = {
  params,
  body: { subject: 'Lift', text: 'De lift hapert.', attachments: [], notify: false },
};

async function withCrypto(value: Partial<Crypto> | undefined, run: () => Promise<unknown>): Promise<void> {
  const before = Object.getOwnPropertyDescriptor(globalThis, 'crypto');
  Object.defineProperty(globalThis, 'crypto', { value, configurable: true });
  await run().finally(() => Object.defineProperty(globalThis, 'crypto', before ?? {}));
}

const keysOf = (sent: typeof requests): unknown[] => sent.map(({ headers }) => headers['idempotency-key']);

describe('the calls of a client', () => {
  it('stand under the name of their resource, and have the types of its operations', async () => {
    const todo = { id: '1', description: 'Dak', is_done: false };
    responses = [() => ({ data: [todo], meta: { page: 1, per_page: 25, total: 1 } })];
    const { api } = create();
    const { data } = await api.todos.listTodos({ params, query: { is_done: false } });
    const descriptions: string[] = data.map(({ description }) => description);
    expect(descriptions).toEqual(['Dak']);
    expect(requests[0]?.url).toBe('/api/associations/a-1/todos?is_done=false');
    // @ts-expect-error the path has a parameter
    const withoutId = api.todos.listTodos({ query: { is_done: true } });
    await expect(withoutId).rejects.toMatchObject({ error: { kind: 'not_sent' } });
    // @ts-expect-error a filter that the contract does not have
    await api.todos.listTodos({ params, query: { colour: 'red' } });
  });

  it('need no input if the operation has none', async () => {
    const { api } = create();
    await api.auth.logout();
    await api.auth.logout({}, { isBackground: true });
    expect(requests.map(({ headers }) => headers['x-background'])).toEqual([undefined, '1']);
  });

  it('return the response of a file, which the caller streams', async () => {
    responses = [(_, reply) => reply.type('application/pdf').send(Buffer.from('%PDF-1.7'))];
    const response = await create().api.archive.downloadDocument({
      params: { ...params, document_id: 'd-1' },
    });
    expect(response.headers.get('content-type')).toBe('application/pdf');
    expect(await response.text()).toBe('%PDF-1.7');
  });

  it('can be made with any other operation', async () => {
    const { api } = create();
    await api.call(todos.listGroups, { params });
    expect(requests[0]?.url).toBe('/api/associations/a-1/todos/groups');
    expect(api.urlOf(todos.listGroups, { params })).toBe(`${baseUrl}/associations/a-1/todos/groups`);
  });
});

describe('a token', () => {
  it('is sent with every call, without cookies and without an anti-forgery token', async () => {
    const { api } = create({ token: 'vve_1' });
    await api.auth.user();
    await api.auth.logout();
    expect(requests.map(({ url }) => url)).toEqual(['/api/auth/user', '/api/auth/logout']);
    for (const { headers } of requests) {
      expect(headers).toMatchObject({ authorization: 'Bearer vve_1' });
      expect(headers).not.toHaveProperty('x-xsrf-token');
      expect(headers).not.toHaveProperty('cookie');
    }
  });

  it('is asked again before each call if it is a function', async () => {
    let count = 0;
    const { api } = create({ token: async () => `vve_${(count += 1)}` });
    await api.auth.logout();
    await api.auth.logout();
    expect(requests.map(({ headers }) => headers['authorization'])).toEqual(['Bearer vve_1', 'Bearer vve_2']);
  });
});

describe('a call that fails for a moment', () => {
  it.each([408, 429, 500, 502, 503, 504])('is repeated after a %i if it only reads', async (status) => {
    responses = [refused(status, { 'retry-after': '0' }), () => ({ data: [] })];
    const { api, events } = create();
    expect(await api.todos.listGroups({ params })).toEqual({ data: [] });
    expect(requests).toHaveLength(2);
    expect(events).toEqual([]);
  });

  it('is repeated at most as often as the client says', async () => {
    responses = [refused(503, { 'retry-after': '0' })];
    await thrownBy(create({ retries: 1 }).api.todos.listGroups({ params }));
    expect(requests).toHaveLength(2);
  });

  it('is not repeated if it changes something whose repeats the server does not know', async () => {
    responses = [refused(503, { 'retry-after': '0' })];
    const { api, events } = create();
    await thrownBy(api.auth.forgotPassword({ body: { email: 'a@b.nl' } }));
    expect(keysOf(requests)).toStrictEqual([undefined]);
    expect(events).toEqual(['server_error']);
  });

  it('is repeated with the same key if the server recognises the repeat by it', async () => {
    responses = [refused(503, { 'retry-after': '0' }), () => ({ id: 'd-1' })];
    await create().api.archive.uploadDocument(
      { params, body: { group_id: 'g-1', tags: [] }, file: new File(['%PDF-'], 'a.pdf') },
      { idempotencyKey: 'key-1' },
    );
    expect(keysOf(requests)).toStrictEqual(['key-1', 'key-1']);
  });

  it('is repeated with a key of its own if the server knows keys of such a call, and another call has another key', async () => {
    responses = [refused(503, { 'retry-after': '0' }), () => ({ id: 'r-1' })];
    const { api } = create();
    await api.messages.createMessage(message);
    await api.messages.createMessage(message);
    const [first, repeat, second] = keysOf(requests);
    expect(first).toMatch(/^[\w-]{16,200}$/u);
    expect([repeat, second === first]).toEqual([first, false]);
    expect(second).toMatch(/^[\w-]{16,200}$/u);
  });

  it('has a key of its own in a page without a secure context, and none where nothing makes random numbers', async () => {
    const { api } = create();
    const { crypto: whole } = globalThis;
    const insecure = { getRandomValues: whole.getRandomValues.bind(whole) };
    await withCrypto(insecure, () => api.messages.createMessage(message));
    await withCrypto(undefined, () => api.messages.createMessage(message));
    expect(keysOf(requests)).toStrictEqual([expect.any(String), undefined]);
  });

  it('is not repeated if its key is empty, because no key is sent then', async () => {
    responses = [refused(503, { 'retry-after': '0' })];
    const body = { email: 'a@b.nl' };
    await thrownBy(create().api.auth.forgotPassword({ body }, { idempotencyKey: '' }));
    expect(keysOf(requests)).toStrictEqual([undefined]);
  });

  it.each([400, 401, 403, 404, 409, 422])('is not repeated after a %i', async (status) => {
    responses = [refused(status)];
    await thrownBy(create().api.todos.listGroups({ params }));
    expect(requests).toHaveLength(1);
  });

  it.each([
    ['as seconds', () => '1'],
    // A date has no milliseconds.
    ['as a date', () => new Date(Date.now() + 2000).toUTCString()],
  ])('waits as long as the server asks, %s', async (_, after) => {
    responses = [refused(429, { 'retry-after': after() }), () => ({ data: [] })];
    await create().api.todos.listGroups({ params });
    const [first, second] = requests;
    expect((second?.at ?? 0) - (first?.at ?? 0)).toBeGreaterThanOrEqual(990);
  });

  it.each([
    ['seconds', () => '90', 90],
    ['a date', () => new Date(Date.now() + 90_000).toUTCString(), 90],
    ['seconds of a year, of which it tells a day', () => '31536000', 86_400],
    ['a date in a year', () => new Date(Date.now() + 31_536_000_000).toUTCString(), 86_400],
  ])(
    'fails at once if the server asks to wait for more than a few seconds, as %s',
    async (_, after, told) => {
      responses = [refused(429, { 'retry-after': after() })];
      const { api, events } = create();
      const thrown = await thrownBy(api.todos.listGroups({ params }));
      const wait = isApiFailure(thrown, 'too_many_requests') ? thrown.error.retry_after_s : undefined;
      // A date has no milliseconds.
      expect([told - 1, told]).toContain(wait);
      expect(requests).toHaveLength(1);
      expect(events).toEqual(['too_many_requests']);
    },
  );

  it('waits for a few seconds at most, whatever the header', () => {
    expect(retriesOf(todos.listGroups, {}, 2)).toMatchObject({ maxRetryAfter: 5000 });
  });

  it.each([
    ['without a reason', undefined],
    ['with an error', new Error('The page is gone.')],
    ['with a text', 'gone'],
  ])('ends when it is cancelled %s while it waits', async (_name, reason) => {
    responses = [refused(503, { 'retry-after': '5' })];
    const { api, events } = create();
    const cancellation = new AbortController();
    const call = thrownBy(api.todos.listGroups({ params }, { signal: cancellation.signal }));
    responses.push((_, reply) => reply.send({ id: 'row-1' }));
    while (requests.length === 0) await new Promise((resolve) => setImmediate(resolve));
    cancellation.abort(reason);
    expect(await call).toMatchObject({ error: { kind: 'cancelled' } });
    expect(events).toEqual([]);
  });

  it('has no response if the signal of a timeout ends it', async () => {
    responses = [() => new Promise(() => undefined)];
    const { api, events } = create();
    const thrown = await thrownBy(api.todos.listGroups({ params }, { signal: AbortSignal.timeout(50) }));
    expect(thrown).toMatchObject({ error: { kind: 'network' } });
    expect(events).toEqual(['network_error']);
  });
});

describe('the events of a client', () => {
  it.each([
    [401, {}, 'unauthenticated'],
    [403, { message: 'Two factor authentication required.' }, 'two_factor_required'],
    [419, {}, 'csrf_token_mismatch'],
    [429, {}, 'too_many_requests'],
    [500, {}, 'server_error'],
  ] as const)('come once for a %i with %j, and with its error', async (status, body, event) => {
    const api = createClient({ baseUrl, resources: { todos }, cookies: true, retries: 0 });
    const seen: [ClientEvent, unknown][] = [];
    api.events.subscribe((name, error) => seen.push([name, error]));
    responses = [refused(status, {}, body)];
    await thrownBy(api.todos.listGroups({ params }));
    expect(seen).toEqual([[event, expect.objectContaining({ kind: 'response', status })]]);
  });

  it('come for a server that does not answer', async () => {
    const api = createClient({
      baseUrl: 'http://127.0.0.1:1/api',
      resources: { todos },
      cookies: true,
      retries: 0,
    });
    const events: ClientEvent[] = [];
    const stop = api.events.subscribe((event) => events.push(event));
    await thrownBy(api.todos.listGroups({ params }));
    stop();
    await thrownBy(api.todos.listGroups({ params }));
    expect(events).toEqual(['network_error']);
  });

  it('reach all listeners, and a listener that throws hides no failure', async () => {
    responses = [refused(500)];
    const { api, events } = create({ retries: 0 });
    const report = jest.spyOn(globalThis, 'queueMicrotask');
    api.events.subscribe(() => {
      // From here on: Node itself queues microtasks during a call.
      report.mockClear().mockImplementationOnce(() => undefined);
      throw new Error('The listener failed.');
    });
    api.events.subscribe((event) => events.push(event));
    expect(await thrownBy(api.todos.listGroups({ params }))).toMatchObject({ error: { status: 500 } });
    expect(events).toEqual(['server_error', 'server_error']);
    expect(report.mock.calls[0]?.[0]).toThrow('The listener failed.');
    report.mockRestore();
  });

  it('do not come for a 401 that the call handles itself', async () => {
    responses = [refused(401)];
    const { api, events } = create();
    await thrownBy(api.auth.user());
    expect(events).toEqual([]);
  });
});

describe('an error', () => {
  it('is narrowed to its code, with the params of the catalogue', async () => {
    responses = [refused(413, {}, { code: 'payload_too_large', params: { limit: 25_000_000 } })];
    const thrown = await thrownBy(create().api.todos.listGroups({ params }));
    expect(isApiFailure(thrown)).toBe(true);
    expect(isApiFailure(thrown, 'invoice_processed')).toBe(false);
    if (!isApiFailure(thrown, 'payload_too_large')) throw new Error('It has another code.');
    const limit: number | undefined = thrown.error.params?.limit;
    expect(limit).toBe(25_000_000);
    // @ts-expect-error a param of another code
    expect(thrown.error.params?.max).toBeUndefined();
  });
});

class CountedFile extends File {
  bytesRead = 0;

  override stream() {
    const count = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform: (chunk, controller) => {
        this.bytesRead += chunk.byteLength;
        controller.enqueue(chunk);
      },
    });
    return super.stream().pipeThrough(count);
  }
}

describe('an upload outside a browser', () => {
  it('reports its progress and sends all bytes once', async () => {
    const shares: number[] = [];
    const { api } = create({ token: 'vve_1' });
    await api.archive.uploadDocument(
      { params, body: { group_id: 'g-1', tags: ['een'] }, file: new File(['x'.repeat(500_000)], 'a.pdf') },
      { onProgress: (share) => shares.push(share) },
    );
    expect(received).toBeGreaterThan(500_000);
    expect(shares.length).toBeGreaterThan(1);
    expect(shares.at(-1)).toBe(1);
    expect(shares).toEqual([...shares].sort((one, other) => one - other));
    expect(requests[0]?.headers).toMatchObject({ authorization: 'Bearer vve_1' });
    expect(String(requests[0]?.headers['content-type'])).toMatch(/^multipart\/form-data; boundary=/u);
  });

  async function startRefusing(): Promise<string> {
    const refusing = createServer({ pauseOnConnect: true }, (socket) => {
      socket.on('error', () => undefined);
      socket.end('HTTP/1.1 413 Too Large\r\ncontent-length: 0\r\nconnection: close\r\n\r\n');
    });
    open.push(refusing);
    refusing.listen(0, '127.0.0.1');
    await once(refusing, 'listening');
    const bound = refusing.address();
    return `http://127.0.0.1:${typeof bound === 'object' ? bound?.port : ''}/api`;
  }
  const open: Server[] = [];
  afterEach(() => {
    for (const refusing of open.splice(0)) refusing.close();
  });

  it.each([
    ['without progress', undefined],
    ['with progress', () => undefined],
  ])('reads no more of a file than the server takes, %s', async (_, onProgress) => {
    const api = createClient({
      baseUrl: await startRefusing(),
      resources: { archive },
      cookies: true,
    });
    const file = new CountedFile(
      Array.from({ length: 100 }, () => 'x'.repeat(1_000_000)),
      'a.pdf',
    );
    const thrown = await thrownBy(
      api.archive.uploadDocument(
        { params, body: { group_id: 'g-1', tags: [] }, file },
        { idempotencyKey: 'key-1', ...(onProgress && { onProgress }) },
      ),
    );
    expect(isApiFailure(thrown)).toBe(true);
    expect(file.bytesRead).toBeGreaterThan(0);
    expect(file.bytesRead).toBeLessThan(file.size);
  });
});
