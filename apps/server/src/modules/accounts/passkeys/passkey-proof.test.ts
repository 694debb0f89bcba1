import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { PASSKEY_CHALLENGE_MS, SUDO_MS } from '@mijn/domain/limits';
import { passkeysOperations } from '@mijn/domain/passkeys';
import { eq } from 'drizzle-orm';
import { users } from '../../../platform/database/index.ts';
import {
  createAuthenticator,
  type Oddities,
  type TestAuthenticator,
} from '../../../testing/authenticator.ts';
import { startTestApp, TEST_PASSWORD, type TestApp, type TestClient } from '../../../testing/index.ts';
import { deleteUsedChallenges } from './passkeys.repository.ts';
import { usedChallenges } from './passkeys.tables.ts';
import { addPasskey, loginResponse, loginWithPasskey, newBrowser } from './testing/register.ts';

const TOTP_SECRET = 'JBSWY3DPEHPK3PXP';
const REFUSED = { status: 422, body: { code: 'passkey_refused' } };

let server: TestApp;
let client: TestClient;
let user: typeof users.$inferSelect;
let authenticator: TestAuthenticator;

beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.stop());
beforeEach(async () => {
  server.clock.pass(60_000);
  user = await server.build.user();
  client = server.client();
  await client.login(user.email);
  ({ authenticator } = await addPasskey(server, client));
});

async function someoneElse() {
  const other = await server.build.user();
  const browser = server.client();
  await browser.login(other.email);
  return { ...(await addPasskey(server, browser)), browser, other };
}

/** Gives the member a second factor, and returns a browser with the password alone. */
async function withPasswordAlone(): Promise<TestClient> {
  await server.database.queries.update(users).set({ totp_secret: TOTP_SECRET }).where(eq(users.id, user.id));
  const browser = server.client();
  await browser.login(user.email);
  return browser;
}

const oddResponses: [string, Oddities][] = [
  ['of another site', { origin: 'https://mijn-waterpas.example' }],
  ['of another relying party', { rpId: 'example.nl' }],
  ['with a made-up challenge', { challenge: 'x'.repeat(43) }],
  ['without a check of the user by the device', { isVerified: false }],
  ['with a counter that went back', { counter: 1 }],
  ['of another kind', { type: 'webauthn.create' }],
  ['that another key signed', { signer: createAuthenticator(new URL('http://localhost')) }],
];

