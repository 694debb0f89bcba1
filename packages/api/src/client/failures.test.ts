import { inspect } from 'node:util';
import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import Fastify, { type FastifyReply, type FastifyRequest } from 'fastify';
import { type ClientEvent, createClient, isApiFailure } from '../index.ts';
import { archive } from '../resources/archive.ts';
import { auth } from '../resources/auth.ts';
import { todos } from '../resources/todos.ts';

type Respond = (request: FastifyRequest, reply: FastifyReply) => unknown;

const server = Fastify();
let requests = 0;
let response: Respond = () => ({});
let baseUrl = '';
beforeAll(async () => {
  server.all('/api/*', (request, reply) => {
    requests += 1;
    return response(request, reply);
  });
  baseUrl = `${await server.listen({ port: 0, host: '127.0.0.1' })}/api`;
});
afterAll(() => server.close());
beforeEach(() => {
  requests = 0;
});

const params = { association_id: 'a-1' };
const refused =
  (status: number, headers: Record<string, string> = {}): Respond =>
  (_, reply) =>
    reply.code(status).headers(headers).send({});

function create({ token = 'mijn_pat_1' }: { token?: string | (() => Promise<string>) } = {}) {
  const api = createClient({ baseUrl, token, resources: { archive, auth, todos } });
  const events: ClientEvent[] = [];
  api.events.subscribe((event) => events.push(event));
  return { api, events };
}

const thrownBy = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );

describe('a token that can not be had', () => {
  it('fails the call, with the reason for logs', async () => {
    const fault = new Error('The vault is closed.');
    const { api } = create({ token: () => Promise.reject(fault) });
    expect(await thrownBy(api.auth.logout())).toMatchObject({
      error: {
        kind: 'not_sent',
        message: 'The function that returns the token failed: The vault is closed.',
      },
      cause: { message: 'The vault is closed.' },
    });
    expect(requests).toBe(0);
  });

  it.each([undefined, '', 'een\ntoken'])('fails the call if its function returns %j', async (wrong) => {
    const untyped: () => Promise<string> = async () => Object(wrong ?? undefined).valueOf();
    const thrown = await thrownBy(create({ token: untyped }).api.auth.logout());
    expect(thrown).toMatchObject({ error: { kind: 'not_sent' } });
    expect(inspect(thrown)).not.toContain('een');
    expect(requests).toBe(0);
  });
});

describe('who calls', () => {
  it('is always said: a token that is undefined is no call with cookies', () => {
    const options = { baseUrl, resources: { todos } };
    const environment: { token?: string } = {};
    // @ts-expect-error neither a token nor cookies
    expect(() => createClient(options)).toThrow('Give a token, or "cookies: true"');
    // @ts-expect-error a token that may be missing
    expect(() => createClient({ ...options, token: environment.token })).toThrow('"token" is undefined');
    // @ts-expect-error an optional token
    expect(() => createClient({ ...options, ...environment })).toThrow('"token" is undefined');
    expect(() => createClient({ ...options, token: 't', cookies: true })).toThrow('Give either');
    expect(() => createClient({ ...options, token: '' })).toThrow('"token" is empty');
    expect(() => createClient({ ...options, token: 'geheim\n' })).toThrow(/^(?!.*geheim)/su);
  });
});

