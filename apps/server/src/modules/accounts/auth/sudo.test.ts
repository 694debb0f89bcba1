import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { SUDO_MS } from '@mijn/domain/limits';
import { defineContract } from '@mijn/domain/wire/contract';
import { defineOperations } from '@mijn/domain/wire';
import type { users } from '../../../platform/database/index.ts';
import { startTestApp, TEST_PASSWORD, type TestApp, type TestClient } from '../../../testing/index.ts';
import { bind } from '../../../platform/wire/index.ts';
import { openSession } from './session.repository.ts';

const shapes = { change: {}, read: {} } as const;
const operations = defineOperations<typeof shapes>()({
  change: { method: 'POST', path: '/sudo-probe' },
  read: { method: 'GET', path: '/member-probe' },
});

let server: TestApp;
let client: TestClient;
let user: typeof users.$inferSelect;

beforeAll(async () => {
  server = await startTestApp({
    furtherCalls: (api) =>
      bind(
        api,
        defineContract(operations, shapes),
        { change: async () => undefined, read: async () => undefined },
        { change: 'sudo', read: 'member' },
      ),
  });
});
afterAll(() => server.stop());
beforeEach(async () => {
  server.clock.pass(60_000);
  user = await server.build.user();
  client = server.client();
  await client.login(user.email);
});

const change = (by = client) => by.post('/sudo-probe');
const confirm = (password = TEST_PASSWORD, by = client) => by.post('/auth/sudo', { password });
const REQUIRED = { status: 403, body: { code: 'sudo_required' } };
const WRONG = {
  status: 422,
  body: { code: 'validation_failed', errors: { password: [{ code: 'wrong_password' }] } },
};

describe('a call that changes how the member signs in', () => {
  it('is allowed until ten minutes after the login', async () => {
    server.clock.pass(SUDO_MS - 1);
    expect((await change()).status).toBe(204);
    server.clock.pass(1);
    expect(await change()).toMatchObject(REQUIRED);
  });

  it('is allowed for ten minutes after the password was given again', async () => {
    server.clock.pass(SUDO_MS);
    expect((await confirm()).status).toBe(204);
    expect((await change()).status).toBe(204);
    server.clock.pass(SUDO_MS);
    expect(await change()).toMatchObject(REQUIRED);
  });

  it('stays refused after a wrong password', async () => {
    server.clock.pass(SUDO_MS);
    expect(await confirm('Een-fout-wachtwoord-1')).toMatchObject(WRONG);
    expect(await change()).toMatchObject(REQUIRED);
  });

  it('stays refused in a stolen session when the member gives the password in another session', async () => {
    server.clock.pass(SUDO_MS);
    const other = server.client();
    await other.login(user.email);
    await confirm(TEST_PASSWORD, other);
    expect((await change(other)).status).toBe(204);
    expect(await change()).toMatchObject(REQUIRED);
  });

  it('is refused for provider staff, whatever access they have', async () => {
    const staff_id = (await server.build.staff()).id;
    for (const is_read_only of [true, false]) {
      const now = server.clock.now();
      const staff = { staff_id, is_read_only, expires_at: new Date(now.getTime() + 60_000) };
      const browser = server.client();
      const token = await openSession(server.database.queries, { user_id: user.id, now, staff });
      browser.cookies.set('mijn_session', token);
      await browser.csrf();
      const refused = { status: 403, body: { code: 'forbidden' } };
      expect(await change(browser)).toMatchObject(refused);
      expect(await browser.get('/member-probe')).toMatchObject(refused);
      expect(await confirm(TEST_PASSWORD, browser)).toMatchObject(refused);
    }
  });
});

describe('the password that is given again', () => {
  it('is refused at the sixth wrong attempt in a minute, also if it is right', async () => {
    for (let attempt = 0; attempt < 5; attempt += 1) expect(await confirm('fout')).toMatchObject(WRONG);
    const refused = await confirm();
    expect(refused).toMatchObject({ status: 429, body: { code: 'too_many_requests' } });
    expect(refused.headers.get('retry-after')).toBe('60');
  });

  it('of another user is refused', async () => {
    const other = await server.build.user({ password: 'Een-ander-wachtwoord-2' });
    expect(other.id).not.toBe(user.id);
    expect(await confirm('Een-ander-wachtwoord-2')).toMatchObject(WRONG);
  });

  it('stands in the audit log of the member if it is wrong, with address and device, and not what was typed', async () => {
    await confirm('Een-fout-wachtwoord-1');
    await confirm();
    const { rows } = await server.database.pool.query<{ action: string; details: Record<string, string> }>(
      "select action, details from audit_entries where user_id = $1 and action <> 'signed_in'",
      [user.id],
    );
    expect(rows).toEqual([
      { action: 'confirmation_failed', details: expect.objectContaining({ ip: '127.0.0.1' }) },
    ]);
    expect(JSON.stringify(rows)).not.toContain('Een-fout');
  });

  it('requires a session with its second factor', async () => {
    const careful = await server.build.user({ totp_secret: 'JBSWY3DPEHPK3PXP' });
    const browser = server.client();
    await browser.login(careful.email);
    expect(await confirm(TEST_PASSWORD, browser)).toMatchObject({
      status: 403,
      body: { code: 'two_factor_required' },
    });
  });
});
