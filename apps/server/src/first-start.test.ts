import { chmod, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { firstOf } from '@mijn/jest/long';
import pg from 'pg';
import { demoFolder } from './platform/config/paths.ts';
import { cloneDatabase, type TestDatabase } from './testing/index.ts';
import { runProgram, type Program, type ServerProcess } from './testing/server-process.ts';
import { createTestClient } from './testing/test-client.ts';

jest.setTimeout(120_000);

const DEMO_PASSWORD = 'Waterpas-2026!';
const OWN_PASSWORD = 'Een-eigen-wachtwoord-3';
const PUBLIC = {
  APP_URL: 'https://mijn.example.nl',
  SESSION_SECRET: 'x'.repeat(32),
  BRAND_FILE: path.join(demoFolder, 'brand.json'),
  STOP_DELAY: '0',
};

let folder: string;
let database: TestDatabase;
const running: ServerProcess[] = [];

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'mijn-first-'));
  // The start command builds the portal first. A fake `turbo` skips the build, because the build is not
  // tested here.
  const turbo = path.join(folder, 'turbo');
  await writeFile(turbo, '#!/bin/sh\nexit 0\n');
  await chmod(turbo, 0o755);
});
afterEach(async () => {
  for (const server of running.splice(0)) {
    server.kill('SIGTERM');
    await server.ended;
  }
  await database.drop();
});
afterAll(() => rm(folder, { recursive: true }));

const environment = (variables: Record<string, string>) => ({
  PATH: `${folder}:${process.env['PATH'] ?? ''}`,
  DATA_DIR: folder,
  DATABASE_URL: database.url,
  DEMO_DAY: '2026-11-25',
  PORT: '0',
  ...variables,
});

async function start(program: Program, variables: Record<string, string>, args: readonly string[] = []) {
  const server = runProgram(program, environment(variables), args);
  running.push(server);
  const url = await server.url;
  await server.prints('Stop with Ctrl-C');
  return { url, screen: server.output().stdout };
}

const loginAs = async (url: string, email: string, password: string) =>
  (await createTestClient(url).login(email, password)).status;

const isDemo = async (url: string) =>
  (await loginAs(url, 'anna.eigenaar@waterpas.example', DEMO_PASSWORD)) === 200;

async function run(...args: string[]) {
  const command = runProgram('cli/main.ts', environment(PUBLIC), args);
  return { code: await command.ended, ...command.output() };
}

const START = '../../../tooling/run/src/start.ts';

