import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { array, boolean, number, object, string } from 'yup';
import type { FastifyRequest } from 'fastify';
import { pino } from 'pino';
import { startTestApp, type TestResponse, type TestApp, type TestClient } from '../../testing/index.ts';
import { responseSerialiser } from './bind.ts';
import { AppError, bind, type Caller, createAndRead } from './index.ts';

const named = object({ name: string().required(), size: number().integer().required() });
const scoped = '/associations/{association_id}/items';
const operations = {
  list: {
    method: 'GET',
    path: scoped,
    query: object({ page: number().integer().min(1).default(1), hidden: boolean() }).exact(),
    response: object({ page: number().required(), hidden: boolean().defined().nullable() }),
  },
  one: { method: 'GET', path: `${scoped}/{thing_id}`, response: named },
  leaky: { method: 'GET', path: '/leaky', response: named },
  wrong: { method: 'GET', path: '/wrong', response: named },
  broken: { method: 'GET', path: '/broken', response: named },
  create: { method: 'POST', path: '/items', response: object({ id: string().required() }), status: 201 },
  createOther: {
    method: 'POST',
    path: '/others',
    response: object({ id: string().required() }),
    status: 201,
  },
} as const;

const created = jest.fn();
const lines: string[] = [];
let server: TestApp;
let client: TestClient;
let association: { id: string };

beforeAll(async () => {
  server = await startTestApp({
    log: pino({ level: 'info' }, { write: (line) => lines.push(line) }),
    furtherCalls: (api, { database, now }) => {
      const leaking: { name: string; size: number } = Object.assign(
        { name: 'a', size: 1 },
        { password_hash: 'x' },
      );
      const create = async ({ caller, request }: { caller: Caller; request: FastifyRequest }) =>
        createAndRead(
          { database },
          { caller, request, now: now() },
          async (_, id) => {
            created(id);
          },
          async (_, id) => ({ id }),
        );
      bind(api, operations, {
        list: async ({ query }) => ({ page: query.page, hidden: query.hidden ?? null }),
        one: async ({ caller }) => ({ name: caller.membership.association_id, size: 1 }),
        leaky: async () => leaking,
        wrong: async () => ({ name: 'a', size: 1.5 }),
        broken: async ({ request }) => {
          await database.pool.query(`select 'the secret of ${request.id}' from nowhere`);
          return { name: 'a', size: 1 };
        },
        create,
        createOther: create,
      });
    },
  });
  const user = await server.build.user({ name: 'Anna Eigenaar' });
  association = await server.build.association();
  await server.build.membership(association, user);
  client = server.client();
  await client.login(user.email);
});
afterAll(() => server.stop());

describe('a bound call', () => {
  it('receives its query with the types of the contract and with defaults', async () => {
    const path = `/associations/${association.id}/items`;
    expect((await client.get(path)).body).toEqual({ page: 1, hidden: null });
    expect((await client.get(`${path}?page=3&hidden=true`)).body).toEqual({ page: 3, hidden: true });
  });

  it.each(['?page=0', '?page=two', '?colour=red', '?page=1&page=2', '?hasOwnProperty=1', '?__proto__=1'])(
    'refuses the query %s with 422',
    async (query) => {
      const response = await client.get(`/associations/${association.id}/items${query}`);
      expect(response).toMatchObject({ status: 422, body: { code: 'validation_failed' } });
    },
  );

  it('responds with 404 for a path parameter that is not an id', async () => {
    expect((await client.get(`/associations/${association.id}/items/7`)).status).toBe(404);
  });

  it('receives the membership of the association in its path', async () => {
    const path = `/associations/${association.id}/items/${association.id}`;
    expect((await client.get(path)).as(operations.one).name).toBe(association.id);
  });

  it.each(['leaky', 'wrong'])(
    'is an error under test when its response does not match the contract: %s',
    async (name) => {
      const { status } = await client.get(`/${name}`);
      expect(status).toBe(500);
      expect(lines.join('')).toContain(`GET /${name}`);
    },
  );

  it('responds to an error of the server without its cause, and logs no statement', async () => {
    const { status, body } = await client.get('/broken');
    expect(status).toBe(500);
    expect(body).toEqual({
      code: 'internal_error',
      message: 'A fault of the server; the request id is in its log.',
    });
    expect(lines.join('')).toContain('42P01');
    expect(lines.join('')).not.toContain('the secret of');
  });

  it('is logged at level info when it changes something or is refused, and otherwise at level debug', async () => {
    const before = lines.length;
    await client.get(`/associations/${association.id}/items`);
    await client.get(`/associations/${association.id}/items?page=0`);
    await client.post('/items', {});
    const calls = lines.slice(before).map((line) => JSON.parse(line));
    expect(calls.map(({ method, status, msg }) => [method, status, msg])).toEqual([
      ['GET', 422, 'call'],
      ['POST', 201, 'call'],
    ]);
  });

  it('is logged with the pattern of its path, without ids, cookies or names', async () => {
    await client.get(`/associations/${association.id}/items?page=0`);
    const line = lines.at(-1) ?? '';
    expect(line).toContain('/api/associations/:association_id/items');
    for (const secret of [association.id, client.cookies.get('mijn_session') ?? 'x', 'Anna']) {
      expect(lines.join('')).not.toContain(secret);
    }
  });
});

