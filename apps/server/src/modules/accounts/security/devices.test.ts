import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { securityOperations } from '@mijn/domain/security';
import { sessions, type users } from '../../../platform/database/index.ts';
import { readPlaces } from '../../../platform/security/places.ts';
import { startTestApp, type TestApp, type TestClient } from '../../../testing/index.ts';
import { knownDevices } from './security.tables.ts';

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:143.0) Gecko/20100101 Firefox/143.0';

const SIGNED_TOKEN = /^[\w-]{43}\.[\w-]{43}$/u;

let server: TestApp;
let client: TestClient;
let user: typeof users.$inferSelect;

beforeAll(async () => {
  server = await startTestApp({ config: { places: readPlaces('network,place\n127.0.0.0/8,Rotterdam\n') } });
});
afterAll(() => server.stop());
beforeEach(async () => {
  server.clock.pass(60_000);
  user = await server.build.user({ salutation: 'ms', name_prefix: 'de', last_name: 'Vries' });
  client = server.client();
  await client.login(user.email);
});

async function logIn(browser = server.client(), userAgent = FIREFOX): Promise<TestClient> {
  await browser.csrf();
  const body = { email: user.email, password: 'Een-goed-wachtwoord-1' };
  await browser.post('/auth/login', body, { headers: { 'user-agent': userAgent } });
  return browser;
}

const devices = async (by = client) =>
  (await by.get('/security/devices')).as(securityOperations.listDevices).data;
const mailsOfUser = async () =>
  (await server.mails()).filter(({ to }) => to?.some(({ address }) => address === user.email));

describe('the devices of a member', () => {
  it('are the sessions, with the device and the place in words', async () => {
    server.clock.pass(60_000);
    await logIn();
    expect(await devices()).toMatchObject([
      { browser: 'Firefox', system: 'Windows', kind: 'computer', place: 'Rotterdam', is_this: false },
      { place: 'Rotterdam', is_this: true },
    ]);
  });

  it('do not include sessions of other members, of staff, or that have ended', async () => {
    const other = await server.build.user();
    await server.client().login(other.email);
    server.clock.pass(2 * 3_600_000);
    client = await logIn();
    expect(await devices()).toHaveLength(1);
  });

  it('have no place without a table of places, and no address is stored', async () => {
    const rows = await server.database.queries.select().from(sessions);
    expect(JSON.stringify(rows)).not.toContain('127.0.0.1');
  });

  it('can be signed out one by one', async () => {
    const other = await logIn();
    const mine = await devices();
    const id = mine.find(({ is_this }) => !is_this)?.id ?? '';
    expect((await client.delete(`/security/devices/${id}`)).status).toBe(204);
    expect((await other.get('/auth/user')).status).toBe(401);
    expect((await client.get('/auth/user')).status).toBe(200);
    expect((await client.delete(`/security/devices/${id}`)).status).toBe(404);
  });

  it('of another member can not be signed out', async () => {
    const stranger = server.client();
    await stranger.login((await server.build.user()).email);
    const [theirs] = await devices(stranger);
    expect((await client.delete(`/security/devices/${theirs?.id}`)).status).toBe(404);
    expect((await stranger.get('/auth/user')).status).toBe(200);
  });

  it('can all be signed out at once, this one included', async () => {
    const other = await logIn();
    expect((await client.post('/security/devices/sign-out')).status).toBe(204);
    expect((await other.get('/auth/user')).status).toBe(401);
    expect((await client.get('/auth/user')).status).toBe(401);
  });
});

describe('a sign-in with a device that was never seen before', () => {
  it('is mailed, with the device, the place and the time', async () => {
    await logIn();
    const [mail] = await mailsOfUser();
    expect(mail?.subject).toBe('Ingelogd op een nieuw apparaat in Mijn Waterpas');
    expect(mail?.text).toContain('Geachte mevrouw De Vries,');
    expect(mail?.text).toContain('Firefox op Windows, vanuit Rotterdam');
  });

  it('is not mailed for the first device of an account', async () => {
    expect(await mailsOfUser()).toEqual([]);
  });

  it('is mailed once: the next sign-in with that device is known, also after a logout', async () => {
    const browser = await logIn();
    await browser.post('/auth/logout');
    server.clock.pass(60_000);
    await logIn(browser);
    expect(await mailsOfUser()).toHaveLength(1);
  });

  it('is mailed when another member uses the same browser', async () => {
    const other = await server.build.user();
    const browser = server.client();
    await browser.login(other.email);
    await logIn(browser);
    expect(await mailsOfUser()).toHaveLength(1);
  });

  it('waits for the second factor', async () => {
    const careful = await server.build.user({ totp_secret: 'JBSWY3DPEHPK3PXP' });
    const browser = server.client();
    await browser.login(careful.email);
    expect(browser.cookies.has('mijn_device')).toBe(false);
  });

  it('stores only the hash of the cookie', async () => {
    const rows = await server.database.queries.select().from(knownDevices);
    const cookie = client.cookies.get('mijn_device') ?? '';
    expect(cookie).toMatch(SIGNED_TOKEN);
    const [token = ''] = cookie.split('.');
    expect(rows.some(({ token_hash }) => token_hash.toString().includes(token))).toBe(false);
  });

  it('knows a cookie from before cookies were signed, and signs it', async () => {
    const browser = await logIn();
    const [token = ''] = browser.cookies.get('mijn_device')?.split('.') ?? [];
    browser.cookies.set('mijn_device', token);
    await logIn(browser);
    expect(await mailsOfUser()).toHaveLength(1);
    expect(browser.cookies.get('mijn_device')).toMatch(SIGNED_TOKEN);
  });

  it('replaces a cookie that somebody made up', async () => {
    const browser = server.client();
    browser.cookies.set('mijn_device', 'x');
    await logIn(browser);
    expect(browser.cookies.get('mijn_device')).toMatch(SIGNED_TOKEN);
  });
});

describe('a session', () => {
  it('can not be fixed by an attacker: a login replaces the cookie that was there', async () => {
    const browser = server.client();
    await browser.csrf();
    const fixed = browser.cookies.get('mijn_session') ?? '';
    await logIn(browser);
    expect(browser.cookies.get('mijn_session')).not.toBe(fixed);
    const attacker = await client.raw('/api/auth/user', { headers: { cookie: `mijn_session=${fixed}` } });
    expect(attacker.status).toBe(401);
  });
});
