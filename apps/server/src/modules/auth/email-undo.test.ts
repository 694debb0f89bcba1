import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { securityOperations } from '@mijn/domain/security';
import { Secret, TOTP } from 'otpauth';
import { v7 as newId } from 'uuid';
import { startTestApp, type TestAnswer, type TestApp, type TestClient } from '../../testing/index.ts';
import { emailChanges } from './testing/email-changes.ts';

const HOUR_MS = 3_600_000;

let server: TestApp;
let user: { id: string; email: string };
let client: TestClient;

const anAddress = () => `${newId()}@nieuw.example`;

beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.stop());
beforeEach(async () => {
  server.clock.pass(60_000);
  user = await server.build.user({ name: 'Anna Eigenaar' });
  client = server.client();
  await client.login(user.email);
});

const request = (email: string, by = client): Promise<TestAnswer> => by.post('/profile/email', { email });

const mailsTo = (address: string) => emailChanges(server).mailsTo(address);
const linkTo = (address: string, kind: 'confirm' | 'undo') => emailChanges(server).linkTo(address, kind);
const follow = (kind: 'confirm' | 'undo', token: string) => emailChanges(server).follow(kind, token);

/** Changes the address of the user up to and including the click. */
async function changeTo(email: string, by = client): Promise<void> {
  expect((await request(email, by)).status).toBe(200);
  expect((await follow('confirm', await linkTo(email, 'confirm'))).status).toBe(200);
}

/** Turns the second factor on in a browser. @returns a function that computes a code, and the recovery codes. */
async function turnOnTwoFactor(by: TestClient) {
  const { secret } = (await by.post('/security/two-factor/start')).as(securityOperations.startTwoFactor);
  const code = () =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: server.clock.now().getTime() });
  const answer = await by.post('/security/two-factor/enable', { code: code() });
  return { code, codes: answer.as(securityOperations.enableTwoFactor).recovery_codes };
}

/** Chooses a password with the link of the mail after an undo, and signs in with it. */
async function returnAfterUndo(): Promise<TestClient> {
  const password = 'Weer-van-mij-alleen-4';
  expect((await emailChanges(server).reset(user.email, password)).status).toBe(204);
  const browser = server.client();
  expect((await browser.login(user.email, password)).status).toBe(200);
  return browser;
}

/** Signs in again with a code of the second factor, three days later. */
async function returnAfterThreeDays(code: () => string | undefined): Promise<void> {
  server.clock.pass(72 * HOUR_MS);
  client = server.client();
  await client.login(user.email);
  expect((await client.post('/auth/two-factor', { code: code() })).status).toBe(200);
  server.clock.pass(60_000);
}

describe('an undo by the old e-mail address', () => {
  it('turns off a second factor that was turned on since the request', async () => {
    const email = anAddress();
    await changeTo(email);
    server.clock.pass(60_000);
    const { codes } = await turnOnTwoFactor(client);
    await follow('undo', await linkTo(user.email, 'undo'));
    expect((await mailsTo(user.email)).at(-1)?.text).toContain('Aanmelden in twee stappen staat uit');
    const owner = await returnAfterUndo();
    expect((await owner.get('/auth/user')).body).toMatchObject({
      two_factor_auth: { enabled: false, authenticated: true },
    });
    expect((await owner.get('/security/activity')).as(securityOperations.listActivity).data).toContainEqual(
      expect.objectContaining({ action: 'two_factor_disabled' }),
    );
    expect(codes).toHaveLength(10);
  });

  it('turns off a second factor that was turned on in the three days before the request', async () => {
    await turnOnTwoFactor(client);
    server.clock.pass(60_000);
    await changeTo(anAddress());
    await follow('undo', await linkTo(user.email, 'undo'));
    const mail = (await mailsTo(user.email)).at(-1);
    expect(mail?.text).toContain('Aanmelden in twee stappen staat uit');
    const owner = await returnAfterUndo();
    expect((await owner.get('/security/two-factor')).body).toMatchObject({ is_enabled: false });
  });

  it('keeps a second factor of before, and ends recovery codes that were made since', async () => {
    const { code, codes: ownCodes } = await turnOnTwoFactor(client);
    await returnAfterThreeDays(code);
    await changeTo(anAddress());
    const renewed = await client.post('/security/two-factor/recovery-codes');
    const [stolen] = renewed.as(securityOperations.renewRecoveryCodes).recovery_codes;
    await follow('undo', await linkTo(user.email, 'undo'));
    server.clock.pass(60_000);
    expect((await mailsTo(user.email)).at(-1)?.text).toContain('Uw herstelcodes werken niet meer');
    const owner = await returnAfterUndo();
    for (const wrong of [stolen, ownCodes[0]]) {
      expect((await owner.post('/auth/two-factor', { code: wrong })).status).toBe(422);
    }
    expect((await owner.post('/auth/two-factor', { code: code() })).status).toBe(200);
    expect((await owner.get('/security/two-factor')).body).toEqual({
      is_enabled: true,
      recovery_codes_left: 0,
    });
  });

  it('keeps a second factor and its recovery codes of before', async () => {
    const { codes } = await turnOnTwoFactor(client);
    await returnAfterThreeDays(() => codes[0]);
    await changeTo(anAddress());
    await follow('undo', await linkTo(user.email, 'undo'));
    const mail = (await mailsTo(user.email)).at(-1);
    expect(mail?.text).not.toContain('Aanmelden in twee stappen');
    expect(mail?.text).not.toContain('herstelcodes');
    const owner = await returnAfterUndo();
    expect((await owner.post('/auth/two-factor', { code: codes[1] })).status).toBe(200);
  });

  it('forgets the devices, so that every next sign-in is mailed', async () => {
    const newDevices = async () =>
      (await mailsTo(user.email)).filter(({ subject }) => subject?.includes('nieuw apparaat')).length;
    const thief = server.client();
    await thief.login(user.email);
    await changeTo(anAddress());
    await follow('undo', await linkTo(user.email, 'undo'));
    server.clock.pass(60_000);
    await returnAfterUndo();
    expect(await newDevices()).toBe(2);
    server.clock.pass(60_000);
    await thief.login(user.email, 'Weer-van-mij-alleen-4');
    expect(await newDevices()).toBe(3);
  });

  it('ends a secret for an authenticator app that waits for its code', async () => {
    await changeTo(anAddress());
    const { secret } = (await client.post('/security/two-factor/start')).as(
      securityOperations.startTwoFactor,
    );
    await follow('undo', await linkTo(user.email, 'undo'));
    const owner = await returnAfterUndo();
    const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({
      timestamp: server.clock.now().getTime(),
    });
    expect((await owner.post('/security/two-factor/enable', { code })).status).toBe(422);
  });
});
