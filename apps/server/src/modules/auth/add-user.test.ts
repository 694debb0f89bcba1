import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { authOperations } from '@mijn/domain/auth';
import { startTestApp, TEST_PASSWORD, type TestApp } from '../../testing/index.ts';
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

/** Chooses a password with a link, and signs in. */
async function signInBy(link: string) {
  const [email = '', token] = new URL(link).pathname.split('/').toReversed();
  const client = server.client();
  await client.csrf();
  await client.post('/auth/reset-password', {
    token,
    email: decodeURIComponent(email),
    password: TEST_PASSWORD,
    password_confirmation: TEST_PASSWORD,
  });
  return (await client.login(decodeURIComponent(email))).as(authOperations.login);
}

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
