import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { authOperations } from '@mijn/domain/auth';
import Fastify, { type FastifyRequest } from 'fastify';
import { createConnection, isApiFailure } from '../index.ts';
import { sendEarlyCalls } from './early.ts';

const server = Fastify();
const bodies: unknown[] = [];
const requests: Pick<FastifyRequest, 'url' | 'headers'>[] = [];
let responses = 0;
let baseUrl = '';

beforeAll(async () => {
  server.get('/api/*', async ({ url, headers }, reply) => {
    requests.push({ url, headers });
    responses += 1;
    return url.endsWith('/csrf') ? reply.code(204).send() : { id: `answer ${responses}` };
  });
  server.post('/api/auth/login', async ({ body }) => {
    bodies.push(body);
    return { id: 'u-1' };
  });
  baseUrl = `${await server.listen({ port: 0, host: '127.0.0.1' })}/api`;
});
afterAll(() => server.close());
beforeEach(() => {
  requests.length = 0;
  bodies.length = 0;
  responses = 0;
});

const noCookies = () => '';
const urls = () => requests.map(({ url }) => url).toSorted();

describe('the early calls', () => {
  it('are sent before a client exists, with the headers of every call', async () => {
    const early = sendEarlyCalls(baseUrl, () => 'XSRF-TOKEN=to%2Fken');
    await early(`${baseUrl}/auth/user`);
    expect(urls()).toEqual(['/api/auth/csrf', '/api/auth/user']);
    for (const { headers } of requests) {
      expect(headers).toMatchObject({
        accept: 'application/json',
        'x-requested-with': 'XMLHttpRequest',
        'x-xsrf-token': 'to/ken',
      });
    }
  });

  it('are used once by the client; a second request of the user is sent again', async () => {
    const early = sendEarlyCalls(baseUrl, noCookies);
    const client = createConnection({ baseUrl, fetch: early, readCookies: noCookies });
    await client.call(authOperations.user, {});
    expect(urls()).toEqual(['/api/auth/csrf', '/api/auth/user']);
    await client.call(authOperations.user, {});
    expect(requests).toHaveLength(4);
  });

  it('do not change later requests with a body', async () => {
    const client = createConnection({
      baseUrl,
      fetch: sendEarlyCalls(baseUrl, noCookies),
      readCookies: noCookies,
    });
    await client.call(authOperations.login, { body: { email: 'anna@waterpas.example', password: 'geheim' } });
    expect(bodies).toEqual([{ email: 'anna@waterpas.example', password: 'geheim' }]);
  });

  it('fail in the client that uses them if the server is unreachable', async () => {
    const nowhere = 'http://127.0.0.1:9/api';
    const early = sendEarlyCalls(nowhere, noCookies);
    const client = createConnection({ baseUrl: nowhere, fetch: early, readCookies: noCookies });
    const thrown = await client.call(authOperations.user, {}).catch((error: unknown) => error);
    expect(isApiFailure(thrown)).toBe(true);
  });
});
