import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { authOperations } from '@mijn/domain/auth';
import { HOUR_MS, MINUTE_MS } from '@mijn/domain/limits';
import { sessions, type users } from '../../../platform/database/index.ts';
import { endSessions } from './session.jobs.ts';
import { startTestApp, type TestApp, type TestClient } from '../../../testing/index.ts';

let server: TestApp;
let client: TestClient;
let user: typeof users.$inferSelect;

beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.stop());
beforeEach(async () => {
  user = await server.build.user();
  client = server.client();
  await client.login(user.email);
});

const statusOfUser = async () => (await client.get('/auth/user')).status;

const lastSeen = async () => {
  const [row] = await server.database.queries.select().from(sessions).where(eq(sessions.user_id, user.id));
  return row?.last_seen_at.getTime();
};

describe('a session', () => {
  it('ends after two hours without a call', async () => {
    server.clock.pass(2 * HOUR_MS - 1);
    expect(await statusOfUser()).toBe(200);
    server.clock.pass(2 * HOUR_MS);
    expect(await statusOfUser()).toBe(401);
  });

  it('ends after twelve hours, however active the user is', async () => {
    for (let hour = 1; hour < 12; hour += 1) {
      server.clock.pass(HOUR_MS);
      expect(await statusOfUser()).toBe(200);
    }
    server.clock.pass(HOUR_MS);
    expect(await statusOfUser()).toBe(401);
  });

  it('has the seconds until its absolute end', async () => {
    const endsIn = async () => (await client.get('/auth/user')).as(authOperations.user).session_ends_in_s;
    expect(await endsIn()).toBe(12 * 3600);
    server.clock.pass(HOUR_MS + 1);
    expect(await endsIn()).toBe(11 * 3600);
    server.clock.pass(1000);
    expect(await endsIn()).toBe(11 * 3600 - 1);
  });

  it('records the time of the last request at most once per minute', async () => {
    const start = await lastSeen();
    server.clock.pass(MINUTE_MS - 1);
    await statusOfUser();
    expect(await lastSeen()).toBe(start);
    server.clock.pass(1);
    await statusOfUser();
    expect(await lastSeen()).toBe((start ?? 0) + MINUTE_MS);
  });

  it('is not valid with another cookie value', async () => {
    const headers = { cookie: `mijn_session=${'A'.repeat(43)}` };
    expect((await client.raw('/api/auth/user', { headers })).status).toBe(401);
  });
});

describe('the hourly job', () => {
  it('deletes the sessions that have ended, and no other session', async () => {
    server.clock.pass(HOUR_MS);
    const other = server.client();
    await other.login((await server.build.user()).email);
    server.clock.pass(HOUR_MS + 1);
    await endSessions.add(server.database.queries, {});
    await server.runJobs();
    expect(await lastSeen()).toBeUndefined();
    expect((await other.get('/auth/user')).status).toBe(200);
  });
});

describe('logging out', () => {
  it('deletes the session in the database and clears the cookies', async () => {
    expect((await client.post('/auth/logout')).status).toBe(204);
    // The cookie that recognises the device at the next sign-in stays.
    expect([...client.cookies.keys()]).toEqual(['mijn_device']);
    expect(await lastSeen()).toBeUndefined();
    expect(await statusOfUser()).toBe(401);
  });

  it('lets the browser forget the pages that it kept, and keeps the appearance and the drafts', async () => {
    const { headers } = await client.post('/auth/logout');
    expect(headers.get('clear-site-data')).toBe('"cache"');
    expect((await client.get('/auth/user')).headers.get('clear-site-data')).toBeNull();
  });

  it('returns the same response without a session', async () => {
    const visitor = server.client();
    await visitor.csrf();
    expect((await visitor.post('/auth/logout')).status).toBe(204);
  });

  it('returns the same response after the session has expired', async () => {
    server.clock.pass(12 * HOUR_MS);
    expect((await client.post('/auth/logout')).status).toBe(204);
  });
});

describe('choosing an association', () => {
  it('is kept for the next login', async () => {
    const association = await server.build.association();
    await server.build.membership(association, user);
    expect((await client.post(`/auth/user/association/${association.id}`)).status).toBe(204);
    expect(
      (await server.client().login(user.email)).as(authOperations.login).last_active_association_id,
    ).toBe(association.id);
  });

  it.each(['0197a000-0000-7000-8000-000000000000', 'no-id'])(
    'returns 404 for %s, which is not an association of the user',
    async (id) => {
      expect(await client.post(`/auth/user/association/${id}`)).toMatchObject({
        status: 404,
        body: { code: 'not_found' },
      });
    },
  );

  it("returns 404 for another user's association", async () => {
    const association = await server.build.association();
    expect((await client.post(`/auth/user/association/${association.id}`)).status).toBe(404);
    expect((await client.get('/auth/user')).as(authOperations.user).last_active_association_id).toBeNull();
  });
});
