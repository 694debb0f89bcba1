import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { outboxMails } from '../../../platform/database/index.ts';
import {
  startTestApp,
  TEST_PASSWORD,
  type TestResponse,
  type TestApp,
  type TestClient,
} from '../../../testing/index.ts';

const NEW_PASSWORD = 'Een-heel-nieuw-wachtwoord-2';
const INVALID = { status: 422, body: { code: 'reset_link_invalid' } };

let server: TestApp;
let client: TestClient;

beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.stop());
beforeEach(async () => {
  client = server.client();
  await client.csrf();
});

async function mailAfter(call: () => Promise<unknown>) {
  await call();
  return (await server.mails()).at(-1);
}

async function askLink(email: string): Promise<{ token: string; email: string; to: string | undefined }> {
  const mail = await mailAfter(() => client.post('/auth/forgot-password', { email }));
  const [, token = '', address = ''] = /\/password\/reset\/([^/]+)\/(\S+)/u.exec(mail?.text ?? '') ?? [];
  return { token, email: decodeURIComponent(address), to: mail?.to?.[0]?.address };
}

const reset = (link: { token: string; email: string }, password = NEW_PASSWORD, by = client) =>
  by.post('/auth/reset-password', {
    token: link.token,
    email: link.email,
    password,
    password_confirmation: password,
  });

describe('a forgotten password', () => {
  it('is replaced with the link in the mail', async () => {
    const user = await server.build.user({ name: 'Anna Eigenaar' });
    const link = await askLink(user.email);
    expect(link).toMatchObject({ email: user.email, to: user.email });
    expect((await reset(link)).status).toBe(204);
    expect((await server.client().login(user.email, TEST_PASSWORD)).status).toBe(401);
    expect((await server.client().login(user.email, NEW_PASSWORD)).status).toBe(200);
  });

  it('may not contain a name, and the link works for another password then', async () => {
    const user = await server.build.user();
    const link = await askLink(user.email);
    const response = await reset(link, 'Mijn Waterpas 12345');
    expect(response.error?.errors?.['password']).toEqual([{ code: 'contains_name' }]);
    expect((await reset(link)).status).toBe(204);
  });

  it('may not be a known one, and all faults are in one response', async () => {
    const link = await askLink((await server.build.user()).email);
    const known = await reset(link, 'Sunshine-2026-!');
    expect(known.error?.errors).toEqual({ password: [{ code: 'common_password' }] });
    const short = await reset(link, 'Waterpas');
    expect(short.error?.errors?.['password']).toEqual([
      { code: 'too_short', params: { min: 12 } },
      { code: 'contains_name' },
    ]);
    expect((await reset(link)).status).toBe(204);
  });

  it('is told in a mail to the user, which leads to another new password', async () => {
    const user = await server.build.user({ name: 'Anna Eigenaar' });
    const link = await askLink(user.email);
    const mail = await mailAfter(() => reset(link));
    expect(mail?.to?.[0]?.address).toBe(user.email);
    expect(mail?.subject).toBe('Uw wachtwoord voor Mijn Waterpas is gewijzigd');
    expect(mail?.text).toContain('U hebt met een link in een mail een nieuw wachtwoord');
    expect(mail?.text).toContain('http://localhost:3000/forgot-password');
  });

  it('is not told when the link does not work', async () => {
    const link = await askLink((await server.build.user()).email);
    await reset(link);
    const before = (await server.mails()).length;
    expect(await reset(link)).toMatchObject(INVALID);
    expect(await server.mails()).toHaveLength(before);
  });

  it('still has a mail about the first login in the browser in which it was chosen', async () => {
    const user = await server.build.user();
    await server.client().login(user.email);
    const [link, browser] = [await askLink(user.email), server.client()];
    await browser.csrf();
    expect((await reset(link, NEW_PASSWORD, browser)).status).toBe(204);
    const mailsAboutDevice = async () =>
      (await server.mails()).filter(
        ({ to, subject }) =>
          to?.[0]?.address === user.email && subject?.startsWith('Ingelogd op een nieuw apparaat'),
      ).length;
    for (let login = 0; login < 2; login += 1) {
      expect((await browser.login(user.email, NEW_PASSWORD)).status).toBe(200);
      expect(await mailsAboutDevice()).toBe(1);
    }
  });

  it('sends a Dutch mail as text and as HTML', async () => {
    const user = await server.build.user({ name: 'Anna <Eigenaar>' });
    const mail = await mailAfter(() => client.post('/auth/forgot-password', { email: user.email }));
    expect(mail).toMatchObject({
      from: { name: 'Mijn Waterpas', address: 'info@waterpas.example' },
      subject: 'Kies een nieuw wachtwoord voor Mijn Waterpas',
    });
    expect(mail?.text).toContain('Beste Anna <Eigenaar>,');
    expect(mail?.html).toContain('Beste Anna &lt;Eigenaar&gt;,');
    expect(mail?.html).toContain('href="http://localhost:3000/password/reset/');
    const rows = await server.database.queries.select().from(outboxMails);
    expect(rows.map(({ text_body, html_body }) => text_body + html_body).join('')).toBe('');
  });

  it('greets by the salutation that the user chose', async () => {
    const chosen = { salutation: 'ms', name_prefix: 'van den', last_name: '<Berg>' } as const;
    const user = await server.build.user({ name: 'Anna van den Berg', ...chosen });
    const mail = await mailAfter(() => client.post('/auth/forgot-password', { email: user.email }));
    expect(mail?.text).toContain('Geachte mevrouw Van den <Berg>,');
    expect(mail?.html).toContain('Geachte mevrouw Van den &lt;Berg&gt;,');
  });

  it('returns the same response for an unknown e-mail address, and sends no mail', async () => {
    const user = await server.build.user();
    const ask = (email: string) => client.post('/auth/forgot-password', { email });
    const unknown = await ask('nobody@waterpas.example');
    let known: TestResponse | undefined;
    const mail = await mailAfter(async () => {
      known = await ask(user.email);
    });
    expect(unknown).toMatchObject({ status: 202, text: '' });
    expect(known).toMatchObject({ status: 202, text: '' });
    expect(mail?.to?.[0]?.address).toBe(user.email);
    expect((await server.mails()).map(({ to }) => to?.[0]?.address)).not.toContain('nobody@waterpas.example');
  });

  it('is mailed about at most three times an hour, whoever asks', async () => {
    const user = await server.build.user();
    const ask = () => client.post('/auth/forgot-password', { email: user.email });
    const countMails = async () =>
      (await server.mails()).filter(({ to }) => to?.[0]?.address === user.email).length;
    for (let request = 1; request <= 5; request += 1) {
      expect((await ask()).status).toBe(202);
      expect(await countMails()).toBe(Math.min(request, 3));
    }
    server.clock.pass(60 * 60_000 - 1);
    await ask();
    expect(await countMails()).toBe(3);
    server.clock.pass(1);
    await ask();
    expect(await countMails()).toBe(4);
  });

  it('is mailed about once for requests that wait together', async () => {
    const user = await server.build.user();
    for (let request = 0; request < 4; request += 1)
      await client.post('/auth/forgot-password', { email: user.email.toUpperCase() });
    const mails = (await server.mails()).filter(({ to }) => to?.[0]?.address === user.email);
    expect(mails).toHaveLength(1);
  });

  it('accepts at most five requests per minute', async () => {
    const email = 'eager@waterpas.example';
    for (let attempt = 0; attempt < 5; attempt += 1) {
      expect((await client.post('/auth/forgot-password', { email })).status).toBe(202);
    }
    expect((await client.post('/auth/forgot-password', { email })).status).toBe(429);
  });
});

