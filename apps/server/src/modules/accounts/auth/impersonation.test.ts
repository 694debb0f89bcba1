import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { asc, eq } from 'drizzle-orm';
import { authOperations } from '@mijn/domain/auth';
import { MINUTE_MS } from '@mijn/domain/limits';
import { auditEntries, type staff, users } from '../../../platform/database/index.ts';
import { startTestApp, TEST_PASSWORD, type TestApp, type TestClient } from '../../../testing/index.ts';
import { createImpersonationLink } from './impersonation.service.ts';

const INVALID = { status: 422, body: { code: 'impersonation_link_invalid' } };

let server: TestApp;
let client: TestClient;
let member: typeof users.$inferSelect;
let sara: typeof staff.$inferSelect;

beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.stop());
beforeEach(async () => {
  server.clock.pass(2 * MINUTE_MS);
  member = await server.build.user({ totp_secret: 'JBSWY3DPEHPK3PXP' });
  sara = await server.build.staff({ name: 'Sara Staf' });
  client = server.client();
  await client.csrf();
});

async function createLink(canWrite = false): Promise<{ token: string; signature: string }> {
  const { config, secret, database, clock } = server;
  const link = await createImpersonationLink(
    { config, secret, database, now: clock.now },
    { staff: sara.email, customer: member.email, reason: 'Vraag van het lid', canWrite },
  );
  const [, token = '', signature = ''] = /\/login\/impersonate\/([\w-]+)\/([\w-]+)$/u.exec(link) ?? [];
  return { token, signature };
}

const use = (link: { token: string; signature: string }, by = client) => by.post('/auth/impersonate', link);

const audit = () =>
  server.database.queries
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.user_id, member.id))
    .orderBy(asc(auditEntries.id));

describe('the signed link of provider staff', () => {
  it('opens a session of the member without the second factor, with the name of the staff and the end of the session', async () => {
    expect((await use(await createLink())).status).toBe(204);
    expect((await client.get('/auth/user')).body).toMatchObject({
      id: member.id,
      two_factor_auth: { enabled: true, authenticated: true },
      session_ends_in_s: 3600,
      impersonation: {
        staff_name: 'Sara Staf',
        is_read_only: true,
        ends_at: new Date(server.clock.now().getTime() + 60 * MINUTE_MS).toISOString(),
      },
    });
  });

  it('closes the current session first', async () => {
    const someone = await server.build.user();
    await client.login(someone.email);
    const before = client.cookies.get('mijn_session');
    await use(await createLink());
    const old = await server
      .client()
      .raw('/api/auth/user', { headers: { cookie: `mijn_session=${before}` } });
    expect(old.status).toBe(401);
  });

  it('leaves the current session alone if the link is wrong or changed', async () => {
    const someone = await server.build.user();
    await client.login(someone.email);
    const wrong = { token: 'A'.repeat(43), signature: 'B'.repeat(43) };
    expect(await use(wrong)).toMatchObject(INVALID);
    expect(await use({ ...(await createLink()), signature: wrong.signature })).toMatchObject(INVALID);
    expect((await client.get('/auth/user')).body).toMatchObject({ id: someone.id });
  });

  it('works once', async () => {
    const link = await createLink();
    await use(link);
    const other = server.client();
    await other.csrf();
    expect(await use(link, other)).toMatchObject(INVALID);
  });

  it('works for one of two concurrent requests', async () => {
    const link = await createLink();
    const other = server.client();
    await other.csrf();
    const responses = await Promise.all([use(link), use(link, other)]);
    expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 422]);
  });

  it('stops working after ten minutes', async () => {
    const link = await createLink();
    server.clock.pass(10 * MINUTE_MS);
    expect(await use(link)).toMatchObject(INVALID);
  });

  it('does not work if it was changed, and still works unchanged afterwards', async () => {
    const link = await createLink();
    const other = await createLink();
    expect(await use({ ...link, signature: other.signature })).toMatchObject(INVALID);
    expect(await use({ ...link, token: other.token })).toMatchObject(INVALID);
    expect((await use(link)).status).toBe(204);
  });

  it.each([
    [{ staff: 'nobody@waterpas.example' }, '--staff'],
    [{ customer: 'nobody@waterpas.example' }, '--customer'],
    [{ reason: '  ' }, '--reason'],
  ])('is not created with %o', async (wrong, option) => {
    const { config, secret, database, clock } = server;
    const request = { staff: sara.email, customer: member.email, reason: 'Vraag', canWrite: false, ...wrong };
    await expect(
      createImpersonationLink({ config, secret, database, now: clock.now }, request),
    ).rejects.toThrow(option);
  });
});

