import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { authOperations } from '@mijn/domain/auth';
import { WELCOME_LINK_MS } from '@mijn/domain/limits';
import { startTestApp, TEST_PASSWORD, type TestApp } from '../../../testing/index.ts';
import { addUser, type NewMembership } from './add-user.service.ts';

const memberOf = (code: string, rights: Partial<NewMembership> = {}): NewMembership => ({
  code,
  is_board: false,
  is_invoice_check: false,
  is_invoice_check_copy: false,
  ...rights,
});

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
  await server.build.association({ code: '1001', name: 'VvE De Kade' });
  await server.build.association({ code: '1002', name: 'VvE Parkzicht' });
});
afterAll(() => server.stop());

const add = async (email: string, memberships: readonly NewMembership[] = [], isMailed = false) =>
  addUser(
    { ...server, now: server.clock.now },
    { code: email, email, name: 'Bea de Vries', memberships, isMailed },
  );

async function trySignIn(link: string, password = TEST_PASSWORD) {
  const [email = '', token] = new URL(link).pathname.split('/').toReversed();
  const client = server.client();
  await client.csrf();
  await client.post('/auth/reset-password', {
    token,
    email: decodeURIComponent(email),
    password,
    password_confirmation: password,
  });
  return client.login(decodeURIComponent(email), password);
}

const signInBy = async (link: string) => (await trySignIn(link)).as(authOperations.login);

describe('an account that the operator adds', () => {
  it('can sign in with the password that was chosen with the link, and has the given rights', async () => {
    const link = await add('bea@example.nl', [
      memberOf('1001', { is_board: true, is_invoice_check: true }),
      memberOf('1002'),
    ]);
    const { associations } = await signInBy(link);
    expect(associations).toMatchObject([
      { code: '1001', is_board: true, is_invoice_check: true, is_invoice_check_copy: false },
      { code: '1002', is_board: false, is_invoice_check: false, is_invoice_check_copy: false },
    ]);
  });

  it.each([
    ['opens after seven days', -1, 200],
    ['does not open later', 1, 401],
  ])('has a link that %s', async (_, afterMs, status) => {
    const email = `late${status}@example.nl`;
    const link = await add(email);
    server.clock.pass(WELCOME_LINK_MS + afterMs);
    expect((await trySignIn(link)).status).toBe(status);
  });

  it('has a link that works once, and not after another password was chosen', async () => {
    const link = await add('once@example.nl');
    expect((await trySignIn(link)).status).toBe(200);
    expect((await trySignIn(link, 'Een-ander-wachtwoord-3')).status).toBe(401);
    const other = await add('other@example.nl');
    const client = server.client();
    await client.csrf();
    await client.post('/auth/forgot-password', { email: 'other@example.nl' });
    const mail = (await server.mails()).findLast(({ to }) => to?.[0]?.address === 'other@example.nl');
    const reset = /http:\S+\/password\/reset\/\S+/u.exec(mail?.text ?? '')?.[0] ?? '';
    expect((await trySignIn(reset)).status).toBe(200);
    expect((await trySignIn(other, 'Een-ander-wachtwoord-3')).status).toBe(401);
  });

  it('receives the link by mail', async () => {
    await add('mail@example.nl', [], true);
    const mails = await server.mails();
    const mail = mails.find(({ to }) => to?.[0]?.address === 'mail@example.nl');
    const link = /http:\S+\/password\/reset\/\S+/u.exec(mail?.text ?? '')?.[0] ?? '';
    expect(await signInBy(link)).toMatchObject({ email: 'mail@example.nl' });
  });

  it('is refused if the e-mail address has an account or an association does not exist', async () => {
    const memberships = ['9', '1001', '8'].map((code) => memberOf(code));
    await expect(add('BEA@example.nl', memberships)).rejects.toMatchObject({
      lines: [
        expect.stringContaining('--email: BEA@example.nl has an account'),
        '--association: there is no association 9; import it first.',
        '--association: there is no association 8; import it first.',
      ],
    });
  });
});
