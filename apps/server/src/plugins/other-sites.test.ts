import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { authOperations } from '@mijn/domain/auth';
import { createToken } from '../modules/access-tokens/testing/create-token.ts';
import { startTestApp, type TestApp } from '../testing/index.ts';

const SITE = 'https://www.peil.example';
const OTHER_SITE = 'https://www.peil.example.evil.example';

let server: TestApp;
let token: string;
let associationId: string;

beforeAll(async () => {
  server = await startTestApp({ config: { apiOrigins: [SITE] } });
  const association = await server.build.association();
  const user = await server.build.user();
  await server.build.membership(association, user);
  associationId = association.id;
  ({ token } = await createToken(server, { user_id: user.id }));
});
afterAll(() => server.stop());

interface FromSite {
  method?: string;
  headers?: Record<string, string>;
  address?: string;
}

/** Makes a call as the page of another site does. */
const callFrom = (origin: string, path: string, { method = 'GET', headers, address }: FromSite = {}) =>
  fetch(`${address ?? server.address}/api${path}`, { method, headers: { origin, ...headers } });

/** Asks the server whether a page of another site may make a call. */
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
    const answer = await callFrom(SITE, path, { headers: { authorization: `Bearer ${token}` } });
    expect(answer.status).toBe(200);
    expect(allowedOrigin(answer)).toBe(SITE);
    expect(answer.headers.get('vary')).toMatch(/origin/iu);
    expect(answer.headers.get('access-control-expose-headers')).toContain('Retry-After');
  });

  it('may change things, with the key of a repeatable call', async () => {
    const asked = await preflight(SITE, '/todos', 'POST', 'authorization,content-type,idempotency-key');
    expect(asked.headers.get('access-control-allow-methods')).toContain('POST');
    expect(asked.headers.get('access-control-allow-headers')).toContain('Idempotency-Key');
  });

  it.each([
    ['an access token that does not exist', '/auth/user', 401],
    ['an association of others', '/associations/01890000-0001-7000-8000-000000000001/todos', 404],
  ])('reads the refusal of %s', async (_, path, status) => {
    const sent = status === 401 ? 'mijn_pat_none' : token;
    const answer = await callFrom(SITE, path, { headers: { authorization: `Bearer ${sent}` } });
    expect([answer.status, allowedOrigin(answer)]).toEqual([status, SITE]);
  });

  it('never uses the cookies of a member', async () => {
    const asked = await preflight(SITE, '/auth/user', 'GET');
    expect(asked.headers.get('access-control-allow-credentials')).toBeNull();
    const answer = await callFrom(SITE, '/auth/user');
    expect(answer.headers.get('access-control-allow-credentials')).toBeNull();
  });
});

describe('a page of any other site', () => {
  it('may read nothing', async () => {
    for (const origin of [OTHER_SITE, 'http://www.peil.example', 'null']) {
      expect(allowedOrigin(await preflight(origin, '/auth/user', 'GET'))).toBeNull();
      const answer = await callFrom(origin, '/auth/user', { headers: { authorization: `Bearer ${token}` } });
      expect(allowedOrigin(answer)).toBeNull();
      expect(answer.headers.get('vary')).toMatch(/origin/iu);
    }
  });

  it('may read nothing of a server without API_ORIGINS', async () => {
    const closed = await startTestApp();
    try {
      const { address } = closed;
      const answer = await callFrom(SITE, authOperations.user.path, { address });
      expect([answer.status, allowedOrigin(answer)]).toEqual([401, null]);
    } finally {
      await closed.stop();
    }
  });
});

it('the pages of the portal are of no other site', async () => {
  const answer = await fetch(`${server.address}/login`, { headers: { origin: SITE } });
  expect(allowedOrigin(answer)).toBeNull();
});
