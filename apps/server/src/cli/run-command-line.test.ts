import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
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

describe('the command line', () => {
  it.each([
    [[], 'Name a command.'],
    [['backup'], 'There is no command "backup".'],
    [['impersonate', '--staff', 'x'], 'impersonate needs --staff, --customer and --reason.'],
    [['impersonate', '--force'], "impersonate: Unknown option '--force'"],
    [['import'], 'import needs one folder.'],
    [['migrate', 'now'], 'migrate takes no arguments.'],
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

  it('runs the migrations', async () => {
    expect(await run('migrate')).toBe(0);
  });
});