describe('a creating call with an Idempotency-Key', () => {
  const post = (key: string, path = '/items', body: unknown = {}) =>
    client.post(path, body, { headers: { 'idempotency-key': key } });
  const idOf = (response: TestResponse) => response.as(operations.create).id;

  it('creates one row for a retry', async () => {
    const first = await post('one');
    const retry = await post('one');
    expect([first.status, retry.status]).toEqual([201, 201]);
    expect(idOf(retry)).toBe(idOf(first));
    expect(created.mock.calls.filter(([id]) => id === idOf(first))).toHaveLength(1);
  });

  it('creates one row for two concurrent calls', async () => {
    const [one, other] = await Promise.all([post('two'), post('two')]);
    expect(idOf(one)).toBe(idOf(other));
  });

  it('creates another row for another key, and for every call without a key', async () => {
    const responses = await Promise.all([post('three'), post('four'), post(''), post('')]);
    expect(new Set(responses.map(idOf)).size).toBe(4);
  });

  it('refuses a key that was used for another call', async () => {
    await post('five');
    expect((await post('five', '/others')).status).toBe(422);
  });

  it('refuses a key that was used with another body', async () => {
    const first = await post('six', '/items', { subject: 'Een' });
    const refused = await post('six', '/items', { subject: 'Twee' });
    expect(refused.status).toBe(422);
    expect(refused.body).toMatchObject({ code: 'validation_failed', params: { created_id: idOf(first) } });
    expect(idOf(await post('six', '/items', { subject: 'Een' }))).toBe(idOf(first));
  });
});

describe('the serialiser of a response', () => {
  it('removes fields that the contract does not declare', () => {
    const serialise = responseSerialiser(named);
    expect(serialise({ name: 'a', size: 1, password_hash: 'x' })).toBe('{"name":"a","size":1}');
  });

  it('keeps null, empty lists and nested objects', () => {
    const schema = object({
      at: string().datetime().defined().nullable(),
      kind: string().oneOf(['a', 'b']).defined().nullable(),
      owner: object({ id: string().required() }).defined().nullable(),
      list: array(object({ id: string().required() })).required(),
      note: string(),
    });
    const serialise = responseSerialiser(schema);
    const nothing = { at: null, kind: null, owner: null, list: [] };
    expect(JSON.parse(serialise(nothing))).toEqual(nothing);
    const all = {
      at: '2026-01-02T03:04:05.678Z',
      kind: 'a',
      owner: { id: '1' },
      list: [{ id: '2' }],
      note: 'n',
    };
    expect(JSON.parse(serialise(all))).toEqual(all);
  });
});

describe('an error', () => {
  it('has its params in the body, and the status of its code', () => {
    const error = new AppError('payload_too_large', { params: { limit: 5 } });
    expect(error.statusCode).toBe(413);
    expect(error.body).toEqual({
      code: 'payload_too_large',
      message: 'This is larger than allowed.',
      params: { limit: 5 },
    });
  });
});
