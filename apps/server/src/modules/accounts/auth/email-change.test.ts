import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { HOUR_MS } from '@mijn/domain/limits';
import { profileOperations } from '@mijn/domain/profile';
import { securityOperations } from '@mijn/domain/security';
import { v7 as newId } from 'uuid';
import {
  startTestApp,
  TEST_PASSWORD,
  type TestResponse,
  type TestApp,
  type TestClient,
} from '../../../testing/index.ts';
import { emailChanges } from './testing/email-changes.ts';

const INVALID = { status: 422, error: { code: 'email_link_invalid' } };

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

const request = (email: string, by = client): Promise<TestResponse> => by.post('/profile/email', { email });

const mailsTo = (address: string) => emailChanges(server).mailsTo(address);
const linkTo = (address: string, kind: 'confirm' | 'undo') => emailChanges(server).linkTo(address, kind);
const follow = (kind: 'confirm' | 'undo', token: string) => emailChanges(server).follow(kind, token);

async function changeTo(email: string, by = client): Promise<void> {
  expect((await request(email, by)).status).toBe(200);
  expect((await follow('confirm', await linkTo(email, 'confirm'))).status).toBe(200);
}

const canLogIn = async (email: string, password = TEST_PASSWORD): Promise<boolean> => {
  server.clock.pass(60_000);
  return (await server.client().login(email, password)).status === 200;
};

describe('a new e-mail address', () => {
  it('counts after the click in the mail to it, also signed out', async () => {
    const email = anAddress();
    const response = (await request(email)).as(profileOperations.requestEmail);
    expect(response).toMatchObject({ email: user.email, pending_email: { email } });
    expect(await canLogIn(user.email)).toBe(true);
    expect(await canLogIn(email)).toBe(false);

    const token = await linkTo(email, 'confirm');
    expect((await follow('confirm', token)).body).toEqual({ email });
    expect(await canLogIn(email)).toBe(true);
    expect(await canLogIn(user.email)).toBe(false);
    expect((await client.get('/profile')).body).toMatchObject({ email, pending_email: null });
    expect((await client.get('/auth/user')).body).toMatchObject({ email });
  });

  it('is not confirmed by a mail scanner that opens the link', async () => {
    const email = anAddress();
    await request(email);
    const token = await linkTo(email, 'confirm');
    const scanner = server.client();
    for (const url of [`/email/confirm/${token}`, '/api/profile/email/confirm']) {
      for (const method of ['GET', 'HEAD']) await scanner.raw(url, { method });
    }
    expect((await client.get('/profile')).body).toMatchObject({ email: user.email });
    expect((await follow('confirm', token)).status).toBe(200);
  });

  it.each([
    '<a href="https://kwaad.example">Klik hier</a>',
    'Klik op kwaad.example',
    'https://kwaad.example/x',
    '[Klik](//kwaad)',
    '&lt;b&gt;',
  ])('gets no mail with a name that has markup or an address: %s', async (last_name) => {
    const name = { salutation: '', initials: '', first_name: '', name_prefix: '', last_name, version: 1 };
    expect((await client.patch('/profile/personal', name)).status).toBe(200);
    const email = anAddress();
    await request(email);
    const [mail] = await mailsTo(email);
    expect(mail?.text).toContain('Geachte heer of mevrouw,');
    for (const part of [mail?.text, mail?.html]) expect(part).not.toMatch(/kwaad|Klik hier|lt;b/u);
    // The member reads the own name in the mail to the old address, as text.
    const [told] = await mailsTo(user.email);
    expect(told?.text).toContain(`Beste ${last_name},`);
    expect(told?.html).not.toContain('<a href="https://kwaad.example">');
  });

  it.each(['Anna van der Berg-Ĳpma', "J.A.M. d'Hondt", 'M. Łukasz (bestuur)'])(
    'gets a mail with the name %s',
    async (last_name) => {
      const name = { salutation: 'mr', initials: '', first_name: '', name_prefix: '', last_name, version: 1 };
      await client.patch('/profile/personal', name);
      const email = anAddress();
      await request(email);
      // The new address may be of a stranger, and the old one is of the member.
      expect((await mailsTo(email))[0]?.text).toContain(`Beste ${last_name},`);
      expect((await mailsTo(user.email))[0]?.text).toContain(`Geachte heer ${last_name},`);
    },
  );

  it('is told to the old address, at the request and after the click', async () => {
    const email = anAddress();
    await changeTo(email);
    const told = await mailsTo(user.email);
    expect(told.map(({ subject }) => subject)).toEqual([
      'Er is een ander e-mailadres gevraagd voor Mijn Waterpas',
      'Uw e-mailadres voor Mijn Waterpas is gewijzigd',
    ]);
    expect(told[1]?.text).toContain(email);
  });

  it('needs the password again after ten minutes', async () => {
    server.clock.pass(10 * 60_000);
    expect((await request(anAddress())).error?.code).toBe('sudo_required');
    await client.post('/auth/sudo', { password: TEST_PASSWORD });
    expect((await request(anAddress())).status).toBe(200);
  });

  it('is refused if it is the current one', async () => {
    const response = await request(user.email.toUpperCase());
    expect(response.error?.errors).toEqual({ email: [{ code: 'same_as_before' }] });
  });

  it('is not accepted with a link that is too old, used, changed, or of the other kind', async () => {
    const email = anAddress();
    await request(email);
    const token = await linkTo(email, 'confirm');
    const undo = await linkTo(user.email, 'undo');
    const [id = '', signature = ''] = token.split('.');
    for (const wrong of ['', 'x', id, `${newId()}.${signature}`, `${id}.${signature.slice(1)}x`, undo]) {
      if (wrong !== '') expect(await follow('confirm', wrong)).toMatchObject(INVALID);
    }
    server.clock.pass(24 * HOUR_MS);
    expect(await follow('confirm', token)).toMatchObject(INVALID);

    await client.login(user.email);
    await request(email);
    const renewed = await linkTo(email, 'confirm');
    expect((await follow('confirm', renewed)).status).toBe(200);
    expect(await follow('confirm', renewed)).toMatchObject(INVALID);
  });
});

