import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { requestedKinds } from '@mijn/domain/notifications';
import pg from 'pg';
import { cloneDatabase, type TestDatabase } from '../testing/index.ts';
import { keepOutput } from '../testing/keep-output.ts';
import { listCommands, runCommandLine } from './commands.ts';
import { commandNames } from './usage.ts';

let dataDir: string;
let database: TestDatabase;
const output = keepOutput();

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'mijn-cli-'));
  database = await cloneDatabase();
});
afterAll(async () => {
  await database.drop();
  await rm(dataDir, { recursive: true });
});

const run = (...args: string[]) => runCommandLine(args, { DATA_DIR: dataDir, DATABASE_URL: database.url });

const toStaff = 'Beste medewerker van Waterpas VvE Beheer,';
const toSomebody = 'Goedendag,';

const otherGreetings: Readonly<Record<string, string>> = {
  email_confirm: 'Beste Anna Eigenaar,',
  email_taken_back: toSomebody,
  email_taken_back_by_phone: toSomebody,
  email_withdrawn: toSomebody,
  invoice_rejected: toStaff,
  invoice_rejection_withdrawn: toStaff,
  second_checks: 'Geachte heer De Vries,',
  todo_reacted: toStaff,
  todo_reopened: toStaff,
  todo_rejected: toStaff,
  todo_restored: toStaff,
  todo_joined: toStaff,
  todo_separated: toStaff,
  todo_reported: toStaff,
  sign_in_hold_of_other_ended: toSomebody,
  sign_in_wait_stopped: toSomebody,
};

const aboutProxies = [
  'given',
  'offered',
  'of_co_owner',
  'on_paper',
  'accepted',
  'refused',
  'given_back',
  'given_back_to_board',
  'withdrawn',
  'objected',
].map((what) => `proxy_${what}`);

const aboutTheAccount = [
  'access_token_created',
  'access_token_for_all_created',
  'account_deleted',
  'account_disabled',
  'account_enabled',
  'email_changed',
  'email_confirm',
  'email_exists',
  'email_requested',
  'email_taken_back',
  'email_taken_back_by_phone',
  'email_undone',
  'email_withdrawn',
  'failed_attempts',
  'failed_codes',
  'new_device',
  'passkey_added',
  'passkey_removed',
  'password_changed',
  'password_chosen',
  'password_reset',
  'personal_data_ready',
  'required_second_factor_removed',
  'second_factor_reminder',
  'second_factor_removed',
  'second_factor_required',
  'sign_in_hold_ended',
  'sign_in_hold_ended_by_phone',
  'sign_in_hold_of_other_ended',
  'sign_in_wait_stopped',
  'signed_out_by_provider',
  'staff_access',
  'two_factor_changed',
  'welcome',
];

const toTheProvider = [
  'invoice_rejected',
  'invoice_rejection_withdrawn',
  'todo_reacted',
  'todo_reopened',
  'todo_rejected',
  'todo_restored',
  'todo_joined',
  'todo_separated',
  'todo_reported',
];

