import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { passkeysOperations } from '@mijn/domain/passkeys';
import { securityOperations } from '@mijn/domain/security';
import { eq } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { v7 as newId } from 'uuid';
import { inTransaction, type Queries, sessions, users } from '../../../platform/database/index.ts';
import { hashPassword } from '../../../platform/security/passwords.ts';
import { createAuthenticator } from '../../../testing/authenticator.ts';
import {
  startTestApp,
  TEST_PASSWORD,
  type TestResponse,
  type TestApp,
  type TestClient,
  untilACallWaits,
} from '../../../testing/index.ts';
import { passkeys } from '../passkeys/passkeys.tables.ts';
import { findPendingChange } from './email-change.repository.ts';

const ENDED = { status: 401, error: { code: 'unauthenticated' } };

let server: TestApp;
let user: typeof users.$inferSelect;
let client: TestClient;

beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.stop());
beforeEach(async () => {
  server.clock.pass(60_000);
  user = await server.build.user();
  client = server.client();
  await client.login(user.email);
});

/** Makes a call that has passed the gate when a change of the account is committed. */
async function callDuring(
  call: () => Promise<TestResponse>,
  change: (queries: Queries) => Promise<unknown>,
): Promise<TestResponse> {
  const response = await inTransaction(server.database.queries, async (queries) => {
    await queries.select().from(users).where(eq(users.id, user.id)).for('update');
    // The promise is in an object, because an async function would wait for it.
    const running = { response: call() };
    await untilACallWaits(server.database.queries);
    await change(queries);
    return running;
  });
  return response.response;
}

async function startTwoFactor(): Promise<string> {
  const { secret } = (await client.post('/security/two-factor/start')).as(securityOperations.startTwoFactor);
  const timestamp = server.clock.now().getTime();
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp });
}

const endSessions = (queries: Queries) => queries.delete(sessions).where(eq(sessions.user_id, user.id));

describe('a login while the password changes', () => {
  it('is refused, because it proved the former password', async () => {
    const password_hash = await hashPassword('Een-heel-ander-wachtwoord-5');
    const thief = server.client();
    const response = await callDuring(
      () => thief.login(user.email, TEST_PASSWORD),
      (queries) => queries.update(users).set({ password_hash }).where(eq(users.id, user.id)),
    );
    expect(response).toMatchObject({ status: 401, error: { code: 'invalid_credentials' } });
    expect((await thief.get('/auth/user')).status).toBe(401);
  });
});

describe('a session that ends during its call', () => {
  it('adds no passkey', async () => {
    const options = (await client.post('/security/passkeys/options')).as(passkeysOperations.startPasskey);
    const passkey = createAuthenticator(server.config.appUrl).create(options);
    const add = () => client.post('/security/passkeys', { name: 'Dief', passkey });
    expect(await callDuring(add, endSessions)).toMatchObject(ENDED);
    const rows = await server.database.queries.select().from(passkeys).where(eq(passkeys.user_id, user.id));
    expect(rows).toEqual([]);
  });

  it('does not turn on the second factor', async () => {
    const code = await startTwoFactor();
    const enable = () => client.post('/security/two-factor/enable', { code });
    expect(await callDuring(enable, endSessions)).toMatchObject(ENDED);
    const again = await server.client().login(user.email);
    expect(again.body).toMatchObject({ two_factor_auth: { enabled: false } });
  });

  it('requests no other e-mail address', async () => {
    const request = () => client.post('/profile/email', { email: `${newId()}@dief.example` });
    expect(await callDuring(request, endSessions)).toMatchObject(ENDED);
    expect(await findPendingChange(server.database.queries, user.id, server.clock.now())).toBeUndefined();
  });
});

describe('recovery codes that are renewed at the same time', () => {
  it('leave the ten codes of one call', async () => {
    const code = await startTwoFactor();
    await client.post('/security/two-factor/enable', { code });
    const renew = () => client.post('/security/two-factor/recovery-codes');
    const responses = await Promise.all([renew(), renew(), renew(), renew()]);
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect((await client.get('/security/two-factor')).body).toMatchObject({ recovery_codes_left: 10 });
  });
});
