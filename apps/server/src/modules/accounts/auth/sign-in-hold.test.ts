import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { HOUR_MS, MINUTE_MS, SIGN_IN_HOLD_MS } from '@mijn/domain/limits';
import { passkeysOperations } from '@mijn/domain/passkeys';
import { profileOperations } from '@mijn/domain/profile';
import { startTestApp, type TestApp, type TestClient } from '../../../testing/index.ts';
import { addPasskey, loginWithPasskey, newBrowser } from '../passkeys/testing/register.ts';
import { endPassedHolds } from './hold-end.service.ts';
import { createImpersonationLink } from './impersonation.service.ts';
import { releaseAccount } from './release.service.ts';
import { emailChanges } from './testing/email-changes.ts';
import { turnOnTwoFactor } from './testing/turn-on-two-factor.ts';
import { createUndoScenario, type UndoScenario } from './testing/undo-scenario.ts';

let server: TestApp;
let scenario: UndoScenario;

beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.stop());
beforeEach(async () => {
  server.clock.pass(MINUTE_MS);
  scenario = await createUndoScenario(server);
});

const mails = () => emailChanges(server);
const isIn = async (by: TestClient): Promise<boolean> => (await by.get('/profile')).status === 200;
const give = (by: TestClient, code: string | undefined) => by.post('/auth/two-factor', { code });

async function asVisitor(path: string, body: unknown) {
  const browser = server.client();
  await browser.csrf();
  return browser.post(path, body);
}

const stop = async (code: string | undefined) =>
  asVisitor('/profile/email/stop-waiting', { token: await mails().linkTo(scenario.newEmail, 'stop'), code });

const release = (newEmail?: string) =>
  releaseAccount(
    { ...server, now: server.clock.now },
    { user_id: scenario.user.id, reason: 'Gebeld', newEmail },
  );

/** Signs in with the password that was chosen after the undo, 73 hours later. */
async function signInLater(): Promise<TestClient> {
  server.clock.pass(73 * HOUR_MS);
  const browser = server.client();
  expect((await browser.login(scenario.user.email, scenario.password)).status).toBe(200);
  return browser;
}

describe('a thief with a session and a factor, but no mailbox', () => {
  it('gets in nowhere, can only make the member call, and is out after the call', async () => {
    const thief = scenario.client;
    const { authenticator } = await addPasskey(server, thief, { name: 'Van de dief' });
    const { code, codes } = await turnOnTwoFactor(server, thief);
    await scenario.changeTo(scenario.newEmail);
    await scenario.undo();
    server.clock.pass(MINUTE_MS);

    expect((await thief.get('/auth/user')).status).toBe(401);
    const byPasskey = await loginWithPasskey(await newBrowser(server), authenticator);
    expect(byPasskey).toMatchObject({ status: 422, body: { code: 'passkey_refused' } });
    await asVisitor('/auth/forgot-password', { email: scenario.newEmail });
    expect((await mails().mailsTo(scenario.newEmail)).at(-1)?.text).not.toContain('/password/reset/');
    expect((await server.client().login(scenario.newEmail)).status).toBe(401);
    expect((await server.client().login(scenario.user.email)).status).toBe(401);

    expect((await stop(code())).status).toBe(204);
    await scenario.signInByMail({ isLinkOld: true });
    const owner = await signInLater();
    expect(await isIn(owner)).toBe(false);
    await release();
    await owner.login(scenario.user.email, scenario.password);
    expect(await isIn(owner)).toBe(true);
    expect(await loginWithPasskey(await newBrowser(server), authenticator)).toMatchObject({ status: 422 });
    expect((await stop(codes[0])).body).toMatchObject({ code: 'email_link_invalid' });
  });

  it('can stop the waiting with a suspended passkey, as the member at the new address can', async () => {
    const { authenticator } = await addPasskey(server, scenario.client, { name: 'Telefoon' });
    await scenario.changeTo(scenario.newEmail);
    await scenario.undo();
    const token = await mails().linkTo(scenario.newEmail, 'stop');
    const browser = await newBrowser(server);
    const started = await browser.post('/profile/email/stop-waiting/start', { token });
    const options = started.as(profileOperations.startStopWaiting);
    expect(options.allowCredentials).toHaveLength(1);
    const passkey = authenticator.response(options);
    expect((await browser.post('/profile/email/stop-waiting', { token, passkey })).status).toBe(204);
    expect(await scenario.findHold()).toMatchObject({ ends_at: null });
  });
});

