import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { requestedKinds } from '@mijn/domain/notifications';
import { cloneDatabase, type TestDatabase } from '../testing/index.ts';
import { runCommandLine } from './commands.ts';

let dataDir: string;
let database: TestDatabase;
let printed: string[];
let faults: string[];

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'mijn-cli-'));
  database = await cloneDatabase();
});
afterAll(async () => {
  await database.drop();
  await rm(dataDir, { recursive: true });
});
beforeEach(() => {
  [printed, faults] = [[], []];
  jest.spyOn(console, 'log').mockImplementation((text: string) => void printed.push(text));
  jest.spyOn(console, 'error').mockImplementation((text: string) => void faults.push(text));
});
afterEach(() => {
  jest.restoreAllMocks();
});

const run = (...args: string[]) => runCommandLine(args, { DATA_DIR: dataDir, DATABASE_URL: database.url });

/** The kinds of mail about the account of a member. */
const aboutTheAccount = [
  'email_changed',
  'email_confirm',
  'email_exists',
  'email_requested',
  'email_undone',
  'new_device',
  'passkey_added',
  'passkey_removed',
  'password_changed',
  'password_chosen',
  'password_reset',
  'personal_data_ready',
  'staff_access',
  'two_factor_changed',
  'welcome',
];

/** The kinds of mail to the provider. */
const toTheProvider = ['invoice_rejected', 'invoice_rejection_withdrawn'];

describe('the command line', () => {
  it.each([
    [[], 'Name a command.'],
    [['backup'], 'There is no command "backup".'],
    [['impersonate', '--staff', 'x'], 'impersonate needs --staff, --customer and --reason.'],
    [['impersonate', '--force'], "impersonate: Unknown option '--force'"],
    [['export'], 'export needs the word decisions'],
    [['export', 'decisions'], 'export decisions needs --since <cursor>'],
    [['export', 'decisions', '--since=-1'], 'export decisions needs --since <cursor>'],
    [['export', 'decisions', '--since=0', '--format=xml'], '--format is csv or json, not xml.'],
    [['import'], 'import needs one folder.'],
    [['migrate', 'now'], 'migrate takes no arguments.'],
    [['mail'], 'mail needs the word preview'],
    [['mail', 'preview', '--to=x'], "mail: Unknown option '--to'"],
    [['users'], 'users needs the word add'],
    [['users', 'add'], 'users add: --email is empty. --name is empty. --code is empty.'],
    [['users', 'add', '--email', 'bea', '--name', 'Bea'], 'users add: --email is not an e-mail address.'],
  ])('prints its usage and ends with code 2 for %j', async (args, fault) => {
    expect(await run(...args)).toBe(2);
    expect(faults.join('\n')).toContain(fault);
    expect(faults.join('\n')).toContain('Usage: npx -y pnpm@12 mijn <command>');
  });

  it('prints its usage on request', async () => {
    expect(await run('--help')).toBe(0);
    expect(printed.join('\n')).toContain('Usage: npx -y pnpm@12 mijn <command>');
  });

  it('prints one line for each unknown value', async () => {
    const who = ['--staff=no@x.example', '--customer=no@x.example'];
    expect(await run('impersonate', ...who, '--reason=Vraag')).toBe(1);
    expect(faults).toEqual([
      '--staff: no@x.example is no provider staff.\n--customer: nobody signs in as no@x.example.',
    ]);
  });

  it('writes an example of every kind of mail, which no mail program cuts, and which needs no pictures and no buttons', async () => {
    const out = path.join(dataDir, 'preview');
    expect(await run('mail', 'preview', '--out', out)).toBe(0);
    const kinds = [...requestedKinds, 'digest', ...aboutTheAccount, ...toTheProvider].toSorted();
    expect((await readdir(out)).toSorted()).toEqual(kinds.flatMap((kind) => [`${kind}.html`, `${kind}.txt`]));
    expect(printed.join()).toContain(out);
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

  it('runs the migrations', async () => {
    expect(await run('migrate')).toBe(0);
  });
});
