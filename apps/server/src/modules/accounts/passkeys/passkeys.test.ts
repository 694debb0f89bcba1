import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { PASSKEY_CHALLENGE_MS, PASSKEYS_MAX, SUDO_MS } from '@mijn/domain/limits';
import { passkeysOperations } from '@mijn/domain/passkeys';
import { v7 as newId } from 'uuid';
import type { users } from '../../../platform/database/index.ts';
import { createAuthenticator } from '../../../testing/authenticator.ts';
import { startTestApp, TEST_PASSWORD, type TestApp, type TestClient } from '../../../testing/index.ts';
import { openSession } from '../auth/session.repository.ts';
import { insertPasskey } from './passkeys.repository.ts';
import { addPasskey, loginWithPasskey, newBrowser } from './testing/register.ts';

let server: TestApp;
let client: TestClient;
let user: typeof users.$inferSelect;

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

const REFUSED = { status: 422, body: { code: 'passkey_refused' } };
const SUDO_REQUIRED = { status: 403, body: { code: 'sudo_required' } };
const start = async (by = client) =>
  (await by.post('/security/passkeys/options')).as(passkeysOperations.startPasskey);
const list = async (by = client) =>
  (await by.get('/security/passkeys')).as(passkeysOperations.listPasskeys).data;
const mailsOfUser = async () =>
  (await server.mails()).filter(({ to }) => to?.some(({ address }) => address === user.email));
const activity = async () => JSON.stringify((await client.get('/security/activity')).body);

