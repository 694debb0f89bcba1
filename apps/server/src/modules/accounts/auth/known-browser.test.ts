import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { MINUTE_MS } from '@mijn/domain/limits';
import type { users } from '../../../platform/database/index.ts';
import { startTestApp, type TestApp, type TestClient } from '../../../testing/index.ts';

const SECRET = 'JBSWY3DPEHPK3PXP';
const WRONG = 'Een-ander-wachtwoord';

let server: TestApp;
let user: typeof users.$inferSelect;
let known: TestClient;

beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.stop());
beforeEach(async () => {
  user = await server.build.user({ totp_secret: SECRET });
  known = server.client();
  await signIn(known);
  await known.post('/auth/logout');
  server.clock.pass(MINUTE_MS);
});
afterEach(() => server.clock.pass(MINUTE_MS));

const currentCode = () =>
  new TOTP({ secret: Secret.fromBase32(SECRET) }).generate({ timestamp: server.clock.now().getTime() });

async function signIn(browser: TestClient): Promise<number> {
  const { status } = await browser.login(user.email);
  if (status !== 200) return status;
  return (await browser.post('/auth/two-factor', { code: currentCode() })).status;
}

/** Sends attempts at the same time, each from a browser that nobody signed in with. Each ends with 401. */
async function strangersFail(emails: readonly string[]): Promise<void> {
  const attempts = emails.map(async (email) => server.client().login(email, WRONG));
  for (const { status } of await Promise.all(attempts)) expect(status).toBe(401);
}

const five = <T>(value: T): T[] => Array.from({ length: 5 }, () => value);

/** Returns the signed cookie of a browser with which another member signed in. */
async function cookieOfAnother(): Promise<string> {
  const browser = server.client();
  await browser.login((await server.build.user()).email);
  return browser.cookies.get('mijn_device') ?? '';
}

describe('a browser with which a member signed in before', () => {
  it('is not locked out by strangers who try passwords of the member', async () => {
    await strangersFail(five(user.email));
    expect((await server.client().login(user.email)).status).toBe(429);
    expect(await signIn(known)).toBe(200);
  });

  it('is not locked out by strangers with the same address', async () => {
    await strangersFail(Array.from({ length: 30 }, (_, attempt) => `nobody-${attempt}@waterpas.example`));
    expect((await server.client().login(user.email)).status).toBe(429);
    expect(await signIn(known)).toBe(200);
  });

  it('is not locked out by a stranger who knows the password and tries codes', async () => {
    const stranger = server.client();
    await stranger.login(user.email);
    for (const code of five('000000')) await stranger.post('/auth/two-factor', { code });
    expect((await stranger.post('/auth/two-factor', { code: currentCode() })).status).toBe(429);
    expect(await signIn(known)).toBe(200);
  });

  it('can request a link while strangers request links', async () => {
    const stranger = server.client();
    await stranger.csrf();
    const body = { email: user.email };
    for (const one of five(body)) await stranger.post('/auth/forgot-password', one);
    expect((await stranger.post('/auth/forgot-password', body)).status).toBe(429);
    await known.csrf();
    expect((await known.post('/auth/forgot-password', body)).status).toBe(202);
  });

  it('has five attempts a minute for itself', async () => {
    for (const password of five(WRONG)) expect((await known.login(user.email, password)).status).toBe(401);
    expect((await known.login(user.email)).status).toBe(429);
    expect(await signIn(server.client())).toBe(200);
    server.clock.pass(MINUTE_MS);
    expect(await signIn(known)).toBe(200);
  });

  it('is not one with which only another member signed in', async () => {
    const stranger = server.client();
    stranger.cookies.set('mijn_device', await cookieOfAnother());
    await strangersFail(five(user.email));
    expect((await stranger.login(user.email)).status).toBe(429);
  });

  it('is not one whose cookie somebody made up, which takes no connection', async () => {
    const [token] = (known.cookies.get('mijn_device') ?? '').split('.');
    const stranger = server.client();
    stranger.cookies.set('mijn_device', `${token}.${'A'.repeat(43)}`);
    await strangersFail(five(user.email));
    expect((await stranger.login(user.email)).status).toBe(429);
    await server.database.queries.transaction(async (transaction) => {
      await transaction.execute(sql`lock table known_devices, attempts in access exclusive mode`);
      expect((await stranger.login(user.email)).status).toBe(429);
    });
  });
});