describe('what a failure shows', () => {
  const everywhere = (thrown: unknown) =>
    [
      inspect(thrown, { depth: 20, showHidden: true }),
      String(thrown),
      JSON.stringify(thrown),
      inspect(structuredClone(thrown), { depth: 20, showHidden: true }),
    ].join('\n');

  it.each([401, 403, 422])('has no token and no body of the request, after a %i', async (status) => {
    response = refused(status);
    const { api } = create({ token: 'mijn_pat_geheim' });
    const body = { email: 'a@b.nl', password: 'wachtwoord-geheim' };
    for (const call of [() => api.auth.login({ body }), () => api.todos.listGroups({ params })]) {
      expect(everywhere(await thrownBy(call()))).not.toMatch(/geheim|authorization/iu);
    }
  });

  it('has neither if no response comes, or if sending fails, but has the reason', async () => {
    const options = { resources: { todos }, retries: 0, token: 'mijn_pat_geheim' };
    const away = createClient({ ...options, baseUrl: 'http://127.0.0.1:1/api' });
    const thrown = everywhere(await thrownBy(away.todos.listGroups({ params })));
    expect(thrown).not.toMatch(/geheim|authorization/iu);
    expect(thrown).toContain('bad port');
    const failing = createClient({
      ...options,
      baseUrl,
      fetch: async (input) => {
        const request = new Request(input);
        const message = `Headers.set: "${request.headers.get('authorization')}" is wrong.`;
        throw Object.assign(new Error(message), {
          config: { headers: Object.fromEntries(request.headers) },
        });
      },
    });
    const shown = everywhere(await thrownBy(failing.todos.listGroups({ params })));
    expect(shown).not.toMatch(/geheim|authorization/iu);
    expect(shown).toContain('is wrong');
  });
});

describe('a response that is not of this API', () => {
  const html: Respond = (_, reply) => reply.type('text/html').send('<h1>Welkom</h1>');
  it.each([
    ['a page', html],
    ['a page with 404', (request, reply) => html(request, reply.code(404))],
    ['a page with 405', (request, reply) => html(request, reply.code(405))],
    ['half a JSON', (_, reply) => reply.type('application/json').send('{"data":[')],
  ] satisfies [string, Respond][])('is a failure of its own with the call: %s', async (_, own) => {
    response = own;
    const { api, events } = create();
    const message = expect.stringContaining(`GET ${baseUrl}/associations/{association_id}/todos/groups`);
    const error = { kind: 'not_this_api', message };
    expect(await thrownBy(api.todos.listGroups({ params }))).toMatchObject({ error });
    expect(events).toEqual(['not_this_api']);
    expect(requests).toBe(1);
  });

  const notFound =
    (body: object): Respond =>
    (_, reply) =>
      reply.code(404).send(body);

  it.each([{ message: 'The route could not be found.' }, { error: 'Not Found', statusCode: 404 }, {}])(
    'is named if its JSON has no code, as that of a wrong base address: %j',
    async (body) => {
      response = notFound(body);
      const message = `There is no such operation: GET ${baseUrl}/associations/{association_id}/todos/groups answered 404 without a code of this API. Check the base address.`;
      const thrown = await thrownBy(create().api.todos.listGroups({ params }));
      expect(thrown).toMatchObject({ error: { kind: 'not_this_api', message } });
    },
  );

  it('is none if a row is missing', async () => {
    response = notFound({ code: 'not_found', message: 'There is no such todo.' });
    const thrown = await thrownBy(create().api.todos.listGroups({ params }));
    expect(thrown).toMatchObject({ error: { kind: 'response', status: 404, code: 'not_found' } });
  });

  it('is no file', async () => {
    response = html;
    const call = create().api.archive.downloadDocument({ params: { ...params, document_id: 'd-1' } });
    expect(await thrownBy(call)).toMatchObject({ error: { kind: 'not_this_api' } });
  });
});

