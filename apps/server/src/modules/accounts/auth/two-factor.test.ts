import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Secret, TOTP } from 'otpauth';
import { authOperations } from '@mijn/domain/auth';
import { recoveryCodes, type users } from '../../../platform/database/index.ts';
import { startTestApp, type TestApp, type TestClient } from '../../../testing/index.ts';

const SECRET = 'JBSWY3DPEHPK3PXP';
const STEP_MS = 30_000;

let server: TestApp;
let client: TestClient;
let user: typeof users.$inferSelect;

const codeAt = (offset: number) =>
  new TOTP({ secret: Secret.fromBase32(SECRET) }).generate({
    timestamp: server.clock.now().getTime() + offset,
  });
const confirm = (code: string, by = client) => by.post('/auth/two-factor', { code });

beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.stop());
beforeEach(async () => {
  server.clock.pass(5 * STEP_MS);
  user = await server.build.user({
    totp_secret: SECRET,
    recovery_codes: ['demo-0001-0001', 'demo-0002-0002'],
  });
  const association = await server.build.association();
  await server.build.membership(association, user);
  client = server.client();
  await client.login(user.email);
});

const INVALID = {
  status: 422,
  body: { code: 'validation_failed', errors: { code: [{ code: 'invalid_code' }] } },
};

describe('the second factor', () => {
  it('is required after the password, and the response has no associations before', async () => {
    expect((await client.get('/auth/user')).body).toMatchObject({
      associations: [],
      last_active_association_id: null,
      owner: null,
      two_factor_auth: { enabled: true, authenticated: false },
    });
  });

  it('gives access to the associations after a correct code, with a new cookie value', async () => {
    const before = client.cookies.get('mijn_session');
    const response = await confirm(codeAt(0));
    expect(response).toMatchObject({
      status: 200,
      body: { two_factor_auth: { enabled: true, authenticated: true } },
    });
    expect(response.as(authOperations.confirmTwoFactor).associations).toHaveLength(1);
    expect(client.cookies.get('mijn_session')).not.toBe(before);
    const old = await server
      .client()
      .raw('/api/auth/user', { headers: { cookie: `mijn_session=${before}` } });
    expect(old.status).toBe(401);
  });

  it('accepts a code with a space, as authenticator apps show it', async () => {
    const code = codeAt(0);
    expect((await confirm(`${code.slice(0, 3)} ${code.slice(3)}`)).status).toBe(200);
  });

  it('refuses a wrong code', async () => {
    expect(await confirm('000000')).toMatchObject(INVALID);
    expect((await client.get('/auth/user')).as(authOperations.user).two_factor_auth.authenticated).toBe(
      false,
    );
  });

  it.each([-STEP_MS, STEP_MS])('accepts a code that is one time step away: %i ms', async (offset) => {
    expect((await confirm(codeAt(offset))).status).toBe(200);
  });

  it.each([-2 * STEP_MS, 2 * STEP_MS])(
    'refuses a code that is two time steps away: %i ms',
    async (offset) => {
      expect(await confirm(codeAt(offset))).toMatchObject(INVALID);
    },
  );

  it('accepts a code only once, also in another session', async () => {
    const code = codeAt(0);
    await confirm(code);
    const other = server.client();
    await other.login(user.email);
    expect(await confirm(code, other)).toMatchObject(INVALID);
    expect((await confirm(codeAt(STEP_MS), other)).status).toBe(200);
  });

  it('accepts one of two concurrent requests with the same code', async () => {
    const other = server.client();
    await other.login(user.email);
    const code = codeAt(0);
    const responses = await Promise.all([confirm(code), confirm(code, other)]);
    expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422]);
  });

  it('accepts a recovery code only once, also in capitals', async () => {
    expect((await confirm(' DEMO-0001-0001'.trim())).status).toBe(200);
    const other = server.client();
    await other.login(user.email);
    expect(await confirm('demo-0001-0001', other)).toMatchObject(INVALID);
    expect((await confirm('demo-0002-0002', other)).status).toBe(200);
  });

  it('stores recovery codes as hashes', async () => {
    const rows = await server.database.queries.select().from(recoveryCodes);
    expect(rows.every(({ code_hash }) => code_hash.length === 32)).toBe(true);
    expect(rows.some(({ code_hash }) => code_hash.toString().includes('demo'))).toBe(false);
  });

  it("refuses another user's recovery code", async () => {
    const other = await server.build.user({ totp_secret: SECRET });
    const browser = server.client();
    await browser.login(other.email);
    expect(await confirm('demo-0001-0001', browser)).toMatchObject(INVALID);
  });

  it('refuses the sixth attempt in a minute, also with the right code and from a new session', async () => {
    for (let attempt = 0; attempt < 5; attempt += 1) expect((await confirm('000000')).status).toBe(422);
    const other = server.client();
    await other.login(user.email);
    const refused = await confirm(codeAt(0), other);
    expect(refused).toMatchObject({ status: 429, body: { code: 'too_many_requests' } });
    expect(refused.headers.get('retry-after')).toBe('60');
  });

  it('requires a session', async () => {
    const visitor = server.client();
    await visitor.csrf();
    expect((await confirm(codeAt(0), visitor)).status).toBe(401);
  });
});