describe('a new passkey', () => {
  it('is stored with its name, and is in the list', async () => {
    const { response } = await addPasskey(server, client, { name: 'Telefoon van Anna' });
    expect(response.status).toBe(201);
    const [passkey, ...others] = await list();
    expect(response.body).toEqual(passkey);
    expect(passkey).toMatchObject({ name: 'Telefoon van Anna', last_used_at: null });
    expect(others).toEqual([]);
  });

  it('is asked for with these options', async () => {
    expect(await start()).toMatchObject({
      rp: { id: 'localhost', name: 'Mijn Waterpas' },
      user: { id: Buffer.from(user.id).toString('base64url'), name: user.email, displayName: user.name },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      attestation: 'none',
      excludeCredentials: [],
    });
  });

  it('names the passkeys that exist, so that a device does not add a second one', async () => {
    const { authenticator } = await addPasskey(server, client);
    expect((await start()).excludeCredentials).toEqual([
      { id: authenticator.credentialId, type: 'public-key', transports: ['internal'] },
    ]);
  });

  it('is mailed to the member, and stands in the activity', async () => {
    await addPasskey(server, client);
    const [mail] = await mailsOfUser();
    expect(mail?.subject).toBe('Er is een passkey toegevoegd in Mijn Waterpas');
    expect(mail?.text).toContain('Er is een passkey toegevoegd met de naam “Telefoon”.');
    expect(await activity()).toContain('passkey_added');
  });

  it('requires the password in a session that is older than ten minutes', async () => {
    const options = await start();
    const passkey = createAuthenticator(server.config.appUrl).create(options);
    server.clock.pass(SUDO_MS);
    expect(await client.post('/security/passkeys/options')).toMatchObject(SUDO_REQUIRED);
    expect(await client.post('/security/passkeys', { name: 'Dief', passkey })).toMatchObject(SUDO_REQUIRED);
    expect(await list()).toEqual([]);
  });

  it.each([
    ['of another site', { origin: 'https://mijn-waterpas.example' }],
    ['of another relying party', { rpId: 'example.nl' }],
    ['without a check of the user by the device', { isVerified: false }],
    ['with a made-up challenge', { challenge: 'x'.repeat(43) }],
    ['that is a response of another kind', { type: 'webauthn.get' }],
  ])('%s is refused', async (_, oddities) => {
    expect((await addPasskey(server, client, oddities)).response).toMatchObject(REFUSED);
    expect(await list()).toEqual([]);
  });

  it('is refused if its challenge was used before, also in a wrong response', async () => {
    const options = await start();
    const first = createAuthenticator(server.config.appUrl);
    const wrong = first.create(options, { origin: 'https://elders.example' });
    expect(await client.post('/security/passkeys', { name: 'a', passkey: wrong })).toMatchObject(REFUSED);
    const passkey = first.create(options);
    expect(await client.post('/security/passkeys', { name: 'b', passkey })).toMatchObject(REFUSED);
    expect(await list()).toEqual([]);
  });

  it('is stored once for two concurrent calls with one challenge', async () => {
    const options = await start();
    const passkeys = [1, 2].map(() => createAuthenticator(server.config.appUrl).create(options));
    const responses = await Promise.all(
      passkeys.map((passkey) => client.post('/security/passkeys', { name: 'a', passkey })),
    );
    expect(responses.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(await list()).toHaveLength(1);
  });

  it('is refused after five minutes', async () => {
    const passkey = createAuthenticator(server.config.appUrl).create(await start());
    server.clock.pass(PASSKEY_CHALLENGE_MS);
    expect(await client.post('/security/passkeys', { name: 'a', passkey })).toMatchObject(REFUSED);
  });

  it('is refused with the challenge of another session, also one of the same member', async () => {
    const other = server.client();
    await other.login(user.email);
    const passkey = createAuthenticator(server.config.appUrl).create(await start(other));
    expect(await client.post('/security/passkeys', { name: 'a', passkey })).toMatchObject(REFUSED);
  });

  it('is refused with a challenge for something else', async () => {
    const { challenge } = (await client.post('/auth/sudo/options')).as(passkeysOperations.startPasskeySudo);
    const passkey = createAuthenticator(server.config.appUrl).create({ ...(await start()), challenge });
    expect(await client.post('/security/passkeys', { name: 'a', passkey })).toMatchObject(REFUSED);
  });

  it('is refused if its credential exists, for the same member and for another one', async () => {
    const { authenticator } = await addPasskey(server, client);
    const again = authenticator.create(await start());
    expect(await client.post('/security/passkeys', { name: 'a', passkey: again })).toMatchObject(REFUSED);
    const thief = server.client();
    await thief.login((await server.build.user()).email);
    const copy = authenticator.create(await start(thief));
    expect(await thief.post('/security/passkeys', { name: 'a', passkey: copy })).toMatchObject(REFUSED);
    expect(await list()).toHaveLength(1);
    expect(await list(thief)).toEqual([]);
  });

  it('is refused if its id is not that of the signed data', async () => {
    const passkey = createAuthenticator(server.config.appUrl).create(await start());
    const body = {
      name: 'a',
      passkey: { ...passkey, id: createAuthenticator(server.config.appUrl).credentialId },
    };
    expect(await client.post('/security/passkeys', body)).toMatchObject(REFUSED);
  });

  it('is refused above the maximum number', async () => {
    const early = createAuthenticator(server.config.appUrl).create(await start());
    for (let index = 0; index < PASSKEYS_MAX; index += 1) {
      await insertPasskey(server.database.queries, {
        id: newId(),
        user_id: user.id,
        credential_id: newId(),
        public_key: Buffer.alloc(1),
        counter: 0,
        name: 'vol',
        created_at: server.clock.now(),
      });
    }
    const full = { status: 422, body: { code: 'too_many_passkeys', params: { max: PASSKEYS_MAX } } };
    expect(await client.post('/security/passkeys/options')).toMatchObject(full);
    expect(await client.post('/security/passkeys', { name: 'a', passkey: early })).toMatchObject(full);
  });

  it.each(['', ' ', 'x'.repeat(61), 'Telefoon\nvan Anna'])('needs a name, which is not %j', async (name) => {
    const { response } = await addPasskey(server, client, { name });
    expect(response).toMatchObject({ status: 422, body: { code: 'validation_failed' } });
    expect(response.error?.errors).toHaveProperty('name');
  });

  it('is never added, listed or removed by provider staff', async () => {
    const staff_id = (await server.build.staff()).id;
    const now = server.clock.now();
    const staff = { staff_id, is_read_only: false, expires_at: new Date(now.getTime() + 60_000) };
    const browser = server.client();
    const token = await openSession(server.database.queries, { user_id: user.id, now, staff });
    browser.cookies.set('mijn_session', token);
    await browser.csrf();
    const { response } = await addPasskey(server, client);
    const { id } = response.as(passkeysOperations.addPasskey);
    const calls = [
      ['GET', '/security/passkeys'],
      ['POST', '/security/passkeys/options'],
      ['POST', '/security/passkeys'],
      ['PATCH', `/security/passkeys/${id}`],
      ['DELETE', `/security/passkeys/${id}`],
      ['POST', '/auth/sudo/options'],
      ['POST', '/auth/two-factor/passkey/options'],
    ] as const;
    for (const [method, path] of calls) {
      expect(await browser.call(method, path)).toMatchObject({ status: 403, body: { code: 'forbidden' } });
    }
  });
});

describe('a passkey of the member', () => {
  const add = async () => {
    const { authenticator, response } = await addPasskey(server, client);
    return { authenticator, id: response.as(passkeysOperations.addPasskey).id };
  };

  it('gets another name, without the password', async () => {
    const { id } = await add();
    server.clock.pass(SUDO_MS);
    const response = await client.patch(`/security/passkeys/${id}`, { name: 'Oude telefoon' });
    expect(response.body).toMatchObject({ id, name: 'Oude telefoon' });
    expect(await list()).toEqual([response.body]);
  });

  it('is removed, after which nobody signs in with it; a mail and the activity say so', async () => {
    const { id, authenticator } = await add();
    expect((await client.delete(`/security/passkeys/${id}`)).status).toBe(204);
    expect(await list()).toEqual([]);
    expect(await loginWithPasskey(await newBrowser(server), authenticator)).toMatchObject(REFUSED);
    expect((await mailsOfUser()).at(-1)?.text).toContain('De passkey met de naam “Telefoon” is verwijderd.');
    expect(await activity()).toContain('passkey_removed');
    expect((await client.delete(`/security/passkeys/${id}`)).status).toBe(404);
  });

  it('is removed only with a recent password', async () => {
    const { id } = await add();
    server.clock.pass(SUDO_MS);
    expect(await client.delete(`/security/passkeys/${id}`)).toMatchObject(SUDO_REQUIRED);
    await client.post('/auth/sudo', { password: TEST_PASSWORD });
    expect((await client.delete(`/security/passkeys/${id}`)).status).toBe(204);
  });

  it('does not exist for another member', async () => {
    const { id } = await add();
    const other = server.client();
    await other.login((await server.build.user()).email);
    expect((await other.patch(`/security/passkeys/${id}`, { name: 'a' })).status).toBe(404);
    expect((await other.delete(`/security/passkeys/${id}`)).status).toBe(404);
    expect(await list()).toHaveLength(1);
  });
});
