import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { archiveContract } from '@mijn/domain/archive/contract';
import { authContract } from '@mijn/domain/auth/contract';
import { TWO_FACTOR_REQUIRED_MESSAGE } from '@mijn/domain/errors';
import { fillPath, type Operation } from '@mijn/domain/wire';
import type { associations, users } from '../database/index.ts';
import { startTestApp, type TestApp, type TestClient } from '../../testing/index.ts';

const NO_ONE = '01a1f9c4-c6f4-7226-b044-46c8cecb18b1';

let server: TestApp;
let association: typeof associations.$inferSelect;
let user: typeof users.$inferSelect;
let client: TestClient;

beforeAll(async () => {
  server = await startTestApp();
  association = await server.build.association();
});
afterAll(() => server.stop());
beforeEach(async () => {
  user = await server.build.user();
  await server.build.membership(association, user);
  client = server.client();
  await client.login(user.email);
});

const urlOf = ({ path }: Operation) => `/api${path.replaceAll(/\{(\w+)\}/gu, ':$1')}`;

const calls = () =>
  [...Object.entries(authContract), ...Object.entries(archiveContract)].filter(([, operation]) =>
    server.app.hasRoute({ method: operation.method, url: urlOf(operation) }),
  );

function send(by: TestClient, operation: Operation, associationId: string) {
  const path = fillPath<string>(operation.path, {
    association_id: associationId,
    document_id: NO_ONE,
  });
  if (operation.method === 'GET') return by.get(path);
  return operation.method === 'PATCH' ? by.patch(path, {}) : by.post(path, {});
}

const OPEN = new Set(['csrf', 'login', 'logout', 'impersonate', 'forgotPassword', 'resetPassword']);
const FIRST_FACTOR = new Set(['user', 'confirmTwoFactor']);
const MISMATCH = { status: 419, body: { code: 'csrf_token_mismatch' } };

describe('the anti-forgery token', () => {
  const change = (headers: Record<string, string>) =>
    client.post(`/auth/user/association/${association.id}`, undefined, { headers });

  it('is accepted for a changing call, together with the header of the portal', async () => {
    expect((await change({})).status).toBe(204);
  });

  it('is required for every changing call, also before a login', async () => {
    const visitor = server.client();
    const changing = calls().filter(([, { method }]) => method !== 'GET');
    expect(changing.length).toBeGreaterThan(6);
    for (const [, operation] of changing) {
      expect(await send(visitor, operation, association.id)).toMatchObject(MISMATCH);
    }
  });

  it.each([
    ['a missing token', { 'x-xsrf-token': '' }],
    ['a made up token', { 'x-xsrf-token': 'A'.repeat(43) }],
    ['a missing X-Requested-With', { 'x-requested-with': '' }],
    ['another X-Requested-With', { 'x-requested-with': 'fetch' }],
  ])('refuses %s', async (_, headers) => {
    expect(await change(headers)).toMatchObject(MISMATCH);
  });

  it('is invalid after another login', async () => {
    const earlier = client.cookies.get('XSRF-TOKEN') ?? '';
    await client.login(user.email);
    expect(await change({ 'x-xsrf-token': earlier })).toMatchObject(MISMATCH);
    expect((await change({})).status).toBe(204);
  });

  it('of one browser is invalid in another browser', async () => {
    const other = server.client();
    await other.csrf();
    expect(await change({ 'x-xsrf-token': other.cookies.get('XSRF-TOKEN') ?? '' })).toMatchObject(MISMATCH);
  });

  it('is set again by GET /auth/csrf', async () => {
    const token = client.cookies.get('XSRF-TOKEN');
    client.cookies.delete('XSRF-TOKEN');
    expect((await client.csrf()).status).toBe(204);
    expect(client.cookies.get('XSRF-TOKEN')).toBe(token);
  });

  it('is checked before the session: the status is 419 without a token, and 401 with a token but no session', async () => {
    const visitor = server.client();
    const path = `/auth/user/association/${association.id}`;
    expect((await visitor.post(path)).status).toBe(419);
    await visitor.csrf();
    expect((await visitor.post(path)).status).toBe(401);
  });
});

describe('the gate', () => {
  it('responds with 401 to a visitor on every call that is not open', async () => {
    const visitor = server.client();
    await visitor.csrf();
    for (const [name, operation] of calls().filter(([call]) => !OPEN.has(call))) {
      expect([name, await send(visitor, operation, association.id)]).toMatchObject([
        name,
        { status: 401, body: { code: 'unauthenticated' } },
      ]);
    }
  });

  it('responds with 403 before the second factor, except on calls that do not need the second factor', async () => {
    const careful = await server.build.user({ totp_secret: 'JBSWY3DPEHPK3PXP' });
    await server.build.membership(association, careful);
    const half = server.client();
    await half.login(careful.email);
    const guarded = calls().filter(([name]) => !OPEN.has(name) && !FIRST_FACTOR.has(name));
    expect(guarded.length).toBeGreaterThan(0);
    for (const [name, operation] of guarded) {
      expect([name, await send(half, operation, association.id)]).toMatchObject([
        name,
        { status: 403, body: { code: 'two_factor_required', message: TWO_FACTOR_REQUIRED_MESSAGE } },
      ]);
    }
    expect((await half.get('/auth/user')).status).toBe(200);
    expect((await half.post('/auth/logout')).status).toBe(204);
  });

  it('responds with 404 for an association of others, just as for an association that does not exist', async () => {
    const other = await server.build.association();
    const scoped = calls().filter(([, { path }]) => path.startsWith('/associations/'));
    for (const [name, operation] of scoped) {
      for (const id of [other.id, NO_ONE, 'no-id']) {
        expect([name, await send(client, operation, id)]).toMatchObject([
          name,
          { status: 404, body: { code: 'not_found' } },
        ]);
      }
    }
  });

  it('refuses a call before the body is read', async () => {
    const visitor = server.client();
    await visitor.csrf();
    const response = await visitor.post(`/auth/user/association/${association.id}`, '{"broken":');
    expect(response.status).toBe(401);
  });
});
