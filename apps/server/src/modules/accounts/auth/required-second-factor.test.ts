import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { DAY_MS, MINUTE_MS, SECOND_FACTOR_NOTICE_MS, SIGN_IN_HOLD_MS, SUDO_MS } from '@mijn/domain/limits';
import { authOperations } from '@mijn/domain/auth';
import { passkeysOperations } from '@mijn/domain/passkeys';
import { v7 as newId } from 'uuid';
import {
  readyStream,
  startTestApp,
  TEST_PASSWORD,
  type TestApp,
  type TestClient,
} from '../../../testing/index.ts';
import { modules } from '../../index.ts';
import { createToken } from '../access-tokens/testing/create-token.ts';
import { addPasskey, loginWithPasskey, newBrowser } from '../passkeys/testing/register.ts';
import { createRequirement, requiringBrand } from './testing/requirement.ts';
import { turnOnTwoFactor } from './testing/turn-on-two-factor.ts';
import { createUndoScenario } from './testing/undo-scenario.ts';
import { removeTwoFactor } from './two-factor.service.ts';

const ALLOWED = new Set<string>([
  'open',
  'mail_program',
  'first_factor',
  'second_factor',
  'set_up',
  'set_up_sudo',
]);
const SETUP_REQUIRED = { status: 403, body: { code: 'two_factor_setup_required' } };

let server: TestApp;
let association: { id: string };
let user: Awaited<ReturnType<TestApp['build']['user']>>;

beforeAll(async () => {
  server = await startTestApp({
    config: { brand: requiringBrand },
    streamTimes: { heartbeat: 50_000, check: 100, stream: 60_000 },
  });
  requirement = createRequirement(server);
  association = await server.build.association();
});
afterAll(() => server.stop());
beforeEach(async () => {
  server.clock.pass(1000);
  user = await server.build.user();
  await server.build.membership(association, user, { is_board: true });
});

const heldBack = modules.flatMap(({ contract, access }) =>
  Object.entries(contract).flatMap(([name, { method, path }]) =>
    ALLOWED.has(access[name] ?? 'signed_in') ? [] : [[method, path] as const],
  ),
);

let requirement: ReturnType<typeof createRequirement>;
const apply = () => requirement.apply();
const passNotice = () => requirement.passNotice();
const signIn = () => requirement.signIn(user.email);
const factorOf = (by: TestClient) => requirement.factorOf(by);
const own = () => `/associations/${association.id}/overview`;

describe('during the notice', () => {
  it('the portal tells the member from when, and keeps nothing from the member', async () => {
    await apply();
    const from = new Date(server.clock.now().getTime() + SECOND_FACTOR_NOTICE_MS).toISOString();
    const client = await signIn();
    expect(await factorOf(client)).toEqual({
      enabled: false,
      authenticated: true,
      set_up: { required_from: from, is_due: false },
    });
    expect((await client.get('/security/two-factor')).body).toMatchObject({ required_from: from });
    expect((await client.get(own())).status).toBe(200);
  });

  it('a second factor may be turned off, and a passkey removed', async () => {
    await apply();
    const client = await signIn();
    const { code } = await turnOnTwoFactor(server, client);
    server.clock.pass(MINUTE_MS);
    const off = { password: TEST_PASSWORD, code: code() };
    expect((await client.post('/security/two-factor/disable', off)).status).toBe(204);
    const passkey = (await addPasskey(server, client)).response.as(passkeysOperations.addPasskey);
    expect((await client.delete(`/security/passkeys/${passkey.id}`)).status).toBe(204);
    expect((await factorOf(client)).set_up).toBeDefined();
  });
});