describe('a reader of the old mailbox without a factor', () => {
  it('waits for nothing after the member at the new address stopped the waiting, and loses the account after a call', async () => {
    const { code, codes } = await turnOnTwoFactor(server, scenario.client);
    await scenario.changeTo(scenario.newEmail);
    await scenario.undo();
    const reader = await scenario.signInByMail({ isLinkOld: true });
    expect(await isIn(reader)).toBe(false);
    expect((await stop('000000')).status).toBe(422);
    expect((await stop(codes[0])).status).toBe(204);
    server.clock.pass(MINUTE_MS);
    expect((await stop(code())).status).toBe(204);
    for (const address of [scenario.user.email, scenario.newEmail]) {
      const stopped = (await mails().mailsTo(address)).filter(({ subject }) =>
        subject?.includes('tegengehouden'),
      );
      expect(stopped).toHaveLength(1);
    }
    const late = await signInLater();
    await scenario.runHourlyJob();
    expect(await isIn(late)).toBe(false);
    expect((await late.get('/auth/user')).body).toMatchObject({ two_factor_auth: { held_until: null } });

    await release(scenario.newEmail);
    expect((await late.get('/auth/user')).status).toBe(401);
    expect((await server.client().login(scenario.user.email, scenario.password)).status).toBe(401);
    const owner = server.client();
    await mails().reset(scenario.newEmail, 'Nu-weer-van-haar-7');
    await owner.login(scenario.newEmail, 'Nu-weer-van-haar-7');
    expect(await isIn(owner)).toBe(false);
    expect((await give(owner, codes[1])).status).toBe(200);
    expect(await isIn(owner)).toBe(true);
  });

  it('does not pass the wait by forgetting the password, and gets no more guesses from it', async () => {
    await turnOnTwoFactor(server, scenario.client);
    await scenario.changeTo(scenario.newEmail);
    await scenario.undo();
    const reader = await scenario.signInByMail();
    const statuses: number[] = [];
    for (let guess = 0; guess < 6; guess += 1) statuses.push((await give(reader, '000000')).status);
    expect(statuses).toEqual([422, 422, 422, 422, 422, 429]);
    const again = await scenario.signInByMail({ isLinkOld: true });
    expect(await isIn(again)).toBe(false);
    expect((await give(again, '000000')).status).toBe(429);
  });

  it('also waits after the undo of a request that nobody confirmed, if a factor is suspended', async () => {
    const { codes } = await turnOnTwoFactor(server, scenario.client);
    await scenario.client.post('/profile/email', { email: scenario.newEmail });
    await scenario.undo();
    expect(await isIn(await scenario.signInByMail())).toBe(false);
    expect((await mails().mailsTo(scenario.newEmail)).at(-1)?.text).not.toContain(scenario.user.email);
    expect((await stop(codes[0])).status).toBe(204);
    expect(await isIn(await signInLater())).toBe(false);
  });

  it('can change nothing while waiting: no address, no token, no factor', async () => {
    await scenario.changeTo(scenario.newEmail);
    await scenario.undo();
    const reader = await scenario.signInByMail();
    const calls = ['/profile/email', '/security/access-tokens', '/security/two-factor/start', '/auth/sudo'];
    for (const path of calls) expect([path, (await reader.post(path, {})).status]).toEqual([path, 403]);
    expect((await reader.get('/calendar-feed')).status).toBe(403);
  });
});