describe('a session of provider staff', () => {
  it('lasts at most sixty minutes', async () => {
    await use(await createLink());
    server.clock.pass(60 * MINUTE_MS - 1);
    expect((await client.get('/auth/user')).status).toBe(200);
    server.clock.pass(1);
    expect((await client.get('/auth/user')).status).toBe(401);
  });

  it('refuses every change except logging out if it is read-only', async () => {
    const association = await server.build.association();
    await server.build.membership(association, member);
    await use(await createLink());
    expect(await client.post(`/auth/user/association/${association.id}`)).toMatchObject({
      status: 403,
      body: { code: 'read_only_session' },
    });
    expect((await client.post('/auth/logout')).status).toBe(204);
  });

  it('allows changes if the link was created with write access', async () => {
    const association = await server.build.association();
    await server.build.membership(association, member);
    await use(await createLink(true));
    expect((await client.get('/auth/user')).as(authOperations.user).impersonation?.is_read_only).toBe(false);
    expect((await client.post(`/auth/user/association/${association.id}`)).status).toBe(204);
  });

  it('does not change the association that the member chose last', async () => {
    const [chosen, looked] = [await server.build.association(), await server.build.association()];
    await server.build.membership(chosen, member);
    await server.build.membership(looked, member);
    await server.database.queries
      .update(users)
      .set({ last_active_association_id: chosen.id })
      .where(eq(users.id, member.id));
    await use(await createLink(true));
    expect((await client.post(`/auth/user/association/${looked.id}`)).status).toBe(204);
    expect((await client.get('/auth/user')).as(authOperations.user).last_active_association_id).toBe(
      chosen.id,
    );
  });

  it('records the link, the start, every change and the end in the audit log, with the member and the staff', async () => {
    const association = await server.build.association();
    await server.build.membership(association, member);
    await use(await createLink(true));
    await client.post(`/auth/user/association/${association.id}`);
    await client.post('/auth/logout');
    const entries = await audit();
    expect(entries.map(({ action }) => action)).toEqual([
      'impersonation_link_made',
      'impersonation_started',
      'call_by_staff',
      'impersonation_ended',
    ]);
    expect(entries.every(({ user_id, staff_id }) => user_id === member.id && staff_id === sara.id)).toBe(
      true,
    );
    const [, started, call, ended] = entries.map(({ details }) => details);
    expect(started).toMatchObject({ reason: 'Vraag van het lid', is_read_only: false });
    const session_id = started?.['session_id'];
    expect(call).toMatchObject({
      session_id,
      call: 'POST /auth/user/association/{association_id}',
      path: `/api/auth/user/association/${association.id}`,
      status: 204,
    });
    expect(ended).toEqual({ session_id });
  });

  it('records the end when the member changes the password, which ends all sessions', async () => {
    const owner = await server.build.user();
    member = owner;
    await use(await createLink());
    const own = server.client();
    await own.login(owner.email);
    const password = 'Een-heel-nieuw-wachtwoord-2';
    const body = { current_password: TEST_PASSWORD, password, password_confirmation: password };
    expect((await own.post('/profile/password', body)).status).toBe(204);
    expect((await client.get('/auth/user')).status).toBe(401);
    expect((await audit()).map(({ action }) => action)).toContain('impersonation_ended');
  });
});
