import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DISABLED_MAIL } from '../../platform/mail/send-mail.job.ts';
import { readyStream } from '../../testing/ready-stream.ts';
import { addPersonalRows } from '../../modules/personal-data/testing/personal-rows.ts';
import { emailChanges } from '../../modules/accounts/auth/testing/email-changes.ts';
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
  const code = await runCommandLine(args, {
    DATA_DIR: server.config.dataDir,
    DATABASE_URL: server.databaseUrl,
    SESSION_SECRET: server.secret.current,
  });
  return code === 0 ? output.stdout.slice(before).join('\n') : `${code}: ${output.stderr.at(-1)}`;
}

async function json(...args: string[]): Promise<unknown> {
  return JSON.parse(await run(...args, '--json'));
}

let number = 0;

async function aMember() {
  number += 1;
  const association = await server.build.association({ code: `vve-${number}` });
  const user = await server.build.user({ name: `Anna ${number} Eigenaar` });
  await server.build.membership(association, user);
  const client = server.client();
  await client.login(user.email);
  return { user, association, client, status: async () => (await client.get('/auth/user')).status };
}

const actionsOf = async (user_id: string) =>
  (
    await server.database.pool.query<{ action: string; details: Record<string, unknown> }>(
      `select action, details from audit_entries where user_id = $1 and details ->> 'by' = 'operator' order by id`,
      [user_id],
    )
  ).rows;

const subjectsTo = async (email: string) =>
  (await server.mails()).filter(({ to }) => to?.[0]?.address === email).map(({ subject }) => subject ?? '');

describe('the commands users list and show', () => {
  it('print accounts with their rights, of one association or with a text', async () => {
    const { user, association } = await aMember();
    await server.build.user({
      email: `zoe-${number}@waterpas.example`,
      name: 'Zoë Zonder',
      password_hash: null,
    });
    expect(await run('users', 'list', '--association', association.code)).toBe(
      `${user.email}  ${user.name}  ${association.code}`,
    );
    expect(await run('users', 'list', '--search', 'ZOË')).toBe(
      `zoe-${number}@waterpas.example  Zoë Zonder  no password yet`,
    );
    expect(await run('users', 'list', '--search', 'niemand')).toBe('There are no such accounts.');
    expect(await json('users', 'list', '--search', 'niemand')).toEqual([]);
    expect(await json('users', 'list', '--association', association.code)).toMatchObject([
      { email: user.email, disabled_at: null, memberships: [{ association: association.code, rights: [] }] },
    ]);
    expect(await run('users', 'show', '--email', user.email)).toContain(
      `Associations   ${association.code} (${association.name})`,
    );
    expect(await json('users', 'show', '--email', user.email)).toMatchObject({
      id: user.id,
      sessions: 1,
      is_held: false,
    });
    expect(await run('users', 'show', '--email', 'niemand@x.example')).toBe(
      '1: Nobody signs in as niemand@x.example.',
    );
  });

  it('print more than a page, each account once', async () => {
    await server.database.pool.query(`insert into users (id, code, email, name)
      select gen_random_uuid(), 'page-' || n, 'page-' || n || '@waterpas.example', 'Bladzijde' from generate_series(1, 1203) n`);
    const listed = (await json('users', 'list', '--search', 'page-')) as { email: string }[];
    expect(new Set(listed.map(({ email }) => email)).size).toBe(1203);
    expect(listed).toHaveLength(1203);
    expect((await run('users', 'list', '--search', 'page-')).split('\n')).toHaveLength(1203);
  });
});

describe('the command associations list', () => {
  it('prints the associations with the number of their members', async () => {
    const { association } = await aMember();
    expect(await run('associations', 'list', '--search', association.code)).toBe(
      `${association.code}  ${association.name}  1 members`,
    );
    expect(await json('associations', 'list', '--search', association.code)).toMatchObject([
      { code: association.code, members: 1 },
    ]);
  });
});

