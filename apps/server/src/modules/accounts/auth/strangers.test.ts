import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { ATTEMPTS_IN_A_ROW_MAX, MINUTE_MS } from '@mijn/domain/limits';
import { Secret, TOTP } from 'otpauth';
import type { users } from '../../../platform/database/index.ts';
import { startTestApp, TEST_PASSWORD, type TestApp, type TestClient } from '../../../testing/index.ts';
import { emailChanges } from './testing/email-changes.ts';

const SECRET = 'JBSWY3DPEHPK3PXP';
const WRONG = 'Een-ander-wachtwoord';
const RESET_REQUIRED = { status: 403, body: { code: 'reset_required' } };

let server: TestApp;
let user: typeof users.$inferSelect;

beforeAll(async () => {
  server = await startTestApp({ config: { trustProxy: 1 } });
});
afterAll(() => server.stop());
beforeEach(async () => {
  user = await server.build.user();
});
afterEach(() => server.clock.pass(60 * MINUTE_MS));

async function loginFrom(ip: string, email: string, password = WRONG, browser = server.client()) {
  await browser.csrf();
  return browser.post('/auth/login', { email, password }, { headers: { 'x-forwarded-for': ip } });
}

/** Fails from another address each time, at the speed that strangers may have. */
async function fail(times: number, email: string): Promise<void> {
  for (let attempt = 0; attempt < times; attempt += 1) {
    expect((await loginFrom(`198.51.100.${attempt}`, email)).status).toBe(401);
    server.clock.pass(MINUTE_MS / 4);
  }
}

/** Counts failures that would take many hashes, in the row of the last attempt. */
async function haveFailed(failures: number): Promise<void> {
  const { rowCount } = await server.database.pool.query(
    `update attempts_in_a_row set failures = $1
    where subject = (select subject from attempts_in_a_row order by last_failed_at desc limit 1)`,
    [failures],
  );
  expect(rowCount).toBe(1);
}

async function failInARow(email: string): Promise<void> {
  await fail(1, email);
  await haveFailed(ATTEMPTS_IN_A_ROW_MAX - 1);
  await fail(1, email);
}

const codeOf = () =>
  new TOTP({ secret: Secret.fromBase32(SECRET) }).generate({ timestamp: server.clock.now().getTime() });

async function knownBrowser(): Promise<TestClient> {
  const known = server.client();
  expect((await known.login(user.email)).status).toBe(200);
  await known.post('/auth/logout');
  return known;
}

describe('a stranger at one address', () => {
  it('waits longer after each further wrong password, and a right one ends the wait', async () => {
    const waits: (string | null)[] = [];
    for (let attempt = 0; attempt < 5; attempt += 1) await loginFrom('192.0.2.1', user.email);
    for (let further = 0; further < 6; further += 1) {
      const refused = await loginFrom('192.0.2.1', user.email);
      expect(refused.status).toBe(429);
      const wait = refused.headers.get('retry-after');
      waits.push(wait);
      server.clock.pass(Number(wait) * 1000);
      expect((await loginFrom('192.0.2.1', user.email)).status).toBe(401);
    }
    expect(waits).toEqual(['60', '120', '240', '480', '900', '900']);
    expect((await loginFrom('192.0.2.2', user.email, TEST_PASSWORD)).status).toBe(200);
    server.clock.pass(900_000);
    expect((await loginFrom('192.0.2.1', user.email, TEST_PASSWORD)).status).toBe(200);
    expect((await loginFrom('192.0.2.1', user.email)).status).toBe(401);
  });

  it('is refused with the whole network of an IPv6 site after 120 attempts a minute', async () => {
    for (let attempt = 0; attempt < 120; attempt += 1) {
      const ip = `2001:db8:7:${(attempt % 60).toString(16)}::1`;
      const email = `nobody-${attempt}@waterpas.example`;
      const browser = server.client();
      await browser.csrf();
      // Links need no hash of a password, and have the same limits.
      const headers = { 'x-forwarded-for': ip };
      expect((await browser.post('/auth/forgot-password', { email }, { headers })).status).toBe(202);
    }
    const asked = async (ip: string) => {
      const browser = server.client();
      await browser.csrf();
      const headers = { 'x-forwarded-for': ip };
      return (await browser.post('/auth/forgot-password', { email: user.email }, { headers })).status;
    };
    expect(await asked('2001:db8:7:ffff::1')).toBe(429);
    expect(await asked('2001:db8:8::1')).toBe(202);
  });
});