describe('after the notice, a session without a second factor', () => {
  it('may say who it is, set one up and log out, and gets nothing else', async () => {
    await passNotice();
    const client = await signIn();
    const response = (await client.get('/auth/user')).as(authOperations.user);
    expect(response).toMatchObject({ associations: [], owner: null, last_active_association_id: null });
    expect(response.two_factor_auth.set_up).toMatchObject({ is_due: true });
    for (const path of [own(), '/profile', '/security/two-factor', '/security/devices', '/events'])
      expect(await client.get(path)).toMatchObject(SETUP_REQUIRED);
    const body = { current_password: TEST_PASSWORD, password: 'x', password_confirmation: 'x' };
    expect(await client.post('/profile/password', body)).toMatchObject(SETUP_REQUIRED);
    expect(await client.post('/security/access-tokens', {})).toMatchObject(SETUP_REQUIRED);
    expect((await client.post('/auth/logout')).status).toBe(204);
    expect((await client.get('/auth/user')).status).toBe(401);
  });

  it('is held back from every other operation, and so are all calls of access tokens', async () => {
    await passNotice();
    const { token } = await createToken(server, { user_id: user.id, scope: 'write' });
    const [client, app] = [await signIn(), server.client(token)];
    const open: string[] = [];
    for (const [method, path] of heldBack) {
      const url = path.replace('{association_id}', association.id).replaceAll(/\{\w+\}/gu, newId());
      const codes = [await client.call(method, url), await app.call(method, url)].map(
        ({ status, error }) => `${status} ${error?.code}`,
      );
      const isHeld = codes[0] === '403 two_factor_setup_required';
      const isAppHeld = /^403 (?:two_factor_setup_required|access_token_refused)$/u.test(codes[1] ?? '');
      if (!isHeld || !isAppHeld) open.push(`${method} ${path}: ${codes.join(', ')}`);
    }
    expect(open).toEqual([]);
  });

  it('includes the bytes of files, pictures and event streams, which have no gate of their own', () => {
    const paths = heldBack.map(([, path]) => path);
    expect(paths).toContain('/events');
    expect(paths.filter((path) => /\/(?:file|thumbnail|download)$/u.test(path)).length).toBeGreaterThan(5);
  });

  it('continues with an app as second factor, and has recovery codes', async () => {
    await passNotice();
    const client = await signIn();
    const { codes } = await turnOnTwoFactor(server, client);
    expect((await client.get(own())).status).toBe(200);
    expect(await factorOf(client)).toEqual({ enabled: true, authenticated: true });
    const other = await signIn();
    expect((await other.post('/auth/two-factor', { code: codes[0] })).status).toBe(200);
    expect((await other.get(own())).status).toBe(200);
  });

  it('continues with a passkey, with another cookie', async () => {
    await passNotice();
    const client = await signIn();
    const before = client.cookies.get('mijn_session');
    await addPasskey(server, client);
    expect(client.cookies.get('mijn_session')).not.toBe(before);
    expect((await client.get(own())).status).toBe(200);
  });

  it('needs the password of the last ten minutes to set one up, also if it was open before', async () => {
    await apply();
    server.clock.pass(SECOND_FACTOR_NOTICE_MS - SUDO_MS);
    const client = await signIn();
    server.clock.pass(SUDO_MS);
    expect(await client.get(own())).toMatchObject(SETUP_REQUIRED);
    for (const path of ['/security/two-factor/start', '/security/passkeys/options'])
      expect(await client.post(path)).toMatchObject({ status: 403, body: { code: 'sudo_required' } });
    expect((await client.post('/auth/sudo', { password: TEST_PASSWORD })).status).toBe(204);
    await turnOnTwoFactor(server, client);
    expect((await client.get(own())).status).toBe(200);
  });

  it('has no stream of events any more', async () => {
    await apply();
    server.clock.pass(SECOND_FACTOR_NOTICE_MS - MINUTE_MS);
    const client = await signIn();
    const stream = await readyStream(client);
    server.clock.pass(MINUTE_MS);
    await stream.ended;
  });

  it('can have an app turned on by one of two tabs at once', async () => {
    await passNotice();
    const client = await signIn();
    await client.post('/security/two-factor/start');
    const other = await signIn();
    await turnOnTwoFactor(server, client);
    expect(await other.get(own())).toMatchObject({ status: 403, body: { code: 'two_factor_required' } });
    expect(await other.post('/security/two-factor/start')).toMatchObject({ status: 403 });
  });
});