describe('the first start', () => {
  it('of a public site creates no account, and explains how to create one', async () => {
    database = await cloneDatabase();
    const { url, screen } = await start(START, PUBLIC);
    expect(await isDemo(url)).toBe(false);
    expect(screen).not.toContain(DEMO_PASSWORD);
    expect(screen).toContain('mijn users add --email');
  });

  // pnpm passes the arguments of a script with `--`.
  it.each(firstOf([[['--', '--demo']], [['--demo']]]))(
    'of a public site imports the demo with %j, and shows a warning',
    async (args) => {
      database = await cloneDatabase();
      const { url, screen } = await start(START, PUBLIC, args);
      expect(await isDemo(url)).toBe(true);
      expect(screen).toContain(DEMO_PASSWORD);
      expect(screen).toContain('Anybody can sign in');
    },
  );

  it('on this machine imports the demo by default, and every later start lists the demo accounts', async () => {
    database = await cloneDatabase();
    const { url, screen } = await start(START, {});
    expect(await isDemo(url)).toBe(true);
    expect(screen).toContain(DEMO_PASSWORD);
    expect(screen).not.toContain('Anybody can sign in');
    running.pop()?.kill('SIGTERM');
    expect((await start('main.ts', PUBLIC)).screen).toContain('Anybody can sign in');
  });

  it('dates the demo from DEMO_DAY, with its documents, and a start on a later day moves and adds nothing', async () => {
    database = await cloneDatabase();
    const rows = async () => {
      const client = new pg.Client({ connectionString: database.url });
      await client.connect();
      try {
        const found = await client.query<{
          meeting: string;
          meetings: number;
          names: string[];
          reports: string[];
          entries: number;
          mails: number;
          outcomes: string[];
        }>(
          `select max(meeting_date at time zone 'Europe/Amsterdam')::text as meeting, count(*)::int as meetings,
            (select array_agg(name order by name) from archive_documents) as names,
            (select array_agg(reported_reference || ' ' || state order by reported_at) from todos
              where reported_at is not null) as reports,
            (select array_agg(result ->> 'outcome' order by opened_at) from ballots) as outcomes,
            (select count(*)::int from todo_entries) as entries,
            (select count(*)::int from outbox_mails) + (select count(*)::int from notification_runs) as mails
            from meetings where association_id = (select id from associations where code = '1001')`,
        );
        return found.rows[0];
      } finally {
        await client.end();
      }
    };
    const { url } = await start('main.ts', { DEMO_DAY: '2031-12-31' }, ['--demo']);
    expect(await isDemo(url)).toBe(true);
    const imported = await rows();
    expect(imported).toMatchObject({ meeting: '2032-01-14 19:30:00', meetings: 8 });
    expect(imported?.names).toContain('Begroting 2033 (concept).xlsx');
    expect(imported).toMatchObject({
      reports: ['M-2031-0001 done', 'M-2031-0002 in_progress', 'M-2031-0003 reported'],
      entries: 16,
      mails: 0,
      // An amendment, the proposal that it changed, an election, and a proposal for which too few were left.
      outcomes: ['adopted', 'adopted', 'adopted', 'no_quorum'],
    });
    for (const left of ['demo', 'demo-reports']) expect(await readdir(folder)).not.toContain(left);
    running.pop()?.kill('SIGTERM');
    await start('main.ts', { DEMO_DAY: '2033-06-01' }, ['--demo']);
    expect(await rows()).toEqual(imported);
  });

  it('of the server program creates no account without an option', async () => {
    database = await cloneDatabase();
    const { url, screen } = await start('main.ts', {});
    expect(await isDemo(url)).toBe(false);
    expect(screen).not.toContain(DEMO_PASSWORD);
  });

  it('refuses an unknown argument in one line', async () => {
    database = await cloneDatabase();
    const program = runProgram('main.ts', environment({}), ['--demmo']);
    expect(await program.ended).toBe(1);
    expect(program.output().stderr).toMatch(/^Unknown option '--demmo'.*\n$/u);
  });
});

describe('the first real account', () => {
  it('is created by the command line, chooses a password with the link, and logs in', async () => {
    database = await cloneDatabase();
    const { url } = await start('main.ts', PUBLIC);
    const made = await run('users', 'add', '--email', 'Bea@Example.nl', '--name', 'Bea de Vries');
    expect(made).toMatchObject({ code: 0, stderr: '' });
    const [, token = '', email = ''] =
      /https:\/\/mijn\.example\.nl\/password\/reset\/([\w-]{43})\/(\S+)/u.exec(made.stdout) ?? [];
    const client = createTestClient(url);
    await client.csrf();
    const chosen = await client.post('/auth/reset-password', {
      token,
      email: decodeURIComponent(email),
      password: OWN_PASSWORD,
      password_confirmation: OWN_PASSWORD,
    });
    expect(chosen.status).toBe(204);
    expect(await loginAs(url, 'bea@example.nl', OWN_PASSWORD)).toBe(200);
  });

  it('prevents that the demo is imported into its database', async () => {
    database = await cloneDatabase();
    await run('users', 'add', '--email', 'bea@example.nl', '--name', 'Bea de Vries');
    const { url, screen } = await start(START, {});
    expect(await isDemo(url)).toBe(false);
    expect(screen).not.toContain('mijn users add');
  });
});
