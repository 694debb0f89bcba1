import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { AUDIT_KEPT_MS } from '@mijn/domain/limits';
import { asc, eq } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { v7 as newId } from 'uuid';
import { runCommandLine } from '../../../cli/commands.ts';
import { auditEntries, type users } from '../../../platform/database/index.ts';
import { startTestApp, TEST_PASSWORD, type TestApp } from '../../../testing/index.ts';
import { keepOutput } from '../../../testing/keep-output.ts';
import { createImpersonationLink } from '../auth/impersonation.service.ts';
import { pruneAudit } from './security.jobs.ts';

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:143.0) Gecko/20100101 Firefox/143.0';
const DEVICE = { ip: '127.0.0.1', browser: 'Firefox', system: 'Windows' };
const TOTP_SECRET = 'JBSWY3DPEHPK3PXP';
const NEW_PASSWORD = 'Zeven-groene-fietsen-8';
const WRONG_PASSWORD = 'Een-verkeerde-gok-9';

let server: TestApp;
let user: typeof users.$inferSelect;
const output = keepOutput();

beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.stop());
beforeEach(async () => {
  server.clock.pass(2 * 60_000);
  user = await server.build.user({ totp_secret: TOTP_SECRET });
});

const entriesOf = async (user_id = user.id) =>
  server.database.queries
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.user_id, user_id))
    .orderBy(asc(auditEntries.happened_at), asc(auditEntries.id));

const codeNow = () =>
  new TOTP({ secret: Secret.fromBase32(TOTP_SECRET) }).generate({ timestamp: server.clock.now().getTime() });

function firefox() {
  const client = server.client();
  const post = async (path: string, body?: unknown) =>
    client.post(path, body, { headers: { 'user-agent': FIREFOX } });
  return { ...client, post };
}

async function resetToken(): Promise<string> {
  const client = firefox();
  await client.csrf();
  await client.post('/auth/forgot-password', { email: user.email });
  const text = (await server.mails()).at(-1)?.text ?? '';
  return /\/password\/reset\/([^/]+)\//u.exec(text)?.[1] ?? '';
}

async function impersonate() {
  const staff = await server.build.staff({ email: `staff-${newId()}@waterpas.example` });
  const { config, secret, database, clock } = server;
  const request = { staff: staff.email, customer: user.email, reason: 'Vraag van het lid', canWrite: false };
  const link = await createImpersonationLink({ config, secret, database, now: clock.now }, request);
  const [signature = '', token = ''] = link.split('/').toReversed();
  const browser = firefox();
  await browser.csrf();
  await browser.post('/auth/impersonate', { token, signature });
  return { browser, staff, token, signature };
}