describe('a login with a passkey', () => {
  it('opens a session, and is the last use of the passkey', async () => {
    const browser = await newBrowser(server);
    const response = await loginWithPasskey(browser, authenticator);
    expect(response.body).toMatchObject({
      id: user.id,
      two_factor_auth: { enabled: false, authenticated: true },
    });
    expect((await browser.get('/security/passkeys')).body).toMatchObject({
      data: [{ last_used_at: server.clock.now().toISOString() }],
    });
  });

  it('counts as both factors, and lets the session change how the member signs in', async () => {
    await withPasswordAlone();
    const browser = await newBrowser(server);
    expect((await loginWithPasskey(browser, authenticator)).body).toMatchObject({
      two_factor_auth: { enabled: true, authenticated: true },
    });
    expect((await browser.post('/security/passkeys/options')).status).toBe(200);
  });

  it('replaces the cookie of the browser, and closes the session that it had', async () => {
    const before = client.cookies.get('mijn_session');
    const thief = server.client();
    thief.cookies.set('mijn_session', before ?? '');
    await loginWithPasskey(client, authenticator);
    expect(client.cookies.get('mijn_session')).not.toBe(before);
    expect((await thief.get('/auth/user')).status).toBe(401);
  });

  it('is a sign-in for the activity and the devices, with a mail for a new device', async () => {
    const browser = await newBrowser(server);
    await loginWithPasskey(browser, authenticator);
    expect((await browser.get('/security/devices')).body).toMatchObject({
      data: expect.arrayContaining([expect.objectContaining({ is_this: true })]),
    });
    const mails = (await server.mails()).filter(({ to }) => to?.[0]?.address === user.email);
    expect(mails.map(({ subject }) => subject)).toContain('Ingelogd op een nieuw apparaat in Mijn Waterpas');
  });

  it.each(oddResponses)('%s is refused', async (_, oddities) => {
    const browser = await newBrowser(server);
    expect(await loginWithPasskey(browser, authenticator, oddities)).toMatchObject(REFUSED);
    expect((await browser.get('/auth/user')).status).toBe(401);
  });

  it.each([
    ['another user', Buffer.from('another').toString('base64url')],
    ['no user', null],
  ])('that names %s is refused', async (_, userHandle) => {
    const browser = await newBrowser(server);
    expect(await loginWithPasskey(browser, authenticator, { userHandle })).toMatchObject(REFUSED);
  });

  it('with a response that was used before is refused', async () => {
    const browser = await newBrowser(server);
    const passkey = await loginResponse(browser, authenticator);
    expect((await browser.post('/auth/passkey', { passkey })).status).toBe(200);
    expect(await browser.post('/auth/passkey', { passkey })).toMatchObject(REFUSED);
  });

  it('with a challenge that was used in a refused answer is refused', async () => {
    const browser = await newBrowser(server);
    const options = (await browser.post('/auth/passkey/options')).as(passkeysOperations.startPasskeyLogin);
    const wrong = authenticator.response(options, { isVerified: false });
    expect(await browser.post('/auth/passkey', { passkey: wrong })).toMatchObject(REFUSED);
    const passkey = authenticator.response(options);
    expect(await browser.post('/auth/passkey', { passkey })).toMatchObject(REFUSED);
  });

  it('succeeds once for concurrent calls with one response', async () => {
    const browser = await newBrowser(server);
    const passkey = await loginResponse(browser, authenticator);
    const responses = await Promise.all([1, 2, 3].map(() => browser.post('/auth/passkey', { passkey })));
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('succeeds once for concurrent calls with one counter', async () => {
    const browsers = await Promise.all([1, 2].map(() => newBrowser(server)));
    const responses = await Promise.all(
      browsers.map(async (browser) => ({
        browser,
        passkey: await loginResponse(browser, authenticator, { counter: 50 }),
      })),
    );
    const results = await Promise.all(
      responses.map(({ browser, passkey }) => browser.post('/auth/passkey', { passkey })),
    );
    expect(results.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('of a device that does not count its signatures succeeds again and again', async () => {
    const { authenticator: quiet } = await addPasskey(server, client, { counter: 0 });
    for (let index = 0; index < 2; index += 1) {
      const response = await loginWithPasskey(await newBrowser(server), quiet, { counter: 0 });
      expect(response.status).toBe(200);
    }
  });

  it('after five minutes is refused', async () => {
    const browser = await newBrowser(server);
    const passkey = await loginResponse(browser, authenticator);
    server.clock.pass(PASSKEY_CHALLENGE_MS);
    expect(await browser.post('/auth/passkey', { passkey })).toMatchObject(REFUSED);
  });

  it('with the challenge of another browser is refused', async () => {
    const passkey = await loginResponse(await newBrowser(server), authenticator);
    const browser = await newBrowser(server);
    expect(await browser.post('/auth/passkey', { passkey })).toMatchObject(REFUSED);
  });

  it('with a challenge for sudo is refused', async () => {
    const { challenge } = (await client.post('/auth/sudo/options')).as(passkeysOperations.startPasskeySudo);
    const browser = await newBrowser(server);
    expect(await loginWithPasskey(browser, authenticator, { challenge })).toMatchObject(REFUSED);
  });

  it('of a member who was removed is refused', async () => {
    await server.database.queries.delete(users).where(eq(users.id, user.id));
    const browser = await newBrowser(server);
    expect(await loginWithPasskey(browser, authenticator)).toMatchObject(REFUSED);
  });

  it('answers the same for a passkey that does not exist', async () => {
    const browser = await newBrowser(server);
    const unknown = await loginWithPasskey(browser, createAuthenticator(server.config.appUrl));
    const wrong = await loginWithPasskey(browser, authenticator, { isVerified: false });
    expect([unknown.status, unknown.text]).toEqual([wrong.status, wrong.text]);
  });

  it('without an anti-forgery token is refused', async () => {
    const browser = await newBrowser(server);
    const passkey = await loginResponse(browser, authenticator);
    browser.cookies.delete('XSRF-TOKEN');
    expect((await browser.post('/auth/passkey', { passkey })).status).toBe(419);
  });
});

describe('a passkey as second factor', () => {
  const start = async (browser: TestClient) =>
    (await browser.post('/auth/two-factor/passkey/options')).as(passkeysOperations.startPasskeyFactor);
  const confirm = async (browser: TestClient, by = authenticator, oddities: Oddities = {}) =>
    browser.post('/auth/two-factor/passkey', { passkey: by.response(await start(browser), oddities) });

  it('confirms the session, and renews its cookie', async () => {
    const browser = await withPasswordAlone();
    const before = browser.cookies.get('mijn_session');
    expect((await start(browser)).allowCredentials).toMatchObject([{ id: authenticator.credentialId }]);
    expect((await confirm(browser)).body).toMatchObject({
      two_factor_auth: { enabled: true, authenticated: true },
    });
    expect(browser.cookies.get('mijn_session')).not.toBe(before);
    expect((await browser.get('/security/devices')).status).toBe(200);
  });

  it('needs no user in its response, which security keys leave out', async () => {
    const browser = await withPasswordAlone();
    expect((await confirm(browser, authenticator, { userHandle: null })).status).toBe(200);
  });

  it.each(oddResponses)('%s is refused', async (_, oddities) => {
    const browser = await withPasswordAlone();
    expect(await confirm(browser, authenticator, oddities)).toMatchObject(REFUSED);
    expect((await browser.get('/security/devices')).status).toBe(403);
  });

  it('of another member is refused', async () => {
    const { authenticator: foreign } = await someoneElse();
    const browser = await withPasswordAlone();
    expect(await confirm(browser, foreign)).toMatchObject(REFUSED);
    expect((await browser.get('/security/devices')).status).toBe(403);
  });

  it('with the challenge of another session is refused', async () => {
    const other = await withPasswordAlone();
    const browser = await withPasswordAlone();
    const passkey = authenticator.response(await start(other));
    expect(await browser.post('/auth/two-factor/passkey', { passkey })).toMatchObject(REFUSED);
  });

  it('works after too many wrong codes', async () => {
    const browser = await withPasswordAlone();
    for (let index = 0; index < 6; index += 1) await browser.post('/auth/two-factor', { code: '000000' });
    expect((await browser.post('/auth/two-factor', { code: '000000' })).status).toBe(429);
    expect((await confirm(browser)).status).toBe(200);
  });
});

describe('a passkey in place of the password', () => {
  const start = async (by = client) =>
    (await by.post('/auth/sudo/options')).as(passkeysOperations.startPasskeySudo);
  const sudo = async (by = authenticator, oddities: Oddities = {}) =>
    client.post('/auth/sudo', { passkey: by.response(await start(), oddities) });
  const isAllowed = async () => (await client.post('/security/passkeys/options')).status === 200;

  beforeEach(() => server.clock.pass(SUDO_MS));

  it('lets the session change how the member signs in', async () => {
    expect(await isAllowed()).toBe(false);
    expect((await sudo()).status).toBe(204);
    expect(await isAllowed()).toBe(true);
  });

  it.each(oddResponses)('%s is refused', async (_, oddities) => {
    expect(await sudo(authenticator, oddities)).toMatchObject(REFUSED);
    expect(await isAllowed()).toBe(false);
  });

  it('of another member is refused', async () => {
    const { authenticator: foreign } = await someoneElse();
    expect(await sudo(foreign)).toMatchObject(REFUSED);
    expect(await isAllowed()).toBe(false);
  });

  it('with the challenge of another session is refused', async () => {
    const other = server.client();
    await other.login(user.email);
    const passkey = authenticator.response(await start(other));
    expect(await client.post('/auth/sudo', { passkey })).toMatchObject(REFUSED);
  });

  it('works after too many wrong passwords', async () => {
    for (let index = 0; index < 5; index += 1) await client.post('/auth/sudo', { password: 'fout' });
    expect((await client.post('/auth/sudo', { password: TEST_PASSWORD })).status).toBe(429);
    expect((await sudo()).status).toBe(204);
  });

  it('or the password is required', async () => {
    const response = await client.post('/auth/sudo', {});
    expect(response.error?.errors).toEqual({ password: [{ code: 'required' }] });
    expect((await client.post('/auth/sudo', { password: TEST_PASSWORD })).status).toBe(204);
  });
});

describe('the challenges that were used', () => {
  it('are forgotten when they have expired', async () => {
    const stored = async () => server.database.queries.select().from(usedChallenges);
    expect((await stored()).length).toBeGreaterThan(0);
    const { queries } = server.database;
    await deleteUsedChallenges(queries, server.clock.now());
    expect((await stored()).length).toBeGreaterThan(0);
    await deleteUsedChallenges(queries, new Date(server.clock.now().getTime() + PASSKEY_CHALLENGE_MS + 1));
    expect(await stored()).toEqual([]);
  });
});