describe('the link of a reset', () => {
  it('works once', async () => {
    const link = await askLink((await server.build.user()).email);
    expect((await reset(link)).status).toBe(204);
    expect(await reset(link, 'Nog-een-nieuw-wachtwoord-3')).toMatchObject(INVALID);
  });

  it('stops working after sixty minutes', async () => {
    const link = await askLink((await server.build.user()).email);
    server.clock.pass(60 * 60_000);
    expect(await reset(link)).toMatchObject(INVALID);
  });

  it("does not work for another user's e-mail address, and still works for the right one", async () => {
    const link = await askLink((await server.build.user()).email);
    const other = await server.build.user();
    expect(await reset({ ...link, email: other.email })).toMatchObject(INVALID);
    expect((await reset(link)).status).toBe(204);
  });

  it('does not work with an invented token', async () => {
    const user = await server.build.user();
    expect(await reset({ token: 'A'.repeat(43), email: user.email })).toMatchObject(INVALID);
  });

  it("closes the user's other sessions, and no session of other users", async () => {
    server.clock.pass(60_000);
    const [user, bystander] = [await server.build.user(), await server.build.user()];
    const [here, there, elsewhere] = [server.client(), server.client(), server.client()];
    await here.login(user.email);
    await there.login(user.email);
    await elsewhere.login(bystander.email);
    const link = await askLink(user.email);
    expect((await reset(link, NEW_PASSWORD, here)).status).toBe(204);
    expect((await here.get('/auth/user')).status).toBe(200);
    expect((await there.get('/auth/user')).status).toBe(401);
    expect((await elsewhere.get('/auth/user')).status).toBe(200);
  });

  it.each([
    ['Kort-1', 'too_short'],
    ['wachtwoord2026!!', 'common_password'],
  ])('refuses the password %s', async (password, code) => {
    const response = await reset({ token: 'any', email: 'anna@waterpas.example' }, password);
    expect(response.status).toBe(422);
    expect(response.error?.errors?.['password']).toEqual([expect.objectContaining({ code })]);
  });
});