describe('a passkey', () => {
  it('of before signs in only after the password, and ends the hold', async () => {
    const { authenticator } = await addPasskey(server, scenario.client);
    server.clock.pass(73 * HOUR_MS);
    await scenario.client.login(scenario.user.email);
    await addPasskey(server, scenario.client, { name: 'Dief' });
    await scenario.changeTo(scenario.newEmail);
    await scenario.undo();
    expect(await loginWithPasskey(await newBrowser(server), authenticator)).toMatchObject({ status: 422 });
    const owner = await scenario.signInByMail();
    const started = await owner.post('/auth/two-factor/passkey/options');
    const passkey = authenticator.response(started.as(passkeysOperations.startPasskeyFactor));
    expect((await owner.post('/auth/two-factor/passkey', { passkey })).status).toBe(200);
    expect((await owner.get('/security/passkeys')).body).toMatchObject({ data: [{ name: 'Telefoon' }] });
    expect((await loginWithPasskey(await newBrowser(server), authenticator)).status).toBe(200);
  });
});

describe('an account whose old address another member has', () => {
  it('is for the provider alone to open, whatever factor is given', async () => {
    const { codes } = await turnOnTwoFactor(server, scenario.client);
    await scenario.changeTo(scenario.newEmail);
    await server.database.pool.query(
      `insert into users (id, code, email, name) values (gen_random_uuid(), $1, $2, 'Ander')`,
      [scenario.newEmail, scenario.user.email],
    );
    await scenario.undo();
    await asVisitor('/auth/forgot-password', { email: scenario.newEmail });
    expect((await mails().reset(scenario.newEmail, scenario.password)).status).toBe(204);
    const thief = server.client();
    await thief.login(scenario.newEmail, scenario.password);
    expect((await thief.get('/auth/user')).body).toMatchObject({ two_factor_auth: { held_until: null } });
    expect((await give(thief, codes[0])).status).toBe(422);
    server.clock.pass(SIGN_IN_HOLD_MS);
    await scenario.runHourlyJob();
    await thief.login(scenario.newEmail, scenario.password);
    expect(await isIn(thief)).toBe(false);
  });
});

it('staff who act for the member see the account, and do not end the wait', async () => {
  await scenario.changeTo(scenario.newEmail);
  await scenario.undo();
  const staff = (await server.build.staff()).email;
  const link = await createImpersonationLink(
    { ...server, now: server.clock.now },
    { staff, customer: scenario.user.email, reason: 'Aan de lijn', canWrite: true },
  );
  const [signature, token] = link.split('/').toReversed();
  const browser = await newBrowser(server);
  await browser.post('/auth/impersonate', { token, signature });
  expect(await isIn(browser)).toBe(true);
  expect((await browser.post('/auth/sudo', { password: scenario.password })).status).toBe(403);
  expect(await isIn(await scenario.signInByMail())).toBe(false);
});

it('two sign-ins after the wait end it once', async () => {
  await scenario.changeTo(scenario.newEmail);
  await scenario.undo();
  await scenario.signInByMail();
  server.clock.pass(SIGN_IN_HOLD_MS);
  const browsers = [server.client(), server.client()];
  await Promise.all(browsers.map((browser) => browser.login(scenario.user.email, scenario.password)));
  expect(await Promise.all(browsers.map(isIn))).toEqual([true, true]);
  const { rows } = await server.database.pool.query(
    "select from audit_entries where user_id = $1 and action = 'sign_in_hold_ended'",
    [scenario.user.id],
  );
  expect(rows).toHaveLength(1);
});

it('a clock that was set back makes a wait no longer than 72 hours', async () => {
  server.clock.pass(1000 * HOUR_MS);
  await scenario.client.login(scenario.user.email);
  await scenario.changeTo(scenario.newEmail);
  await scenario.undo();
  server.clock.pass(-1000 * HOUR_MS);
  await endPassedHolds({ ...server, now: server.clock.now });
  expect((await scenario.findHold())?.ends_at).toEqual(
    new Date(server.clock.now().getTime() + SIGN_IN_HOLD_MS),
  );
});
