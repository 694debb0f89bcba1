import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { authOperations } from '@mijn/domain/auth';
import { securityOperations } from '@mijn/domain/security';
import { Secret, TOTP } from 'otpauth';
import { startTestApp, type TestApp } from '../../testing/index.ts';
import { keepOutput } from '../../testing/keep-output.ts';
import { runCommandLine } from '../commands.ts';

let server: TestApp;
const output = keepOutput();
beforeAll(async () => {
  server = await startTestApp({ now: new Date() });
});
afterAll(() => server.stop());

/** Returns the output, after the exit code if that is not 0. */
async function run(...args: string[]): Promise<string> {
  const before = output.stdout.length;
  const code = await runCommandLine(['users', ...args], {
    DATA_DIR: server.config.dataDir,
    DATABASE_URL: server.databaseUrl,
  });
  return code === 0 ? output.stdout.slice(before).join('\n') : `${code}: ${output.stderr.at(-1)}`;
}

const signOut = (...args: string[]) => run('sign-out', ...args);

async function aMember() {
  const { email } = await server.build.user();
  const client = server.client();
  await client.login(email);
  return { email, client, status: async () => (await client.get('/auth/user')).status };
}

describe('the command users sign-out', () => {
  it('ends all sessions and access tokens of one member, and of nobody else', async () => {
    const [one, other] = [await aMember(), await aMember()];
    const phone = server.client();
    await phone.login(one.email);
    const made = await one.client.post('/security/access-tokens', {
      name: 'Script',
      scope: 'read',
      association_id: null,
      expires_in_days: 30,
    });
    expect(made.status).toBe(201);
    expect(await signOut('--email', ` ${one.email}`)).toBe(
      `Ended all sessions and 1 access tokens of ${one.email}. A running server mails the member.`,
    );
    expect([await one.status(), (await phone.get('/auth/user')).status]).toEqual([401, 401]);
    expect(await other.status()).toBe(200);
    await one.client.login(one.email);
    expect(await one.status()).toBe(200);
    const { rows } = await server.database.pool.query(
      "select details from audit_entries where action = 'all_devices_signed_out'",
    );
    expect(rows).toEqual([{ details: { by: 'operator' } }]);
  });

  it('ends the sessions of everybody', async () => {
    const members = [await aMember(), await aMember()];
    expect(await signOut('--all')).toMatch(/^Ended \d+ sessions\./u);
    expect(await Promise.all(members.map(({ status }) => status()))).toEqual([401, 401]);
  });

  it('names nobody by accident', async () => {
    const { email, status } = await aMember();
    expect(await signOut()).toContain('users sign-out needs --email <e-mail>, or --all.');
    expect(await signOut('--all', '--email', email)).toContain('needs --email <e-mail>, or --all.');
    expect(await signOut('--email', 'niemand@waterpas.example')).toBe(
      '1: Nobody signs in as niemand@waterpas.example.',
    );
    expect(await status()).toBe(200);
  });
});

describe('the command users reset-two-factor', () => {
  const remove = (...args: string[]) => run('reset-two-factor', '--yes', ...args);
  const reason = ['--reason', 'Teruggebeld op het nummer van de administratie'];

  it('lets a member without app and codes sign in with the password, ends the sessions and mails the member', async () => {
    const member = await aMember();
    const { secret } = (await member.client.post('/security/two-factor/start')).as(
      securityOperations.startTwoFactor,
    );
    const totp = new TOTP({ secret: Secret.fromBase32(secret) });
    const code = totp.generate({ timestamp: server.clock.now().getTime() });
    expect((await member.client.post('/security/two-factor/enable', { code })).status).toBe(200);
    expect(await remove('--email', member.email, ...reason)).toMatch(/^Turned the second factor of .* off/u);
    expect(await member.status()).toBe(401);
    const phone = server.client();
    const login = (await phone.login(member.email)).as(authOperations.login);
    expect(login.two_factor_auth).toEqual({ enabled: false, authenticated: true });
    expect((await phone.get('/security/two-factor')).status).toBe(200);
    const { rows } = await server.database.pool.query(
      "select details from audit_entries where action = 'two_factor_disabled'",
    );
    expect(rows).toEqual([{ details: { by: 'operator', reason: reason[1] } }]);
    const mails = (await server.mails()).filter(({ to }) => to?.[0]?.address === member.email);
    expect(mails.map(({ text }) => text)).toContainEqual(
      expect.stringContaining('Wij hebben inloggen in twee stappen voor u uitgezet'),
    );
  });

  it('needs a reason, and says when there is nothing to do', async () => {
    const { email, status } = await aMember();
    expect(await remove('--email', email)).toContain('needs --email <e-mail> and --reason <text>.');
    expect(await remove('--email', email, ...reason)).toBe(
      `1: The second factor of ${email} is off already. Passkeys are removed with --passkeys.`,
    );
    expect(await remove('--email', email, '--passkeys', ...reason)).toBe(
      `1: The second factor of ${email} is off already. There are no passkeys.`,
    );
    expect(await remove('--email', 'niemand@waterpas.example', ...reason)).toBe(
      '1: Nobody signs in as niemand@waterpas.example.',
    );
    expect(await status()).toBe(200);
  });
});