describe('a passkey as the only second factor', () => {
  it('is asked after the password from the day that it is required, and not before', async () => {
    await apply();
    const { authenticator } = await addPasskey(server, await signIn());
    expect((await factorOf(await signIn())).authenticated).toBe(true);
    server.clock.pass(SECOND_FACTOR_NOTICE_MS);
    const client = await signIn();
    expect(await factorOf(client)).toEqual({ enabled: true, authenticated: false, is_passkey_only: true });
    expect(await client.get(own())).toMatchObject({ status: 403, body: { code: 'two_factor_required' } });
    expect((await client.post('/security/two-factor/start')).status).toBe(403);
    expect((await client.post('/auth/two-factor', { code: '000000' })).status).toBe(422);
    const options = (await client.post('/auth/two-factor/passkey/options')).as(
      passkeysOperations.startPasskeyFactor,
    );
    const passkey = authenticator.response(options);
    expect((await client.post('/auth/two-factor/passkey', { passkey })).status).toBe(200);
    expect((await client.get(own())).status).toBe(200);
  });

  it('signs in alone, because it is two factors already', async () => {
    await apply();
    const { authenticator } = await addPasskey(server, await signIn());
    server.clock.pass(SECOND_FACTOR_NOTICE_MS);
    const browser = await newBrowser(server);
    await loginWithPasskey(browser, authenticator);
    expect((await browser.get(own())).status).toBe(200);
  });

  it('that is lost is removed by the provider, and the member sets up another factor', async () => {
    await passNotice();
    await addPasskey(server, await signIn());
    const now = server.clock.now;
    expect(await removeTwoFactor({ ...server, now }, user, 'Gebeld', { passkeys: false })).toBe(false);
    expect(await removeTwoFactor({ ...server, now }, user, 'Gebeld', { passkeys: true })).toBe(true);
    const client = await signIn();
    expect((await factorOf(client)).set_up).toMatchObject({ is_due: true });
    const removed = (await requirement.mailsTo(user.email)).find(({ text }) =>
      text?.includes('voor u verwijderd'),
    );
    expect(removed?.text?.replaceAll(/\s+/gu, ' ')).toContain(
      '“Telefoon”. U logt in met uw wachtwoord, en stelt daarna een nieuwe tweede stap in.',
    );
    await turnOnTwoFactor(server, client);
    expect((await client.get(own())).status).toBe(200);
  });
});

describe('the last second factor', () => {
  it('can not be turned off or removed once it is required, and one of two can', async () => {
    await passNotice();
    const client = await signIn();
    const { code } = await turnOnTwoFactor(server, client);
    server.clock.pass(MINUTE_MS);
    const off = { password: TEST_PASSWORD, code: code() };
    const refused = { status: 409, body: { code: 'last_second_factor' } };
    expect(await client.post('/security/two-factor/disable', off)).toMatchObject(refused);
    const { response } = await addPasskey(server, client);
    const { id } = response.as(passkeysOperations.addPasskey);
    expect((await client.post('/security/two-factor/disable', off)).status).toBe(204);
    expect(await client.delete(`/security/passkeys/${id}`)).toMatchObject(refused);
    expect((await client.get('/security/passkeys')).body).toMatchObject({ data: [{ id }] });
  });

  it('stays when both are given up at the same moment', async () => {
    await passNotice();
    const client = await signIn();
    const { code } = await turnOnTwoFactor(server, client);
    const { id } = (await addPasskey(server, client)).response.as(passkeysOperations.addPasskey);
    server.clock.pass(MINUTE_MS);
    const off = { password: TEST_PASSWORD, code: code() };
    const responses = await Promise.all([
      client.post('/security/two-factor/disable', off),
      client.delete(`/security/passkeys/${id}`),
    ]);
    expect(responses.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([204, 409]);
  });
});

describe('an account whose e-mail address was given back', () => {
  it('is not locked out for ever: after the wait, a member without an older factor sets one up', async () => {
    const scenario = await createUndoScenario(server);
    await server.build.membership(association, scenario.user, { is_invoice_check: true });
    await apply();
    server.clock.pass(SECOND_FACTOR_NOTICE_MS - DAY_MS);
    await scenario.client.login(scenario.user.email);
    await addPasskey(server, scenario.client, { name: 'Van de dief' });
    await scenario.changeTo(scenario.newEmail);
    await scenario.undo();
    const waiting = await scenario.signInByMail();
    await apply();
    server.clock.pass(MINUTE_MS);
    expect(await waiting.get(own())).toMatchObject({ status: 403, body: { code: 'two_factor_required' } });
    server.clock.pass(SIGN_IN_HOLD_MS);
    await scenario.runHourlyJob();
    const client = server.client();
    await client.login(scenario.user.email, scenario.password);
    expect((await factorOf(client)).set_up).toMatchObject({ is_due: true });
    await turnOnTwoFactor(server, client);
    expect((await client.get(own())).status).toBe(200);
  });
});

it('a passkey that is suspended is no second factor', async () => {
  await apply();
  const client = await signIn();
  await addPasskey(server, client);
  await server.database.pool.query('update passkeys set suspended_at = now() where user_id = $1', [user.id]);
  server.clock.pass(SECOND_FACTOR_NOTICE_MS);
  expect((await factorOf(await signIn())).set_up).toMatchObject({ is_due: true });
});