describe('two new e-mail addresses at once', () => {
  it('end with the last request: the link of the first one is dead', async () => {
    const [first, second] = [anAddress(), anAddress()];
    await request(first);
    const ofFirst = await linkTo(first, 'confirm');
    await request(second);
    expect(await follow('confirm', ofFirst)).toMatchObject(INVALID);
    expect((await follow('confirm', await linkTo(second, 'confirm'))).status).toBe(200);
  });

  it('that are requested at the same moment leave one link that works', async () => {
    const addresses = [anAddress(), anAddress(), anAddress()];
    await Promise.all(addresses.map((email) => request(email)));
    const profile = (await client.get('/profile')).as(profileOperations.getProfile);
    const winner = profile.pending_email?.email ?? '';
    const statuses: Record<string, number> = {};
    for (const email of addresses) {
      const token = await linkTo(email, 'confirm');
      statuses[email] = token === '' ? 422 : (await follow('confirm', token)).status;
    }
    expect(statuses).toEqual(
      Object.fromEntries(addresses.map((email) => [email, email === winner ? 200 : 422])),
    );
  });

  it('of two users that are the same go to the one who clicks first', async () => {
    const rival = await server.build.user();
    const other = server.client();
    await other.login(rival.email);
    const email = anAddress();
    await request(email);
    await request(email, other);
    const texts = (await mailsTo(email)).map(({ text = '' }) => text);
    const tokens = texts.flatMap((text) => /\/email\/confirm\/(\S+)/u.exec(text)?.[1] ?? []);
    const responses = await Promise.all(tokens.map((token) => follow('confirm', token)));
    expect(responses.map(({ status }) => status).toSorted((low, high) => low - high)).toEqual([200, 422]);
  });
});

describe('an e-mail address that another user has', () => {
  it('gets the same response, and its mailbox is told that there is an account', async () => {
    const taken = await server.build.user({ name: 'Bea Bewoner' });
    const free = anAddress();
    const strip = ({ status, headers, body }: TestResponse, email: string) => ({
      status,
      headers: [...headers.keys()].toSorted(),
      body: JSON.stringify(body)
        .replaceAll(email, 'X')
        .replaceAll(/"\d{4}-[^"]+Z"/gu, 'T'),
    });
    const ofFree = strip(await request(free), free);
    const mailsOfFree = (await mailsTo(user.email)).length;
    const ofTaken = strip(await request(taken.email.toUpperCase()), taken.email.toUpperCase());
    expect(ofTaken).toEqual(ofFree);
    // The mailbox of the user who asks learns nothing either.
    expect((await mailsTo(user.email)).length).toBe(mailsOfFree * 2);
    const [mail] = await mailsTo(taken.email);
    expect(mail?.subject).toBe('U hebt al een account in Mijn Waterpas');
    expect(mail?.text).toContain('Beste Bea Bewoner,');
    expect(mail?.text).not.toContain('/email/confirm/');
  });

  it('is not given away if it got an account after the request', async () => {
    const email = anAddress();
    await request(email);
    const token = await linkTo(email, 'confirm');
    await server.build.user({ email });
    expect(await follow('confirm', token)).toMatchObject(INVALID);
    expect(await canLogIn(user.email)).toBe(true);
  });

  it('includes an address that its owner can still take back', async () => {
    const old = user.email;
    await changeTo(anAddress());
    const rival = await server.build.user();
    const other = server.client();
    await other.login(rival.email);
    expect((await request(old, other)).status).toBe(200);
    expect(await linkTo(old, 'confirm')).toBe('');
    expect((await follow('undo', await linkTo(old, 'undo'))).body).toEqual({ email: old, is_restored: true });
  });
});