describe('the command line', () => {
  it.each([
    [[], 'Name a command.'],
    [['vacuum'], 'There is no command "vacuum".'],
    [['impersonate', '--staff', 'x'], 'impersonate needs --staff, --customer and --reason.'],
    [['impersonate', '--force'], "impersonate: Unknown option '--force'"],
    [['export'], 'export needs the word decisions'],
    [['export', 'decisions'], 'export decisions needs --since <cursor>'],
    [['export', 'decisions', '--since=-1'], 'export decisions needs --since <cursor>'],
    [['export', 'decisions', '--since=0', '--format=xml'], '--format is csv or json, not xml.'],
    [['import'], 'import needs one folder.'],
    [['import', 'a', 'b'], 'import needs one folder.'],
    [['import', 'a', '--complet=x'], "import: Unknown option '--complet'"],
    [['migrate', 'now'], 'migrate takes no arguments.'],
    [['mail'], 'mail needs the word list or preview'],
    [['mail', 'preview', '--to=x'], "mail preview: Unknown option '--to'"],
    [['webhooks'], 'webhooks needs one of the words'],
    [['webhooks', 'add'], 'webhooks add: --address must be an address'],
    [
      ['webhooks', 'add', '--address=http://x.example', '--kind=todo.done'],
      '--address must start with https://',
    ],
    [['webhooks', 'add', '--address=https://a:b@x.example', '--kind=todo.done'], '--address has a name'],
    [['webhooks', 'add', '--address=https://x.example'], '--kind is missing. The kinds are document.added'],
    [['webhooks', 'add', '--address=https://x.example', '--kind=all'], '--kind: there is no all.'],
    [['webhooks', 'remove', 'x'], 'webhooks remove needs one id.'],
    [['webhooks', 'log', '--max=0'], '--max is a number from 1 to 1000.'],
    [['webhooks', 'replay'], 'webhooks replay needs the id of a delivery'],
    [['users'], 'users needs one of the words list, show, add'],
    [['associations'], 'associations needs the word list'],
    [['maintenance', 'op'], 'maintenance takes on, off, or nothing.'],
    [['users', 'show'], 'users show needs --email <e-mail>.'],
    [['users', 'grant', '--email=x@x.nl'], 'users grant needs --association <code>[:<rights>].'],
    [['users', 'delete', '--email=x@x.nl'], 'users delete needs --email <e-mail> and --reason <text>.'],
    [['users', 'add'], 'users add: --email is empty. --name is empty. --code is empty.'],
    [['users', 'add', '--email', 'bea', '--name', 'Bea'], 'users add: --email is not an e-mail address.'],
  ])('says what is wrong and which help to ask, and ends with code 2 for %j', async (args, fault) => {
    expect(await run(...args)).toBe(2);
    expect(output.stderr.join('\n')).toContain(fault);
    expect(output.stderr.join('\n')).toMatch(/\nAsk: npx mijn [a-z -]*--help$/u);
  });

  it.each([
    [['vacuum'], 'There is no command "vacuum".\nAsk: npx mijn --help'],
    [
      ['users', 'grnt'],
      'users has no grnt: it has list, show, add, grant, revoke, disable, enable, reset-two-factor, change-email, release, sign-out and delete.\n' +
        'Ask: npx mijn users --help',
    ],
    [
      ['users', 'grant', '--emial=x'],
      "users grant: Unknown option '--emial'\nAsk: npx mijn users grant --help",
    ],
    [['banner', 'set'], 'banner set needs --text <text>.\nAsk: npx mijn banner set --help'],
  ])('answers a typing error in two lines: %j', async (args, lines) => {
    expect(await run(...args)).toBe(2);
    expect(output.stderr).toEqual([lines]);
  });

  it('lists its commands on request, each of which has a help of its own', async () => {
    expect(await run('-h')).toBe(0);
    expect(await run('--help')).toBe(0);
    expect(output.stdout[0]).toMatch(/^Usage: npx mijn <command>/u);
    expect(listCommands().toSorted()).toEqual(commandNames.toSorted());
    for (const name of commandNames) {
      expect(output.stdout[0]).toContain(`\n  ${name} `);
      expect(await run(name, '--help')).toBe(0);
      expect(output.stdout.at(-1)).toMatch(new RegExp(`^npx mijn ${name}\\b.*\n    `, 'u'));
    }
  });

  it('has a help of one way to call a command', async () => {
    expect(await run('users', 'grant', '--help')).toBe(0);
    expect(output.stdout[0]).toMatch(/^npx mijn users grant --email.*\n/u);
    expect(output.stdout[0]).not.toContain('users revoke');
    expect(await run('help', 'users', 'grant')).toBe(0);
    expect(output.stdout[1]).toBe(output.stdout[0]);
  });

  it('prints its version', async () => {
    expect(await run('--version')).toBe(0);
    expect(output.stdout).toEqual([expect.stringMatching(/^\d+\.\d+\.\d+/u)]);
  });

  it('prints one line for each unknown value', async () => {
    const who = ['--staff=no@x.example', '--customer=no@x.example'];
    expect(await run('impersonate', ...who, '--reason=Vraag')).toBe(1);
    expect(output.stderr).toEqual([
      '--staff: no@x.example is no provider staff.\n--customer: nobody signs in as no@x.example.',
    ]);
  });

  it('writes an example of every kind of mail, which no mail program cuts, and which needs no pictures and no buttons', async () => {
    const out = path.join(dataDir, 'preview');
    expect(await run('mail', 'preview', '--out', out)).toBe(0);
    const kinds = [
      ...requestedKinds,
      'digest',
      'report_received',
      'attendance',
      'early_votes',
      'changed_proposals',
      'meeting_reminder',
      'resolution_asked',
      'resolution_reminder',
      'resolution_adopted',
      'resolution_withdrawn',
      'convocation',
      'changed_convocation',
      'second_meeting_convocation',
      'meeting_cancelled',
      ...aboutProxies,
      ...aboutTheAccount,
      ...toTheProvider,
    ].toSorted();
    expect((await readdir(out)).toSorted()).toEqual(kinds.flatMap((kind) => [`${kind}.html`, `${kind}.txt`]));
    expect(output.stdout.join()).toContain(out);
    for (const kind of kinds) {
      const html = await readFile(path.join(out, `${kind}.html`), 'utf8');
      expect(Buffer.byteLength(html)).toBeLessThan(30_000);
      expect(html).not.toMatch(/<(?:img|script|link)\b|url\(/u);
      const text = await readFile(path.join(out, `${kind}.txt`), 'utf8');
      expect(text).not.toMatch(/<\w|undefined/u);
      // A mail program that shows the text part has no button to click.
      expect(text).not.toMatch(/\bknop\b/iu);
    }
  });

  it('writes examples that greet members by their salutation, and tell it to no address that may be of a stranger', async () => {
    const out = path.join(dataDir, 'greetings');
    await run('mail', 'preview', '--out', out);
    const kinds = (await readdir(out)).filter((file) => file.endsWith('.txt'));
    for (const kind of kinds.map((file) => path.basename(file, '.txt'))) {
      const [, , greeting] = (await readFile(path.join(out, `${kind}.txt`), 'utf8')).split('\n\n');
      expect([kind, greeting]).toEqual([kind, otherGreetings[kind] ?? 'Geachte mevrouw Eigenaar,']);
    }
  });

  it('says where an import goes, without a password, and what it would do', async () => {
    await run('migrate');
    output.stdout = [];
    const folder = await mkdtemp(path.join(tmpdir(), 'mijn-cli-import-'));
    await writeFile(path.join(folder, 'associations.csv'), 'code;name\r\n1001;VvE De Kade\r\n');
    expect(await run('import', folder, '--dry-run')).toBe(0);
    const { pathname, password } = new URL(database.url);
    expect(output.stderr[0]).toContain(`Tries to import into the database postgresql://`);
    expect(output.stderr[0]).toContain(pathname);
    expect(output.stderr[0]).toContain(`files into the data folder ${dataDir}`);
    if (password !== '') expect(output.stderr[0]).not.toContain(password);
    expect(output.stdout.join()).toBe(
      'Nothing was written. The import would have these rows:\n  associations.csv: 1 created',
    );
    expect(await run('import', folder)).toBe(0);
    expect(output.stdout.at(-1)).toContain('Imported:\n  associations.csv: 1 created');
    await rm(folder, { recursive: true });
  });

  it('imports into no new data folder, unless that is asked for', async () => {
    const empty = path.join(dataDir, 'verkeerd');
    const folder = await mkdtemp(path.join(tmpdir(), 'mijn-cli-import-'));
    await writeFile(path.join(folder, 'associations.csv'), 'code,name\n1002,VvE Parkzicht\n');
    const runThere = (...args: string[]) =>
      runCommandLine(args, { DATA_DIR: empty, DATABASE_URL: database.url });
    expect(await runThere('import', folder)).toBe(1);
    expect(output.stderr.join('\n')).toBe(
      `There is no data folder of the portal at ${empty}, so nothing was imported.\n` +
        'Set DATA_DIR to the data folder of your server. If you want a new data folder there, add --create.',
    );
    expect(await readdir(dataDir)).not.toContain('verkeerd');
    expect(await runThere('import', folder, '--create')).toBe(0);
    expect(await readdir(dataDir)).toContain('verkeerd');
    await rm(folder, { recursive: true });
  });

  it.each([
    ['audit'],
    ['migrate'],
    ['news', 'add', '--subject=Water', '--text-file=water.txt'],
    ['quota'],
    ['secret', 'add'],
    ['status'],
    ['verify'],
    ['webhooks', 'list'],
    ['backup', 'backup.tar'],
    ['export', 'decisions', '--since=0'],
    ['mail', 'preview'],
    ['users', 'add', '--email=bea@example.nl', '--name=Bea'],
    ['impersonate', '--staff=s@example.nl', '--customer=c@example.nl', '--reason=Vraag'],
  ])('makes no new data folder for %s', async (...args) => {
    const empty = path.join(dataDir, 'typefout');
    expect(await runCommandLine(args, { DATA_DIR: empty })).toBe(1);
    expect(output.stderr.join('\n')).toBe(
      `There is no data folder of the portal at ${empty}, so nothing was done.\n` +
        'Set DATA_DIR to the data folder of your server. The first start of the server makes it.',
    );
    expect(await readdir(dataDir)).not.toContain('typefout');
  });

  it('tries an import without a new data folder and without a migration', async () => {
    const empty = path.join(dataDir, 'typefout');
    const folder = await mkdtemp(path.join(tmpdir(), 'mijn-cli-import-'));
    await writeFile(path.join(folder, 'associations.csv'), 'code,name\n1003,VvE Molenwiek\n');
    expect(await runCommandLine(['import', folder, '--dry-run', '--create'], { DATA_DIR: empty })).toBe(1);
    expect(output.stderr.join('\n')).toContain('A trial makes none.');
    expect(await readdir(dataDir)).not.toContain('typefout');

    const client = new pg.Client(database.url);
    await client.connect();
    const names = async () =>
      (await client.query<{ name: string }>('select name from schema_migrations')).rows.map(
        ({ name }) => name,
      );
    await client.query("delete from schema_migrations where name like '0082%'");
    const before = await names();
    output.stderr = [];
    expect(await run('import', folder, '--dry-run')).toBe(1);
    expect(output.stderr.join('\n')).toContain('1 migrations are due), and a trial changes nothing.');
    expect(await names()).toEqual(before);
    await client.query("insert into schema_migrations (name) values ('0082_invoice_filters.sql')");
    await client.end();
    await rm(folder, { recursive: true });
  });

  it('runs the migrations', async () => {
    expect(await run('migrate')).toBe(0);
  });
});

describe('a command whose database fails', () => {
  it('says in one line that it is too busy, and nothing of the statement', async () => {
    const client = new pg.Client({ connectionString: database.url });
    await client.connect();
    await client.query('begin; lock table outbox_mails in access exclusive mode');
    expect(await run('mail', 'list', '--to', 'anna@waterpas.example')).toBe(1);
    await client.end();
    expect(output.stderr).toEqual([
      'The database went away, or is too busy (canceling statement due to lock timeout): give the command again when it answers.',
    ]);
  });

  it('says in one line that it can only be read', async () => {
    const url = `${database.url}&options=-c%20default_transaction_read_only%3Don`;
    expect(await runCommandLine(['users', 'list'], { DATA_DIR: dataDir, DATABASE_URL: url })).toBe(1);
    expect(output.stderr).toEqual([
      expect.stringMatching(/^The database can only be read \(.*\): name the/u),
    ]);
  });
});
