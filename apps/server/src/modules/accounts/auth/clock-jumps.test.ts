import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { HOUR_MS, MINUTE_MS, PASSWORD_RESETS_MAX } from '@mijn/domain/limits';
import { Secret, TOTP } from 'otpauth';
import { startTestApp, TEST_PASSWORD, type TestApp, type TestClient } from '../../../testing/index.ts';

const SECRET = 'JBSWY3DPEHPK3PXP';
const YEAR_MS = 365 * 24 * HOUR_MS;
const NEW_PASSWORD = 'Een-heel-nieuw-wachtwoord-2';

let server: TestApp;
let client: TestClient;

beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.stop());
beforeEach(async () => {
  client = server.client();
  await client.csrf();
});
afterEach(() => server.clock.pass(5 * MINUTE_MS));

async function aYearAhead<T>(act: () => Promise<T>): Promise<T> {
  server.clock.pass(YEAR_MS);
  try {
    return await act();
  } finally {
    server.clock.pass(-YEAR_MS);
  }
}

const currentCode = () =>
  new TOTP({ secret: Secret.fromBase32(SECRET) }).generate({ timestamp: server.clock.now().getTime() });

const statusOfUser = async (by: TestClient): Promise<number> => (await by.get('/auth/user')).status;

async function fail(email: string, times: number): Promise<void> {
  for (let attempt = 0; attempt < times; attempt += 1) {
    expect((await server.client().login(email, 'Een-ander-wachtwoord')).status).toBe(401);
  }
}

async function requestLink(email: string) {
  const before = (await server.mails()).length;
  await client.post('/auth/forgot-password', { email });
  const mail = (await server.mails())[before];
  const [, token = ''] = /\/password\/reset\/([^/]+)\//u.exec(mail?.text ?? '') ?? [];
  return { isSent: mail !== undefined, token };
}

const choosePassword = (token: string, email: string) =>
  client.post('/auth/reset-password', {
    token,
    email,
    password: NEW_PASSWORD,
    password_confirmation: NEW_PASSWORD,
  });

describe('a clock that was ahead and is set back', () => {
  it('does not refuse a member whose attempts were counted meanwhile', async () => {
    const user = await server.build.user();
    await aYearAhead(async () => {
      await fail(user.email, 5);
      expect((await server.client().login(user.email)).status).toBe(429);
    });
    expect((await server.client().login(user.email)).status).toBe(200);
  });

  it('still counts the attempts of servers whose clocks differ by a minute', async () => {
    const user = await server.build.user();
    server.clock.pass(MINUTE_MS);
    await fail(user.email, 5);
    server.clock.pass(-MINUTE_MS);
    expect((await server.client().login(user.email)).status).toBe(429);
    server.clock.pass(3 * MINUTE_MS);
    expect((await server.client().login(user.email)).status).toBe(200);
  });

  it('accepts codes of the authenticator app again, each once', async () => {
    const user = await server.build.user({ totp_secret: SECRET });
    await aYearAhead(async () => {
      await client.login(user.email);
      expect((await client.post('/auth/two-factor', { code: currentCode() })).status).toBe(200);
    });
    const code = currentCode();
    const now = server.client();
    await now.login(user.email);
    expect((await now.post('/auth/two-factor', { code })).status).toBe(200);
    const again = server.client();
    await again.login(user.email);
    expect((await again.post('/auth/two-factor', { code })).status).toBe(422);
  });

  it('ends the sessions that were opened meanwhile', async () => {
    const user = await server.build.user();
    await aYearAhead(async () => {
      await client.login(user.email);
      expect(await statusOfUser(client)).toBe(200);
    });
    expect(await statusOfUser(client)).toBe(401);
  });

  it('keeps a session from before, which still ends two hours after the last call', async () => {
    const user = await server.build.user();
    await client.login(user.email);
    server.clock.pass(HOUR_MS);
    expect(await statusOfUser(client)).toBe(200);
    server.clock.pass(-HOUR_MS);
    // The second call finds the time of the first one, which is no longer in the future.
    expect(await statusOfUser(client)).toBe(200);
    server.clock.pass(2 * HOUR_MS - 1);
    expect(await statusOfUser(client)).toBe(200);
    server.clock.pass(2 * HOUR_MS);
    expect(await statusOfUser(client)).toBe(401);
  });

  it('asks the password again before a change of how the member signs in', async () => {
    const user = await server.build.user();
    await client.login(user.email);
    server.clock.pass(HOUR_MS);
    expect((await client.post('/auth/sudo', { password: TEST_PASSWORD })).status).toBe(204);
    server.clock.pass(-HOUR_MS);
    const response = await client.post('/security/two-factor/start');
    expect(response).toMatchObject({ status: 403, body: { code: 'sudo_required' } });
  });

  it('refuses a link of that time to choose a password, and sends others', async () => {
    const user = await server.build.user();
    const early = await aYearAhead(async () => {
      const links = [];
      for (let link = 0; link < PASSWORD_RESETS_MAX; link += 1) links.push(await requestLink(user.email));
      return links[0];
    });
    expect(early?.isSent).toBe(true);
    expect((await choosePassword(early?.token ?? '', user.email)).status).toBe(422);
    const link = await requestLink(user.email);
    expect(link.isSent).toBe(true);
    expect((await choosePassword(link.token, user.email)).status).toBe(204);
  });
});
