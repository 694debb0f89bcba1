import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { authOperations } from '@mijn/domain/auth';
import { HOUR_MS, MINUTE_MS, SIGN_IN_HOLD_MS } from '@mijn/domain/limits';
import { meetingsOperations } from '@mijn/domain/meetings';
import { securityOperations } from '@mijn/domain/security';
import { startTestApp, type TestApp, type TestClient } from '../../../testing/index.ts';
import { emailChanges } from './testing/email-changes.ts';
import { turnOnTwoFactor } from './testing/turn-on-two-factor.ts';
import { createUndoScenario, type UndoScenario } from './testing/undo-scenario.ts';

let server: TestApp;
let scenario: UndoScenario;
let client: TestClient;

beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.stop());
beforeEach(async () => {
  server.clock.pass(MINUTE_MS);
  scenario = await createUndoScenario(server);
  client = scenario.client;
});

const mails = () => emailChanges(server);
const isIn = async (by: TestClient): Promise<boolean> => (await by.get('/profile')).status === 200;
const twoFactorOf = async (by: TestClient) =>
  (await by.get('/auth/user')).as(authOperations.user).two_factor_auth;
const give = (by: TestClient, code: string | undefined) => by.post('/auth/two-factor', { code });

describe('an undone change of the e-mail address', () => {
  it('keeps the password alone out for 72 hours, and tells both addresses until when', async () => {
    await scenario.changeTo(scenario.newEmail);
    await scenario.undo();
    const began = server.clock.now().getTime();
    const reader = await scenario.signInByMail();
    expect(await twoFactorOf(reader)).toEqual({
      enabled: true,
      authenticated: false,
      held_until: new Date(began + SIGN_IN_HOLD_MS).toISOString(),
    });
    expect(await isIn(reader)).toBe(false);
    expect((await reader.get('/security/two-factor')).status).toBe(403);
    const [toOld, toNew] = [
      await mails().mailsTo(scenario.user.email),
      await mails().mailsTo(scenario.newEmail),
    ];
    expect(JSON.stringify(toOld.map(({ text }) => text))).toContain('inloggen met alleen uw wachtwoord');
    expect(toNew.at(-1)?.text).toContain('Wie uw vorige mailbox leest, kan vanaf');
    expect(await mails().linkTo(scenario.newEmail, 'stop')).toBe('');

    server.clock.pass(SIGN_IN_HOLD_MS - MINUTE_MS);
    const early = server.client();
    await early.login(scenario.user.email, scenario.password);
    expect(await isIn(early)).toBe(false);
    server.clock.pass(2 * MINUTE_MS);
    // Somebody who signed in before the end did so without the mail about a new device.
    expect(await isIn(early)).toBe(false);
    const late = server.client();
    await late.login(scenario.user.email, scenario.password);
    expect(await isIn(late)).toBe(true);
    expect(await scenario.findHold()).toBeUndefined();
    expect((await mails().mailsTo(scenario.user.email)).map(({ subject }) => subject)).toContainEqual(
      expect.stringMatching(/^Inloggen in .* kan weer$/u),
    );
  });

  it('is ended by the hourly job, which removes what nobody proved', async () => {
    await scenario.changeTo(scenario.newEmail);
    await turnOnTwoFactor(server, client);
    await scenario.undo();
    server.clock.pass(SIGN_IN_HOLD_MS - 1);
    await scenario.runHourlyJob();
    expect(await scenario.findHold()).toBeDefined();
    server.clock.pass(1);
    await scenario.runHourlyJob();
    expect(await scenario.findHold()).toBeUndefined();
    const owner = await scenario.signInByMail({ isLinkOld: true });
    expect(await twoFactorOf(owner)).toEqual({ enabled: false, authenticated: true });
    expect((await owner.get('/security/activity')).as(securityOperations.listActivity).data).toContainEqual(
      expect.objectContaining({ action: 'two_factor_disabled' }),
    );
  });

  it('lets a member in with the suspended second factor, which stays', async () => {
    const { code, codes } = await turnOnTwoFactor(server, client);
    server.clock.pass(MINUTE_MS);
    await scenario.changeTo(scenario.newEmail);
    await scenario.undo();
    const owner = await scenario.signInByMail();
    server.clock.pass(MINUTE_MS);
    expect((await give(owner, code())).status).toBe(200);
    expect(await isIn(owner)).toBe(true);
    expect(await scenario.findHold()).toBeUndefined();
    const again = server.client();
    await again.login(scenario.user.email, scenario.password);
    expect(await isIn(again)).toBe(false);
    expect((await give(again, codes[0])).status).toBe(200);
  });

  it('asks for an older second factor also after 72 hours, and its recovery codes work', async () => {
    const { codes } = await turnOnTwoFactor(server, client);
    server.clock.pass(73 * HOUR_MS);
    client = server.client();
    await client.login(scenario.user.email);
    await give(client, codes[0]);
    await scenario.changeTo(scenario.newEmail, client);
    await scenario.undo();
    const reader = await scenario.signInByMail();
    expect(await twoFactorOf(reader)).toEqual({ enabled: true, authenticated: false });
    server.clock.pass(SIGN_IN_HOLD_MS + MINUTE_MS);
    const late = server.client();
    await late.login(scenario.user.email, scenario.password);
    expect(await isIn(late)).toBe(false);
    expect((await give(late, codes[1])).status).toBe(200);
  });

  it('lets a recovery code in that was renewed around the change, and ends such codes after the app', async () => {
    const { code } = await turnOnTwoFactor(server, client);
    server.clock.pass(73 * HOUR_MS);
    client = server.client();
    await client.login(scenario.user.email);
    await give(client, code());
    server.clock.pass(MINUTE_MS);
    await scenario.changeTo(scenario.newEmail, client);
    const renewed = await client.post('/security/two-factor/recovery-codes');
    const [first, second] = renewed.as(securityOperations.renewRecoveryCodes).recovery_codes;
    await scenario.undo();
    const owner = await scenario.signInByMail();
    expect((await give(owner, code())).status).toBe(200);
    const again = server.client();
    await again.login(scenario.user.email, scenario.password);
    for (const wrong of [first, second]) expect((await give(again, wrong)).status).toBe(422);
    expect(JSON.stringify(await mails().mailsTo(scenario.user.email))).toContain(
      'Uw herstelcodes werken niet meer',
    );
  });

  it('holds nobody if the address never changed and nothing was added', async () => {
    await client.post('/profile/email', { email: scenario.newEmail });
    await scenario.undo();
    expect((await mails().mailsTo(scenario.newEmail)).at(-1)?.text).toContain('Dat is ingetrokken');
    expect(await isIn(await scenario.signInByMail())).toBe(true);
  });

  it('ends sessions, access tokens and the calendar feed', async () => {
    const made = await client.post('/security/access-tokens', {
      name: 'Script',
      scope: 'read',
      association_id: null,
      expires_in_days: 30,
    });
    expect(made.status).toBe(201);
    const feed = (await client.get('/calendar-feed')).as(meetingsOperations.getCalendarFeed);
    const read = () => server.client().get(feed.address.slice(feed.address.indexOf('/calendar-feed')));
    expect((await read()).status).toBe(200);
    await scenario.changeTo(scenario.newEmail);
    await scenario.undo();
    expect((await read()).status).toBe(404);
    expect((await client.get('/auth/user')).status).toBe(401);
    const { rows } = await server.database.pool.query('select from access_tokens where user_id = $1', [
      scenario.user.id,
    ]);
    expect(rows).toHaveLength(0);
  });

  it('ends a secret for an authenticator app that waits for its code', async () => {
    await scenario.changeTo(scenario.newEmail);
    await client.post('/security/two-factor/start');
    await scenario.undo();
    const { rows } = await server.database.pool.query('select from totp_setups where user_id = $1', [
      scenario.user.id,
    ]);
    expect(rows).toHaveLength(0);
  });

  it('forgets the devices, so that every next sign-in is mailed', async () => {
    const newDevices = async () =>
      (await mails().mailsTo(scenario.user.email)).filter(({ subject }) =>
        subject?.includes('nieuw apparaat'),
      ).length;
    await scenario.changeTo(scenario.newEmail);
    await scenario.undo();
    await mails().reset(scenario.user.email, scenario.password);
    server.clock.pass(SIGN_IN_HOLD_MS + MINUTE_MS);
    await client.login(scenario.user.email, scenario.password);
    expect(await newDevices()).toBe(1);
  });

  it('has a link that works once, also after the wait', async () => {
    await scenario.changeTo(scenario.newEmail);
    const token = await mails().linkTo(scenario.user.email, 'undo');
    expect((await mails().follow('undo', token)).status).toBe(200);
    expect((await mails().follow('undo', token)).status).toBe(422);
    await scenario.runHourlyJob();
    expect((await mails().follow('undo', token)).status).toBe(422);
  });

  it('restarts the wait if an earlier change is undone as well', async () => {
    const between = `tussen-${scenario.newEmail}`;
    await scenario.changeTo(between);
    const { codes } = await turnOnTwoFactor(server, client);
    server.clock.pass(HOUR_MS);
    await client.login(between);
    await give(client, codes[0]);
    await scenario.changeTo(scenario.newEmail);
    await scenario.undo(between);
    server.clock.pass(HOUR_MS);
    await scenario.undo();
    expect(await scenario.findHold()).toMatchObject({
      new_emails: [scenario.newEmail, between],
      ends_at: new Date(server.clock.now().getTime() + SIGN_IN_HOLD_MS),
    });
    const reader = await scenario.signInByMail();
    expect(await isIn(reader)).toBe(false);
  });
});
