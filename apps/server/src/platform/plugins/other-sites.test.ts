import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { authOperations } from '@mijn/domain/auth';
import { createToken } from '../../modules/accounts/access-tokens/testing/create-token.ts';
import { newAccessToken } from '../security/access-token-text.ts';
import { startTestApp, type TestApp } from '../../testing/index.ts';

const SITE = 'https://www.peil.example';
const OTHER_SITE = 'https://www.peil.example.evil.example';

let server: TestApp;
let token: string;
let associationId: string;

beforeAll(async () => {
  server = await startTestApp({
    config: { apiOrigins: [SITE], logLevel: 'silent' },
    furtherCalls: (api) => {
      api.get('/broken', () => Promise.reject(new Error('A fault of the test.')));
    },
  });
  const association = await server.build.association();
  const user = await server.build.user();
  await server.build.membership(association, user);
  associationId = association.id;
  ({ token } = await createToken(server, { user_id: user.id, scope: 'write' }));
});
afterAll(() => server.stop());

interface FromSite {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
  signal?: AbortSignal;
  url?: string;
}

const callFrom = (origin: string, path: string, { headers, url = server.url, ...init }: FromSite = {}) =>
  fetch(`${url}/api${path}`, { ...init, headers: { origin, ...headers } });

const preflight = (origin: string, path: string, method: string, headers = 'authorization') =>
  callFrom(origin, path, {
    method: 'OPTIONS',
    headers: { 'access-control-request-method': method, 'access-control-request-headers': headers },
  });

const allowedOrigin = ({ headers }: Response) => headers.get('access-control-allow-origin');

describe('a page of a site in API_ORIGINS', () => {
  it('calls the API with an access token', async () => {
    const path = `/associations/${associationId}/todos`;
    const asked = await preflight(SITE, path, 'GET');
    expect(asked.status).toBe(204);
    expect(allowedOrigin(asked)).toBe(SITE);
    expect(asked.headers.get('access-control-allow-headers')).toContain('Authorization');
    expect(asked.headers.get('access-control-max-age')).toBe('7200');
    const response = await callFrom(SITE, path, { headers: { authorization: `Bearer ${token}` } });
    expect(response.status).toBe(200);
    expect(allowedOrigin(response)).toBe(SITE);
    expect(response.headers.get('vary')).toMatch(/origin/iu);
    expect(response.headers.get('access-control-expose-headers')).toContain('Retry-After');
    expect(response.headers.get('access-control-expose-headers')).toContain('X-Request-Id');
  });

  it('may change things, with the key of a repeatable call', async () => {
    const asked = await preflight(SITE, '/todos', 'POST', 'authorization,content-type,idempotency-key');
    expect(asked.headers.get('access-control-allow-methods')).toContain('POST');
    expect(asked.headers.get('access-control-allow-headers')).toContain('Idempotency-Key');
  });

  it.each([
    ['an access token that does not exist', '/auth/user', 401],
    ['an association of others', '/associations/01890000-0001-7000-8000-000000000001/todos', 404],
    ['a path that is no call', '/nothing/here', 404],
    ['a call that fails', '/broken', 500],
  ])('reads the refusal of %s', async (_, path, status) => {
    const sent = status === 401 ? 'mijn_pat_none' : token;
    const response = await callFrom(SITE, path, { headers: { authorization: `Bearer ${sent}` } });
    expect([response.status, allowedOrigin(response)]).toEqual([status, SITE]);
  });

  it('reads that a body is too large', async () => {
    const response = await callFrom(SITE, `/associations/${associationId}/bulletin/messages`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ title: 'x'.repeat(1_000_000) }),
    });
    expect([response.status, allowedOrigin(response)]).toEqual([413, SITE]);
  });

  it('reads how long it has to wait', async () => {
    const headers = { authorization: `Bearer ${newAccessToken()}` };
    const ask = () => callFrom(SITE, '/auth/user', { headers });
    let response = await ask();
    while (response.status === 401) response = await ask();
    expect([response.status, allowedOrigin(response)]).toEqual([429, SITE]);
    expect(response.headers.get('access-control-expose-headers')).toContain('Retry-After');
    expect(response.headers.get('retry-after')).not.toBeNull();
  });

  it('hears of changes, in a stream of events', async () => {
    const reading = new AbortController();
    const headers = { authorization: `Bearer ${token}`, accept: 'text/event-stream' };
    const response = await callFrom(SITE, '/events', { headers, signal: reading.signal });
    expect([response.headers.get('content-type'), allowedOrigin(response)]).toEqual([
      'text/event-stream; charset=utf-8',
      SITE,
    ]);
    reading.abort();
  });

  it('gets a response that no cache gives to another site, also if it varies by its compression', async () => {
    const response = await callFrom(SITE, '/openapi.json');
    expect([response.headers.get('vary'), allowedOrigin(response)]).toEqual([
      'accept-encoding, Origin',
      SITE,
    ]);
  });

  it('never uses the cookies of a member', async () => {
    const asked = await preflight(SITE, '/auth/user', 'GET');
    expect(asked.headers.get('access-control-allow-credentials')).toBeNull();
    const response = await callFrom(SITE, '/auth/user');
    expect(response.headers.get('access-control-allow-credentials')).toBeNull();
  });
});

describe('a page of any other site', () => {
  it.each([
    OTHER_SITE,
    'http://www.peil.example',
    'https://www.peil.example:8443',
    'https://peil.example',
    'HTTPS://WWW.PEIL.EXAMPLE',
    'null',
    '*',
  ])('gets nothing from the API: %s', async (origin) => {
    const headers = { authorization: `Bearer ${token}` };
    const responses = [
      await preflight(origin, '/auth/user', 'GET'),
      await callFrom(origin, '/auth/user', { headers }),
      await callFrom(origin, '/nothing/here', { headers }),
    ];
    for (const response of responses) {
      const names = [...response.headers.keys()].filter((name) => name.startsWith('access-control-'));
      expect(names).toEqual([]);
      expect(response.headers.get('vary')).toMatch(/origin/iu);
    }
  });

  it('may read nothing of a server without API_ORIGINS', async () => {
    const closed = await startTestApp();
    try {
      const { url } = closed;
      const response = await callFrom(SITE, authOperations.user.path, { url });
      expect([response.status, allowedOrigin(response)]).toEqual([401, null]);
    } finally {
      await closed.stop();
    }
  });
});

it('the pages of the portal are of no other site', async () => {
  const response = await fetch(`${server.url}/login`, { headers: { origin: SITE } });
  expect(allowedOrigin(response)).toBeNull();
});