describe('a response that breaks off after its head', () => {
  /** Sends half of a body, and the whole one from a request on. */
  const cutUntil =
    (whole: number): Respond =>
    (_, reply) => {
      if (requests >= whole) return { data: [] };
      reply.hijack();
      reply.raw.writeHead(200, { 'content-type': 'application/json', 'content-length': '12' });
      reply.raw.write('{"data"', () => reply.raw.destroy());
      return reply;
    };

  it('is repeated if the call is idempotent', async () => {
    response = cutUntil(3);
    expect(await create().api.todos.listGroups({ params })).toEqual({ data: [] });
    expect(requests).toBe(3);
  });

  it('is repeated no more often than other failures', async () => {
    response = cutUntil(9);
    const thrown = await thrownBy(create().api.todos.listGroups({ params }));
    expect(thrown).toMatchObject({ error: { kind: 'network' } });
    expect(requests).toBe(3);
  });

  it('has its repeats together with other failures, and with renewals of the session', async () => {
    const cut = cutUntil(99);
    const away = refused(503, { 'retry-after': '0' });
    const renewed = refused(401, { 'retry-after': new Date(0).toUTCString() });
    const { api } = create();
    for (const [ways, expected] of [
      [[away, cut], 3],
      [[cut, away], 3],
      [[cut, renewed, away], 3],
      [[renewed, away], 4],
    ] satisfies [Respond[], number][]) {
      requests = 0;
      response = (request, reply) => ways[(requests - 1) % ways.length]?.(request, reply);
      await thrownBy(api.todos.listGroups({ params }));
      expect([ways.length, requests]).toEqual([ways.length, expected]);
    }
  });

  it.each([
    [0.99, 'long', 0.99 * 900, 3000],
    [0, 'no', 0, 890],
  ])(
    'waits before its repeats as after other failures: a random part of %d makes %s pauses',
    async (random, _, least, most) => {
      response = cutUntil(9);
      const chance = jest.spyOn(Math, 'random').mockReturnValue(random);
      const start = performance.now();
      await thrownBy(create().api.todos.listGroups({ params }));
      chance.mockRestore();
      const took = performance.now() - start;
      expect(requests).toBe(3);
      expect(took).toBeGreaterThanOrEqual(least - 10);
      expect(took).toBeLessThan(most);
    },
  );

  it('is repeated for a change with a key, with the same key, and for no other change', async () => {
    const keys: unknown[] = [];
    response = (request, reply) => {
      keys.push(request.headers['idempotency-key']);
      return cutUntil(9)(request, reply);
    };
    const body = { email: 'a@b.nl', password: 'x' };
    expect(await thrownBy(create().api.auth.login({ body }))).toMatchObject({ error: { kind: 'network' } });
    const again = create().api.auth.login({ body }, { idempotencyKey: 'k-1' });
    expect(await thrownBy(again)).toMatchObject({ error: { kind: 'network' } });
    expect(keys).toEqual([undefined, 'k-1', 'k-1', 'k-1']);
  });

  it('is not repeated after the caller cancelled the call', async () => {
    const stop = new AbortController();
    response = (request, reply) => {
      reply.raw.once('close', () => stop.abort());
      return cutUntil(9)(request, reply);
    };
    const call = create().api.todos.listGroups({ params }, { signal: stop.signal });
    expect(await thrownBy(call)).toMatchObject({ error: { kind: 'cancelled' } });
    expect(requests).toBe(1);
  });
});

describe('a response that says when to repeat the call', () => {
  it.each([
    ['a date in the past', new Date(0).toUTCString()],
    ['a date as HTTP wrote it once', 'Sunday, 06-Nov-94 08:49:37 GMT'],
    ['neither seconds nor a date', 'soon'],
    ['seconds below zero', '-5'],
  ])('is followed by a repeat soon after %s', async (_, after) => {
    response = (request, reply) =>
      requests > 1 ? { data: [] } : refused(503, { 'retry-after': after })(request, reply);
    expect(await create().api.todos.listGroups({ params })).toEqual({ data: [] });
    expect(requests).toBe(2);
  });
});

describe('a token that was revoked', () => {
  it('is reported at once by parallel calls, although the server asks to wait after many of them', async () => {
    let count = 0;
    const headers = { 'www-authenticate': 'Bearer error="invalid_token"' };
    response = (request, reply) => {
      count += 1;
      const own = count > 5 ? refused(429, { ...headers, 'retry-after': '3' }) : refused(401, headers);
      return own(request, reply);
    };
    const { api } = create();
    const thrown = await Promise.all(
      Array.from({ length: 8 }, () => thrownBy(api.todos.listGroups({ params }))),
    );
    expect(thrown.filter((one) => isApiFailure(one, 'unauthenticated'))).toHaveLength(5);
    expect(requests).toBe(8);
  });
});
