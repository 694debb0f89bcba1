import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { SUDO_MS, TOTP_SETUP_MS } from '@mijn/domain/limits';
import { securityOperations } from '@mijn/domain/security';
import { Secret, TOTP, URI } from 'otpauth';
import type { users } from '../../../platform/database/index.ts';
import { startTestApp, TEST_PASSWORD, type TestApp, type TestClient } from '../../../testing/index.ts';

const STEP_MS = 30_000;

let server: TestApp;
let client: TestClient;
let user: typeof users.$inferSelect;

beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.stop());
beforeEach(async () => {
  server.clock.pass(5 * STEP_MS);
  user = await server.build.user();
  client = server.client();
  await client.login(user.email);
});

const codeOf = (secret: string) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: server.clock.now().getTime() });
const start = async (by = client) =>
  (await by.post('/security/two-factor/start')).as(securityOperations.startTwoFactor);
const enable = (code: string, by = client) => by.post('/security/two-factor/enable', { code });
const state = async (by = client) => (await by.get('/security/two-factor')).body;
const INVALID = { status: 422, body: { errors: { code: [{ code: 'invalid_code' }] } } };
const mailsOfUser = async () =>
  (await server.mails()).filter(({ to }) => to?.some(({ address }) => address === user.email));

async function turnOn(by = client) {
  const { secret } = await start(by);
  const response = await enable(codeOf(secret), by);
  const { recovery_codes } = response.as(securityOperations.enableTwoFactor);
  return { secret, codes: recovery_codes };
}

describe('turning the second factor on', () => {
  it('gives a secret that counts only after a code', async () => {
    const { secret, address } = await start();
    expect(URI.parse(address)).toMatchObject({
      issuer: 'Mijn Waterpas',
      label: user.email,
      secret: { base32: secret },
    });
    expect(await state()).toEqual({ is_enabled: false, recovery_codes_left: 0 });
    expect((await server.client().login(user.email)).body).toMatchObject({
      two_factor_auth: { enabled: false },
    });
    expect((await enable(codeOf(secret))).status).toBe(200);
    expect(await state()).toEqual({ is_enabled: true, recovery_codes_left: 10 });
  });

  it('gives ten different recovery codes, which work once, also without hyphens', async () => {
    const { codes } = await turnOn();
    expect(new Set(codes).size).toBe(10);
    const other = server.client();
    await other.login(user.email);
    const code = (codes[0] ?? '').replaceAll('-', '').toUpperCase();
    expect((await other.post('/auth/two-factor', { code })).status).toBe(200);
    expect(await state()).toMatchObject({ recovery_codes_left: 9 });
    const again = server.client();
    await again.login(user.email);
    expect(await again.post('/auth/two-factor', { code: codes[0] })).toMatchObject(INVALID);
  });

  it('keeps this session, and asks every other session for a code', async () => {
    const other = server.client();
    await other.login(user.email);
    const before = client.cookies.get('mijn_session');
    await turnOn();
    expect(client.cookies.get('mijn_session')).not.toBe(before);
    expect((await client.get('/security/devices')).status).toBe(200);
    expect(await other.get('/security/devices')).toMatchObject({
      status: 403,
      body: { code: 'two_factor_required' },
    });
  });

  it('refuses a wrong code, a code of an earlier secret, and a code that was used', async () => {
    expect(await enable('123456')).toMatchObject(INVALID);
    const { secret: earlier } = await start();
    const { secret } = await start();
    expect(await enable(codeOf(earlier))).toMatchObject(INVALID);
    const code = codeOf(secret);
    expect((await enable(code)).status).toBe(200);
    const other = server.client();
    await other.login(user.email);
    expect(await other.post('/auth/two-factor', { code })).toMatchObject(INVALID);
  });

  it('refuses a code after the secret has expired', async () => {
    const { secret } = await start();
    server.clock.pass(TOTP_SETUP_MS + 1);
    await client.post('/auth/sudo', { password: TEST_PASSWORD });
    expect(await enable(codeOf(secret))).toMatchObject(INVALID);
  });

  it('is limited to five wrong codes a minute', async () => {
    const { secret } = await start();
    for (let attempt = 0; attempt < 5; attempt += 1) await enable('000000');
    expect((await enable(codeOf(secret))).status).toBe(429);
  });

  it('requires the password in a session that is older than ten minutes', async () => {
    server.clock.pass(SUDO_MS);
    const refused = { status: 403, body: { code: 'sudo_required' } };
    expect(await client.post('/security/two-factor/start')).toMatchObject(refused);
    expect(await enable('000000')).toMatchObject(refused);
    expect(await client.post('/security/two-factor/recovery-codes')).toMatchObject(refused);
  });

  it('is mailed to the member', async () => {
    await turnOn();
    const [mail] = await mailsOfUser();
    expect(mail?.subject).toBe('Inloggen in twee stappen is aangezet in Mijn Waterpas');
    expect(mail?.text).toContain('Inloggen in twee stappen is aangezet.');
  });

  it('is refused while it is on', async () => {
    await turnOn();
    expect((await client.post('/security/two-factor/start')).error?.code).toBe('conflict');
    expect((await enable('000000')).error?.code).toBe('conflict');
  });

  it('happens once for two concurrent calls', async () => {
    const { secret } = await start();
    const code = codeOf(secret);
    const responses = await Promise.all([enable(code), enable(code)]);
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await state()).toMatchObject({ recovery_codes_left: 10 });
  });
});

describe('turning the second factor off', () => {
  const disable = (password: string, code: string) =>
    client.post('/security/two-factor/disable', { password, code });

  it('requires the password and a code', async () => {
    const { codes } = await turnOn();
    const [code = ''] = codes;
    expect((await disable('fout', code)).body).toMatchObject({
      errors: { password: [{ code: 'wrong_password' }] },
    });
    expect(await disable(TEST_PASSWORD, '000000')).toMatchObject(INVALID);
    expect(await state()).toEqual({ is_enabled: true, recovery_codes_left: 10 });
    expect((await disable(TEST_PASSWORD, code)).status).toBe(204);
    expect(await state()).toEqual({ is_enabled: false, recovery_codes_left: 0 });
    expect((await server.client().login(user.email)).body).toMatchObject({
      two_factor_auth: { enabled: false },
    });
  });

  it('records a wrong password and a wrong code, with the address', async () => {
    const { codes } = await turnOn();
    await disable('fout', codes[0] ?? '');
    await disable(TEST_PASSWORD, '000000');
    const { rows } = await server.database.pool.query(
      "select action, details->>'ip' as ip from audit_entries where user_id = $1 and action like '%failed' order by happened_at, id",
      [user.id],
    );
    expect(rows).toEqual([
      { action: 'confirmation_failed', ip: '127.0.0.1' },
      { action: 'second_factor_failed', ip: '127.0.0.1' },
    ]);
  });

  it('is also possible with a code of the app', async () => {
    const { secret } = await turnOn();
    server.clock.pass(2 * STEP_MS);
    expect((await disable(TEST_PASSWORD, codeOf(secret))).status).toBe(204);
  });
});

describe('new recovery codes', () => {
  it('replace the earlier codes', async () => {
    const { codes } = await turnOn();
    const response = await client.post('/security/two-factor/recovery-codes');
    const renewed = response.as(securityOperations.renewRecoveryCodes).recovery_codes;
    expect(renewed).toHaveLength(10);
    const other = server.client();
    await other.login(user.email);
    expect(await other.post('/auth/two-factor', { code: codes[0] })).toMatchObject(INVALID);
    expect((await other.post('/auth/two-factor', { code: renewed[0] })).status).toBe(200);
  });
});
