import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { startTestApp, TEST_PASSWORD, type TestApp, type TestClient } from '../../../testing/index.ts';

const NEW_PASSWORD = 'Een-heel-nieuw-wachtwoord-2';

let server: TestApp;
let user: { id: string; email: string };
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

const change = (values: object = {}, by = client) =>
  by.post('/profile/password', {
    current_password: TEST_PASSWORD,
    password: NEW_PASSWORD,
    password_confirmation: NEW_PASSWORD,
    ...values,
  });

describe('a change of the password', () => {
  it('replaces the password, and tells the member by mail', async () => {
    expect((await change()).status).toBe(204);
    const mail = (await server.mails()).at(-1);
    expect(mail?.to?.[0]?.address).toBe(user.email);
    expect(mail?.subject).toBe('Uw wachtwoord voor Mijn Waterpas is gewijzigd');
    expect(mail?.text).toContain('http://localhost:3000/forgot-password');
    expect(mail?.text).not.toContain(NEW_PASSWORD);
    expect((await server.client().login(user.email, TEST_PASSWORD)).status).toBe(401);
    expect((await server.client().login(user.email, NEW_PASSWORD)).status).toBe(200);
  });

  it('takes the current password and the new one as they were typed, in each way to write their accents', async () => {
    // Three invisible differences that a text would lose: marks in a row, a direction, a space.
    const typed = `Cafe\u0301-wachtwoord-${'\u0301'.repeat(7)}\u200F \u212B`;
    const first = { password: typed, password_confirmation: typed };
    expect((await change(first)).status).toBe(204);
    const others = [
      typed.replace('\u200F', ''),
      typed.replace(' ', ''),
      typed.replace('\u0301\u0301', '\u0301'),
    ];
    for (const other of others) expect((await change({ current_password: other })).status).toBe(422);
    const again = { password: typed, password_confirmation: typed };
    expect((await change({ current_password: typed.normalize('NFC'), ...again })).status).toBe(204);
    expect((await change({ current_password: typed })).status).toBe(204);
  });

  it('ends all other sessions, and a copy of the cookie of this one', async () => {
    const other = server.client();
    await other.login(user.email);
    const copy = server.client();
    for (const [name, value] of client.cookies) copy.cookies.set(name, value);
    await change();
    expect((await client.get('/auth/user')).status).toBe(200);
    expect((await other.get('/auth/user')).status).toBe(401);
    expect((await copy.get('/auth/user')).status).toBe(401);
    // The new anti-forgery token belongs to the new cookie.
    expect((await client.patch('/profile/contact', { phone: '', mobile: '', version: 1 })).status).toBe(200);
  });

  it('ends the links with which the password could be reset', async () => {
    await server.client().post('/auth/forgot-password', { email: user.email });
    await client.post('/auth/forgot-password', { email: user.email });
    const text = (await server.mails()).at(-1)?.text ?? '';
    const [, token = ''] = /\/password\/reset\/([^/]+)\//u.exec(text) ?? [];
    expect(token).not.toBe('');
    await change();
    const body = {
      token,
      email: user.email,
      password: 'Nog-een-ander-woord-3',
      password_confirmation: 'Nog-een-ander-woord-3',
    };
    expect((await client.post('/auth/reset-password', body)).error?.code).toBe('reset_link_invalid');
  });

  it.each([
    [{ current_password: 'fout' }, 'current_password', 'wrong_password'],
    [{ password: TEST_PASSWORD, password_confirmation: TEST_PASSWORD }, 'password', 'same_as_before'],
    [{ password: 'Kort-1', password_confirmation: 'Kort-1' }, 'password', 'too_short'],
    [{ password_confirmation: 'Iets-heel-anders-9' }, 'password_confirmation', 'not_matching'],
  ])('refuses %j', async (values, field, code) => {
    const response = await change(values);
    expect(response.status).toBe(422);
    expect(response.error?.errors?.[field]).toEqual([expect.objectContaining({ code })]);
    expect((await server.client().login(user.email)).status).toBe(200);
  });

  it('refuses the e-mail address as password', async () => {
    const password = user.email.toUpperCase();
    const response = await change({ password, password_confirmation: password });
    expect(response.error?.errors?.['password']).toEqual([
      { code: 'same_as_email' },
      { code: 'contains_name' },
    ]);
  });

  it.each([
    ['the association', 'zomer op de KADEMUUR'],
    ['the place', 'mooi rotterDAM 1234'],
  ])('refuses a password with the name of %s', async (_, password) => {
    const association = await server.build.association({ name: 'VvE Kademuur' });
    await server.build.membership(association, user);
    const response = await change({ password, password_confirmation: password });
    expect(response.error?.errors).toEqual({ password: [{ code: 'contains_name' }] });
  });

  it('tells all faults in one response', async () => {
    const known = await change({ current_password: 'fout', password: 'Sunshine-2026-!' });
    expect(known.error?.errors).toEqual({
      password_confirmation: [{ code: 'not_matching' }],
      password: [{ code: 'common_password' }],
    });
    const password = 'Waterpas-2026';
    const named = await change({ current_password: 'fout', password, password_confirmation: password });
    expect(named.error?.errors).toEqual({
      current_password: [{ code: 'wrong_password' }],
      password: [{ code: 'contains_name' }],
    });
    const short = await change({ password: 'Waterpas', password_confirmation: 'Anders' });
    expect(short.error?.errors).toEqual({
      password: [{ code: 'too_short', params: { min: 12 } }, { code: 'contains_name' }],
      password_confirmation: [{ code: 'not_matching' }],
    });
  });

  it('refuses a password with the name of the portal, whatever its case and spaces', async () => {
    const password = 'Wat er PAS en nog 123';
    const response = await change({ password, password_confirmation: password });
    expect(response.error?.errors?.['password']).toEqual([{ code: 'contains_name' }]);
  });

  it('accepts at most five wrong current passwords per minute', async () => {
    for (let attempt = 0; attempt < 5; attempt += 1) await change({ current_password: 'fout' });
    expect((await change()).status).toBe(429);
    const { rows } = await server.database.pool.query(
      "select 1 from audit_entries where user_id = $1 and action = 'confirmation_failed'",
      [user.id],
    );
    expect(rows).toHaveLength(5);
    server.clock.pass(60_000);
    expect((await change()).status).toBe(204);
  });
});