describe('the audit log', () => {
  it('has sign-ins, failures, codes, logouts and new passwords, with address and device, and no secret', async () => {
    const client = firefox();
    await client.csrf();
    await client.post('/auth/login', { email: user.email, password: WRONG_PASSWORD });
    await client.post('/auth/login', { email: user.email, password: TEST_PASSWORD });
    await client.csrf();
    await client.post('/auth/two-factor', { code: '000000' });
    const code = codeNow();
    await client.post('/auth/two-factor', { code });
    const cookies = [...client.cookies.values()];
    await client.csrf();
    await client.post('/auth/logout');
    const token = await resetToken();
    const visitor = firefox();
    await visitor.csrf();
    const password = { password: NEW_PASSWORD, password_confirmation: NEW_PASSWORD };
    await visitor.post('/auth/reset-password', { token, email: user.email, ...password });

    const entries = await entriesOf();
    expect(entries.map(({ action, details }) => ({ action, details }))).toEqual(
      [
        'sign_in_failed',
        'second_factor_asked',
        'second_factor_failed',
        'signed_in',
        'signed_out',
        'password_reset',
      ].map((action) => ({ action, details: DEVICE })),
    );
    const kept = JSON.stringify(await server.database.queries.select().from(auditEntries));
    const secrets = [
      WRONG_PASSWORD,
      TEST_PASSWORD,
      NEW_PASSWORD,
      TOTP_SECRET,
      '000000',
      code,
      token,
      ...cookies,
    ];
    expect(secrets.filter((secret) => secret === '' || kept.includes(secret))).toEqual([]);
  });

  it('has no logout of a browser that is not signed in', async () => {
    const client = firefox();
    await client.csrf();
    const before = await server.database.queries.$count(auditEntries);
    expect((await client.post('/auth/logout')).status).toBe(204);
    expect(await server.database.queries.$count(auditEntries)).toBe(before);
  });

  it('has what staff read, with the path, and not the calls that a page repeats by itself', async () => {
    const { browser, staff, token, signature } = await impersonate();
    await browser.get('/auth/user');
    await browser.get('/profile');
    let entries = await entriesOf();
    // The status is added after the response.
    while (entries.at(-1)?.details['status'] === undefined) entries = await entriesOf();
    const path = expect.objectContaining({
      call: 'GET /profile',
      path: '/api/profile',
      status: 200,
      ip: '127.0.0.1',
    });
    expect(entries).toMatchObject([
      { action: 'impersonation_link_made', staff_id: staff.id },
      { action: 'impersonation_started', staff_id: staff.id, details: DEVICE },
      { action: 'read_by_staff', staff_id: staff.id, details: path },
    ]);
    expect(JSON.stringify(entries)).not.toContain(token);
    expect(JSON.stringify(entries)).not.toContain(signature);
    await browser.csrf();
    await browser.post('/auth/logout');
    expect((await entriesOf()).map(({ action }) => action)).not.toContain('signed_out');
  });

  it('keeps what is about accounts for a year, the last sign-in of a member and what members made longer', async () => {
    const now = server.clock.now().getTime();
    const entry = (action: string, age: number) => ({
      id: newId(),
      action,
      user_id: user.id,
      happened_at: new Date(now - age),
      details: {},
    });
    const day = 24 * 3_600_000;
    await server.database.queries
      .insert(auditEntries)
      .values([
        entry('signed_in', AUDIT_KEPT_MS + 3 * day),
        entry('signed_in', AUDIT_KEPT_MS + 2 * day),
        entry('signed_out', AUDIT_KEPT_MS + day),
        entry('document_uploaded', AUDIT_KEPT_MS + day),
        entry('sign_in_failed', AUDIT_KEPT_MS - day),
      ]);
    await pruneAudit.add(server.database.queries, {});
    await server.runJobs();
    expect((await entriesOf()).map(({ action }) => action)).toEqual([
      'signed_in',
      'document_uploaded',
      'sign_in_failed',
    ]);
  });
});

describe('the command audit', () => {
  const run = (...args: string[]) =>
    runCommandLine(['audit', ...args], {
      DATA_DIR: server.config.dataDir,
      DATABASE_URL: server.databaseUrl,
    });

  it('prints the entries of a member or since a time, with staff and device', async () => {
    const client = firefox();
    await client.csrf();
    await client.post('/auth/login', { email: user.email, password: WRONG_PASSWORD });
    server.clock.pass(60_000);
    const { staff } = await impersonate();
    expect(await run('--member', user.email)).toBe(0);
    expect(output.stdout[0]).toMatch(
      new RegExp(
        String.raw`^\S+ \S+  sign_in_failed  ${user.email}  ip="127\.0\.0\.1"  system="Windows"  browser="Firefox"\n`,
        'u',
      ),
    );
    expect(output.stdout[0]).toContain(`impersonation_started  ${user.email}  by=${staff.email}  `);
    expect(
      await run('--member', user.email, '--since', `${server.clock.now().toISOString().slice(0, 19)}Z`),
    ).toBe(0);
    expect(output.stdout[1]).not.toContain('sign_in_failed');
    expect(await run('--max', '1')).toBe(0);
    expect(output.stdout[2]).toContain('These are the newest 1. Older ones need --max.');
    expect(await run('--since', '2099-01-01')).toBe(0);
    expect(output.stdout[3]).toBe('The audit log has no such entries.');
  });

  it.each([
    [['--since', 'gisteren'], 2, '--since gisteren is not a moment'],
    [['--max', '0'], 2, '--max is a number from 1 to 999999, not 0.'],
    [['--member', 'nobody@waterpas.example'], 1, '--member: nobody signs in as nobody@waterpas.example.'],
  ])('says what is wrong: %j', async (args, code, fault) => {
    expect(await run(...args)).toBe(code);
    expect(output.stderr.join('\n')).toContain(fault);
  });
});