describe('the old e-mail address', () => {
  it('undoes the change for 72 hours, and ends all sessions and the password', async () => {
    const email = anAddress();
    await changeTo(email);
    await request(anAddress());
    const token = await linkTo(user.email, 'undo');
    server.clock.pass(72 * HOUR_MS - 61_000);
    const thief = server.client();
    await thief.login(email);
    expect((await follow('undo', token)).body).toEqual({ email: user.email, is_restored: true });
    expect((await thief.get('/auth/user')).status).toBe(401);
    expect(await canLogIn(email)).toBe(false);
    expect(await canLogIn(user.email)).toBe(false);

    const mail = (await mailsTo(user.email)).at(-1);
    const [, reset = ''] = /\/password\/reset\/([^/]+)\//u.exec(mail?.text ?? '') ?? [];
    const password = 'Weer-van-mij-alleen-4';
    const browser = server.client();
    await browser.csrf();
    const body = { token: reset, email: user.email, password, password_confirmation: password };
    expect((await browser.post('/auth/reset-password', body)).status).toBe(204);
    expect(await canLogIn(user.email, password)).toBe(true);
    expect(await follow('undo', token)).toMatchObject(INVALID);
  });

  it('can not undo it after 72 hours', async () => {
    await changeTo(anAddress());
    const token = await linkTo(user.email, 'undo');
    server.clock.pass(72 * HOUR_MS);
    expect(await follow('undo', token)).toMatchObject(INVALID);
  });

  it('stops a request before the click, also one that was cancelled', async () => {
    const email = anAddress();
    await request(email);
    const confirm = await linkTo(email, 'confirm');
    await client.delete('/profile/email');
    const token = await linkTo(user.email, 'undo');
    expect((await follow('undo', token)).status).toBe(200);
    expect((await client.get('/auth/user')).status).toBe(401);
    expect(await follow('confirm', confirm)).toMatchObject(INVALID);
  });

  it('of the first of two changes wins: a thief can not undo only the second one', async () => {
    const [first, second] = [anAddress(), anAddress()];
    await changeTo(first);
    server.clock.pass(1000);
    await changeTo(second);
    const ofOwner = await linkTo(user.email, 'undo');
    expect((await follow('undo', await linkTo(first, 'undo'))).body).toMatchObject({ email: first });
    expect((await follow('undo', ofOwner)).body).toEqual({ email: user.email, is_restored: true });
    expect(await follow('undo', await linkTo(first, 'undo'))).toMatchObject(INVALID);
  });
});

describe('a pending e-mail address', () => {
  it('is cancelled, so that its link is dead', async () => {
    const email = anAddress();
    await request(email);
    const token = await linkTo(email, 'confirm');
    expect((await client.delete('/profile/email')).body).toMatchObject({ pending_email: null });
    expect((await client.delete('/profile/email')).status).toBe(200);
    expect(await follow('confirm', token)).toMatchObject(INVALID);
  });

  it('ends with a change of the password, and the mail about that says so', async () => {
    const email = anAddress();
    await request(email);
    const token = await linkTo(email, 'confirm');
    const password = 'Niemand-anders-meer-6';
    const body = { current_password: TEST_PASSWORD, password, password_confirmation: password };
    expect((await client.post('/profile/password', body)).status).toBe(204);
    expect(await follow('confirm', token)).toMatchObject(INVALID);
    expect((await client.get('/profile')).body).toMatchObject({ email: user.email, pending_email: null });
    expect((await mailsTo(user.email)).at(-1)?.text).toContain(`Uw aanvraag om in te loggen met ${email}`);
    const { data } = (await client.get('/security/activity')).as(securityOperations.listActivity);
    expect(data.map(({ action }) => action)).toContain('email_change_cancelled');
  });

  it('ends with a reset of the password', async () => {
    const email = anAddress();
    await request(email);
    const token = await linkTo(email, 'confirm');
    await client.post('/auth/forgot-password', { email: user.email });
    expect((await emailChanges(server).reset(user.email, 'Weer-van-mij-alleen-4')).status).toBe(204);
    expect(await follow('confirm', token)).toMatchObject(INVALID);
  });

  it('gets its mail again after a minute, with the same link', async () => {
    const email = anAddress();
    await request(email);
    const token = await linkTo(email, 'confirm');
    const early = await client.post('/profile/email/resend');
    expect([early.status, early.headers.get('retry-after')]).toEqual([429, '60']);
    server.clock.pass(60_000);
    expect((await client.post('/profile/email/resend')).status).toBe(200);
    expect(await mailsTo(email)).toHaveLength(2);
    expect(await linkTo(email, 'confirm')).toBe(token);
    expect((await mailsTo(user.email)).length).toBe(1);
  });

  it('can not be sent again if there is none', async () => {
    expect((await client.post('/profile/email/resend')).status).toBe(404);
  });

  it('is mailed at most ten times a day', async () => {
    for (let sent = 0; sent < 10; sent += 1) {
      server.clock.pass(30_000);
      await request(anAddress());
    }
    server.clock.pass(60_000);
    expect((await request(anAddress())).status).toBe(429);
  });
});