describe('the commands users grant and revoke', () => {
  it('make a member, add and take away rights, and end the membership', async () => {
    const { user, association, client } = await aMember();
    const other = await server.build.association({ code: `ander-${number}` });
    const list = async () =>
      (await client.get('/auth/user')).body as { associations: { code: string; is_board: boolean }[] };
    expect(
      await run('users', 'grant', '--email', user.email, '--association', `${other.code}:board,check`),
    ).toBe(`Granted ${other.code}:board,check to ${user.email}.`);
    await run('users', 'grant', '--email', user.email, '--association', `${association.code}:board`);
    expect((await list()).associations).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ code: other.code, is_board: true, is_invoice_check: true }),
        expect.objectContaining({ code: association.code, is_board: true, is_invoice_check: false }),
      ]),
    );
    expect(
      await json('users', 'revoke', '--email', user.email, '--association', `${other.code}:check`),
    ).toMatchObject({ memberships: [{ association: other.code, rights: ['board'] }, {}] });
    await run('users', 'revoke', '--email', user.email, '--association', other.code);
    expect((await list()).associations.map(({ code }) => code)).toEqual([association.code]);
    // A client of the API knows the actions of its version alone.
    expect((await client.get('/security/activity')).status).toBe(200);
    expect(await actionsOf(user.id)).toEqual([
      {
        action: 'membership_granted',
        details: { by: 'operator', association: other.code, rights: 'board,check' },
      },
      expect.objectContaining({ action: 'membership_granted' }),
      expect.objectContaining({ action: 'membership_revoked' }),
      {
        action: 'membership_revoked',
        details: { by: 'operator', association: other.code, rights: '' },
      },
    ]);
  });

  it('change nothing if an association does not exist or the user is no member of it', async () => {
    const { user, association } = await aMember();
    const associations = ['--association', `${association.code}:board`, '--association', 'nergens'];
    expect(await run('users', 'grant', '--email', user.email, ...associations)).toBe(
      '1: --association: there is no association nergens; import it first. Rights are board, check and copy: 1001:board,check.',
    );
    expect(await json('users', 'show', '--email', user.email)).toMatchObject({
      memberships: [{ rights: [] }],
    });
    const elsewhere = await server.build.association();
    expect(await run('users', 'revoke', '--email', user.email, '--association', elsewhere.code)).toBe(
      `1: ${user.email} is no member of ${elsewhere.code}.`,
    );
    expect(
      await run('users', 'grant', '--email', user.email, '--association', 'a', '--association', 'a'),
    ).toBe('2: users grant: name each --association once.\nAsk: npx mijn users grant --help');
  });
});