describe('strangers who guess all the time', () => {
  it('never stop the known browser of the member, also after a hundred in a row', async () => {
    const known = await knownBrowser();
    for (let round = 0; round < 8; round += 1) {
      await loginFrom(`198.51.100.${round}`, user.email);
      expect((await known.login(user.email)).status).toBe(200);
      server.clock.pass(700);
    }
    server.clock.pass(MINUTE_MS);
    await failInARow(user.email);
    expect(await loginFrom('192.0.2.3', user.email, TEST_PASSWORD)).toMatchObject(RESET_REQUIRED);
    expect((await known.login(user.email)).status).toBe(200);
  });

  it('are refused after a hundred in a row until a new password was chosen by mail, whether the account exists or not', async () => {
    await failInARow(user.email);
    expect(await loginFrom('192.0.2.4', user.email, TEST_PASSWORD)).toMatchObject(RESET_REQUIRED);
    const browser = server.client();
    await browser.csrf();
    await browser.post('/auth/forgot-password', { email: user.email });
    await server.mails();
    const password = 'Een-heel-nieuw-wachtwoord-2';
    expect((await emailChanges(server).reset(user.email, password)).status).toBe(204);
    expect((await loginFrom('192.0.2.4', user.email, password)).status).toBe(200);
    const nobody = `nobody-${user.id}@waterpas.example`;
    await failInARow(nobody);
    expect(await loginFrom('192.0.2.4', nobody)).toMatchObject(RESET_REQUIRED);
  });

  it('begin anew after a login of the member', async () => {
    const known = await knownBrowser();
    await fail(1, user.email);
    await haveFailed(ATTEMPTS_IN_A_ROW_MAX);
    expect((await known.login(user.email)).status).toBe(200);
    await fail(1, user.email);
  });

  it('who know the password have a hundred codes, which the known browser does not need', async () => {
    user = await server.build.user({ totp_secret: SECRET });
    const known = server.client();
    await known.login(user.email);
    await known.post('/auth/two-factor', { code: codeOf() });
    const confirm = async (browser: TestClient, code: string, ip: string) =>
      browser.post('/auth/two-factor', { code }, { headers: { 'x-forwarded-for': ip } });
    const stranger = server.client();
    await stranger.login(user.email);
    for (let attempt = 0; attempt < 2; attempt += 1) {
      expect((await confirm(stranger, '000000', `198.51.100.${attempt}`)).status).toBe(422);
      server.clock.pass(MINUTE_MS / 4);
      if (attempt === 0) await haveFailed(ATTEMPTS_IN_A_ROW_MAX - 1);
    }
    expect(await confirm(stranger, codeOf(), '192.0.2.5')).toMatchObject(RESET_REQUIRED);
    await known.login(user.email);
    expect((await confirm(known, codeOf(), '192.0.2.5')).status).toBe(200);
    // The code of the known browser gives the stranger no further attempts.
    server.clock.pass(MINUTE_MS);
    expect(await confirm(stranger, codeOf(), '192.0.2.5')).toMatchObject(RESET_REQUIRED);
  });

  it('who know the password do not stop the member from turning the second factor off', async () => {
    user = await server.build.user({ totp_secret: SECRET });
    const known = server.client();
    await known.login(user.email);
    await known.post('/auth/two-factor', { code: codeOf() });
    const stranger = server.client();
    await stranger.login(user.email);
    for (let attempt = 0; attempt < 5; attempt += 1)
      await stranger.post('/auth/two-factor', { code: '000000' });
    expect((await stranger.post('/auth/two-factor', { code: '000000' })).status).toBe(429);
    server.clock.pass(MINUTE_MS / 2);
    const body = { password: TEST_PASSWORD, code: codeOf() };
    expect((await known.post('/security/two-factor/disable', body)).status).toBe(204);
  });
});

describe('ten failures within an hour', () => {
  const told = async () =>
    (await server.mails()).filter(
      ({ to, subject }) => to?.[0]?.address === user.email && subject?.startsWith('Er wordt vaak geprobeerd'),
    );

  it('are mailed once', async () => {
    await fail(9, user.email);
    expect(await told()).toHaveLength(0);
    await fail(3, user.email);
    const [mail, ...others] = await told();
    expect(others).toHaveLength(0);
    expect(mail?.text).toContain('In het afgelopen uur is 10 keer een verkeerd wachtwoord ingevuld');
    expect(mail?.text).toContain('http://localhost:3000/forgot-password');
  });
});

describe('a flood of logins from 150 addresses', () => {
  it('leaves the known browser its place, and what was answered with 503 is no attempt', async () => {
    const known = await knownBrowser();
    const browsers = Array.from({ length: 150 }, () => server.client());
    await Promise.all(browsers.map(async (browser) => browser.csrf()));
    const flood = browsers.map(async (browser, number) => {
      const headers = { 'x-forwarded-for': `203.0.113.${number}` };
      const body = { email: `flood-${number}-${user.id}@waterpas.example`, password: WRONG };
      return (await browser.post('/auth/login', body, { headers })).status;
    });
    await Promise.any(
      flood.map(async (status) => {
        if ((await status) !== 503) throw new Error('This one found a place.');
      }),
    );
    expect((await known.login(user.email)).status).toBe(200);
    const statuses = await Promise.all(flood);
    const judged = statuses.filter((status) => status === 401).length;
    expect(judged + statuses.filter((status) => status === 503).length).toBe(150);
    expect(judged).toBeLessThan(150);
    const { rows } = await server.database.pool.query(
      'select 1 from attempts_in_a_row where failures = 1 and last_failed_at = $1',
      [server.clock.now()],
    );
    expect(rows).toHaveLength(judged);
  });
});