describe('the commands users disable and enable', () => {
  const reason = ['--reason', 'Verkocht'];

  it('end sessions, tokens and streams at once, and let nobody sign in until it is enabled', async () => {
    const { user, client, status } = await aMember();
    const token = await client.post('/security/access-tokens', {
      name: 'Script',
      scope: 'read',
      association_id: null,
      expires_in_days: 30,
    });
    const app = server.client((token.body as { token: string }).token);
    expect((await app.get('/auth/user')).status).toBe(200);
    const feed = (await client.get('/calendar-feed')).body as { address: string };
    const { pathname, search } = new URL(feed.address);
    const calendar = async () => (await fetch(server.url + pathname + search)).status;
    expect(await calendar()).toBe(200);
    const stream = await readyStream(client);
    expect(await run('users', 'disable', '--email', user.email, ...reason)).toContain('Disabled the account');
    await stream.ended;
    expect([await status(), (await app.get('/auth/user')).status, await calendar()]).toEqual([401, 401, 404]);
    expect((await server.client().login(user.email)).status).toBe(401);
    expect(await run('users', 'disable', '--email', user.email, ...reason)).toContain('is disabled already.');
    expect(await run('users', 'list', '--search', user.email)).toContain('DISABLED');
    expect(await run('users', 'enable', '--email', user.email)).toContain('Enabled the account');
    expect((await server.client().login(user.email)).status).toBe(200);
    expect((await app.get('/auth/user')).status).toBe(401);
    expect(await run('users', 'enable', '--email', user.email)).toContain('is not disabled.');
    expect(await actionsOf(user.id)).toEqual([
      { action: 'user_disabled', details: { by: 'operator', reason: 'Verkocht' } },
      { action: 'user_enabled', details: { by: 'operator' } },
    ]);
  });

  it('end a session that was opened otherwise, and links for a new password', async () => {
    const { user, status } = await aMember();
    await server.client().post('/auth/forgot-password', { email: user.email });
    await server.runJobs();
    await server.database.pool.query('update users set disabled_at = now() where id = $1', [user.id]);
    expect(await status()).toBe(401);
    await server.database.pool.query('update users set disabled_at = null where id = $1', [user.id]);
    expect(await status()).toBe(200);
    await run('users', 'disable', '--email', user.email, ...reason);
    const { rows } = await server.database.pool.query('select from password_resets where user_id = $1', [
      user.id,
    ]);
    expect(rows).toEqual([]);
  });

  it('stop all mails to the member but the one that says so, until it is enabled', async () => {
    const { user } = await aMember();
    await subjectsTo(user.email);
    await run('users', 'disable', '--email', user.email, ...reason);
    await server.client().post('/auth/forgot-password', { email: user.email });
    await server.database.pool.query(
      `insert into outbox_mails (id, dedupe_key, recipient, subject, text_body, html_body, created_at)
       values (gen_random_uuid(), 'x' || $1, $1, 'Prikbord', 'x', 'x', now())`,
      [user.email],
    );
    await server.database.pool.query(
      `select graphile_worker.add_job('send_mail', json_build_object('mail_id', id)) from outbox_mails where dedupe_key = 'x' || $1`,
      [user.email],
    );
    const disabled = 'Uw account voor Mijn Waterpas is uitgezet';
    expect(await subjectsTo(user.email)).toEqual([disabled]);
    await run('users', 'enable', '--email', user.email);
    expect(await subjectsTo(user.email)).toEqual([disabled, 'Uw account voor Mijn Waterpas werkt weer']);
    const { rows } = await server.database.pool.query(
      `select skipped_at is not null as is_skipped from outbox_mails where recipient = $1 and dedupe_key not like $2 and subject = 'Prikbord'`,
      [user.email, `${DISABLED_MAIL}%`],
    );
    expect(rows).toEqual([{ is_skipped: true }]);
  });

  it('makes no link with which staff act for the member', async () => {
    const { user } = await aMember();
    const staff = await server.build.staff();
    await run('users', 'disable', '--email', user.email, ...reason);
    expect(
      await run('impersonate', '--staff', staff.email, '--customer', user.email, '--reason', 'Vraag'),
    ).toBe(`1: --customer: the account of ${user.email} is disabled.`);
  });
});

describe('the command users delete', () => {
  /** Returns the tables of which a row has the text, also in bytes. */
  async function tablesWith(text: string): Promise<string[]> {
    const { pool } = server.database;
    const { rows } = await pool.query<{ name: string }>(
      "select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace order by 1",
    );
    const found = await Promise.all(
      rows.map(async ({ name }) => {
        const has = await pool.query(`select from ${name} as row where strpos(row::text, $1) > 0 limit 1`, [
          text,
        ]);
        return has.rowCount === 0 ? [] : [name];
      }),
    );
    return found.flat();
  }

  it('leaves what belongs to the association without the name, and decisions with it', async () => {
    const { association } = await aMember();
    const user = await server.build.user({
      name: 'Wilhelmien Overwater',
      email: 'w.overwater@waterpas.example',
    });
    await server.build.membership(association, user);
    const staff = await server.build.staff();
    await addPersonalRows(server, { user, association, staff, mark: 'Wilhelmien Overwater' });
    await server.database.pool.query('update bulletin_messages set deleted_by = $1 where author_id = $1', [
      user.id,
    ]);
    const before = await tablesWith(user.id);
    expect(before.length).toBeGreaterThan(20);
    expect(
      await run('users', 'delete', '--yes', '--email', user.email, '--reason', 'Verzoek van het lid'),
    ).toContain(`Deleted the account of ${user.email}. An import that names its code`);
    // The evidence of a delivery does not change, because its chain would not hold any more.
    expect(await tablesWith(user.id)).toEqual(['audit_entries', 'convocation_deliveries']);
    expect(await tablesWith(user.email)).toEqual(['convocation_deliveries', 'outbox_mails']);
    const { pool } = server.database;
    const names = await pool.query(
      `select imported_author_name as name from bulletin_messages where association_id = $1
       union all select imported_author_name from newsletters where association_id = $1
       union all select author_name from albums where association_id = $1
       union all select decided_by from invoice_decisions where association_id = $1`,
      [association.id],
    );
    expect(names.rows.map(({ name }: { name: string }) => name)).toEqual([
      ...Array.from({ length: 3 }, () => 'Verwijderd account'),
      'Wilhelmien Overwater',
    ]);
    const last = await pool.query("select details from audit_entries where action = 'user_deleted'");
    expect(last.rows).toEqual([
      { details: { by: 'operator', reason: 'Verzoek van het lid', deleted_id: user.id } },
    ]);
    expect(await subjectsTo(user.email)).toEqual(['Uw account voor Mijn Waterpas is verwijderd']);
    expect(await tablesWith(user.email)).toEqual(['convocation_deliveries', 'outbox_mails']);
    const named = await tablesWith('Wilhelmien Overwater');
    expect(named).toContain('invoice_decisions');
    expect(named.filter((name) => /user|audit|session|outbox|device|address/u.test(name))).toEqual([]);
  });
});

describe('the command users change-email', () => {
  const change = (email: string, newEmail: string) =>
    run(
      'users',
      'change-email',
      '--yes',
      '--email',
      email,
      '--new-email',
      newEmail,
      '--reason',
      'Teruggebeld',
    );

  it('lets the member sign in with the new address and the same password, and tells the old one, which undoes it', async () => {
    const { user, client } = await aMember();
    const newEmail = `nieuw-${number}@waterpas.example`;
    await client.post('/profile/email', { email: 'iets-anders@waterpas.example' });
    expect(await change(user.email, newEmail)).toContain(`has the address ${newEmail} now`);
    expect((await server.client().login(user.email)).status).toBe(401);
    expect((await server.client().login(newEmail)).status).toBe(200);
    expect(await actionsOf(user.id)).toEqual([
      {
        action: 'email_changed',
        details: { by: 'operator', reason: 'Teruggebeld', old_email: user.email, new_email: newEmail },
      },
    ]);
    const { rows } = await server.database.pool.query(
      'select count(*)::int as open from email_changes where user_id = $1 and confirmed_at is null and cancelled_at is null',
      [user.id],
    );
    expect(rows).toEqual([{ open: 0 }]);
    const changes = emailChanges(server);
    const undone = await changes.follow('undo', await changes.linkTo(user.email, 'undo'));
    expect(undone.status).toBe(200);
    expect((await run('users', 'show', '--email', user.email)).includes('held')).toBe(true);
    expect(await change(user.email, newEmail)).toMatch(/^1: The account is held after a change/u);
  });

  it('is refused for an address that another account has, the same one, and none', async () => {
    const [one, other] = [await aMember(), await aMember()];
    expect(await change(one.user.email, other.user.email.toUpperCase())).toMatch(/^1: Another account has/u);
    expect(await change(one.user.email, one.user.email)).toMatch(
      /^1: The account has the address .* already/u,
    );
    expect(await change(one.user.email, 'geen adres')).toMatch(/^2: .*geen adres is not an e-mail address/u);
    expect(await change(one.user.email, '')).toMatch(/^2: .*needs --new-email/u);
    expect(await one.status()).toBe(200);
  });
});

describe('what cannot be undone', () => {
  it.each([
    ['delete', ['--reason', 'x']],
    ['change-email', ['--reason', 'x', '--new-email', 'ander@waterpas.example']],
    ['reset-two-factor', ['--reason', 'x']],
    ['release', ['--reason', 'x']],
  ])('users %s is refused in one line without a terminal and without --yes', async (action, args) => {
    const { user, status } = await aMember();
    expect(await run('users', action, '--email', user.email, ...args)).toMatch(
      /^1: .* Nothing was done: without a terminal, this needs --yes\.$/u,
    );
    expect(await status()).toBe(200);
  });
});
