import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import pg from 'pg';
import { runCommandLine } from '../../cli/commands.ts';
import { createAlbumsFixture, type AlbumsFixture } from '../../modules/albums/testing/albums-fixture.ts';
import { describedModules } from '../../testing/described-calls.ts';
import { createFixtures } from '../../testing/fixtures/all.ts';
import type { FixtureParams } from '../../testing/fixtures/fixtures.ts';
import { keepOutput } from '../../testing/keep-output.ts';
import { runProgram, type ServerProcess } from '../../testing/server-process.ts';
import { openFiles } from '../files/index.ts';
import { fileKinds } from '../../modules/index.ts';
import { verifyFiles } from '../stored-files/verify-files.ts';
import { createTestClient, type TestResponse } from '../../testing/test-client.ts';
import { createEmptyDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { listTables, quoted } from './backup-tables.repository.ts';

jest.setTimeout(240_000);

const SESSION_SECRET = 'x'.repeat(32);

let fixture: AlbumsFixture;
let fixtures: FixtureParams;
let folder: string;
let archive: string;
let content: Record<string, string>;
const output = keepOutput();
const databases: TestDatabase[] = [];
const servers: ServerProcess[] = [];

const original = () => ({
  DATA_DIR: fixture.server.config.dataDir,
  DATABASE_URL: fixture.server.databaseUrl,
  SESSION_SECRET,
});

/** Returns the variables of an installation with an empty database, whose data folder does not exist yet. */
async function emptyInstallation(): Promise<{ DATA_DIR: string; DATABASE_URL: string }> {
  const database = await createEmptyDatabase();
  databases.push(database);
  return { DATA_DIR: path.join(folder, `data-${databases.length}`), DATABASE_URL: database.url };
}

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

const contentOf = (url: string): Promise<Record<string, string>> =>
  withClient(url, async (client) => {
    const found: Record<string, string> = {};
    for (const table of await listTables(client)) {
      const { rows } = await client.query<{ content: string }>(
        `select count(*) || ' ' || md5(coalesce(string_agg(row::text, E'\n' order by row::text), '')) as content
         from ${quoted(table)} as row`,
      );
      found[quoted(table)] = rows[0]?.content ?? '';
    }
    return found;
  });

async function filesIn(dataDir: string): Promise<string[]> {
  const root = path.join(dataDir, 'files');
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
    .toSorted();
}

async function startServer(environment: Record<string, string>): Promise<string> {
  // A test reads more in a minute than a member may.
  const server = runProgram('main.ts', { PORT: '0', CALL_LIMITS: 'off', ...environment });
  servers.push(server);
  return server.url;
}

function readablePaths(): string[] {
  const paths = describedModules()
    .flatMap(({ calls }) => calls)
    .filter(({ operation }) => operation.method === 'GET')
    .flatMap(({ operation }) =>
      [{}, ...Object.values(fixtures)].map((params: Readonly<Record<string, string>>) =>
        operation.path.replaceAll(/\{(\w+)\}/gu, (all, name: string) =>
          name === 'association_id' ? fixture.association.id : (params[name] ?? all),
        ),
      ),
    )
    .filter((found) => !found.includes('{') && !found.includes('events'));
  return [...new Set(paths)];
}

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'mijn-backup-'));
  archive = path.join(folder, 'mijn.tar');
  fixture = await createAlbumsFixture();
  await writeFile(path.join(fixture.server.config.dataDir, 'format'), '1\n');
  fixtures = await createFixtures(fixture.server, fixture.association, 'dakgoot');
  await fixture.createAlbum(fixture.owner, 'Kade', 2);
  await fixture.server.runJobs();
  // The thumbnails of the fixtures get their fingerprints, which a backup would record while it runs.
  await verifyFiles(fixture.server.database, openFiles(fixture.server.config), fileKinds, {
    now: new Date(),
    isQuick: false,
    report: ({ key }) => {
      throw new Error(key);
    },
  });
  content = await contentOf(original().DATABASE_URL);
});
// A server that runs on would change its rows while a later test compares them.
afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.kill('SIGTERM');
    await server.ended;
  }
});
afterAll(async () => {
  for (const database of databases) await database.drop();
  await fixture.server.stop();
  await rm(folder, { recursive: true });
});

describe('a backup', () => {
  it('is one file that only its owner can read', async () => {
    expect(await runCommandLine(['backup', archive], original())).toBe(0);
    const printed = output.stdout.join('\n');
    expect(printed).toMatch(/^Wrote \d+ rows and \d+ files \(\d+ bytes\) to .*mijn\.tar\.\n/u);
    expect(printed).toContain('a restore needs the same SESSION_SECRET');
    expect((await stat(archive)).mode % 0o1000).toBe(0o600);
    expect(await readdir(folder)).toEqual(['mijn.tar']);
  });

  it('is not written over another file, nor into a folder that does not exist', async () => {
    expect(await runCommandLine(['backup', archive], original())).toBe(1);
    expect(output.stderr.join()).toContain('mijn.tar exists already');
    expect(await runCommandLine(['backup', path.join(folder, 'nergens/mijn.tar')], original())).toBe(1);
    expect(output.stderr.join()).toContain('There is no folder');
    expect(await runCommandLine(['backup'], original())).toBe(2);
  });
});

/** Returns the text of a response without what changes with each second or call, and without a key that a server makes when it is first asked. */
const lasting = (response: TestResponse | undefined): string | undefined =>
  // An archive or a Word document has the moment at which it was made.
  response?.text.startsWith('PK')
    ? 'PK'
    : response?.text.replaceAll(
        /"session_ends_in_s":\d+|"(?:public_key|challenge|last_seen_at)":"[^"]+"/gu,
        '',
      );

describe('a restore', () => {
  it('gives the same rows and files, and the same response to every call', async () => {
    const restored = { ...(await emptyInstallation()), SESSION_SECRET };
    expect(await runCommandLine(['restore', archive], restored)).toBe(0);
    expect(output.stdout.join()).toContain('Restored ');
    expect(await contentOf(restored.DATABASE_URL)).toEqual(content);
    const files = await filesIn(restored.DATA_DIR);
    expect(files).toEqual(await filesIn(original().DATA_DIR));
    for (const file of files) {
      const [before, after] = await Promise.all(
        [original(), restored].map(({ DATA_DIR }) => readFile(path.join(DATA_DIR, 'files', file))),
      );
      expect(after).toEqual(before);
    }
    expect(await runCommandLine(['verify'], restored)).toBe(0);

    const addresses = [await startServer(original()), await startServer(restored)];
    const paths = readablePaths();
    let succeeded = 0;
    for (const member of [fixture.owner, fixture.board]) {
      const [before, after] = addresses.map((address) => {
        const client = createTestClient(address);
        // The session began before the backup.
        for (const [name, value] of member.cookies) client.cookies.set(name, value);
        return client;
      });
      for (const one of paths) {
        const expected = await before?.get(one);
        const found = await after?.get(one);
        expect([one, found?.status, lasting(found)]).toEqual([one, expected?.status, lasting(expected)]);
        if (expected?.status === 200) succeeded += 1;
      }
    }
    expect(succeeded).toBeGreaterThan(paths.length);
  });

  it('keeps the secret of the data folder, so that it needs no SESSION_SECRET', async () => {
    const { SESSION_SECRET: _, ...withFile } = original();
    const file = path.join(folder, 'with-secret.tar');
    expect(await runCommandLine(['backup', file], withFile)).toBe(0);
    const restored = await emptyInstallation();
    expect(await runCommandLine(['restore', file], restored)).toBe(0);
    const secrets = [withFile, restored].map(({ DATA_DIR }) => path.join(DATA_DIR, 'session-secret'));
    const [before, after] = await Promise.all(secrets.map((secret) => readFile(secret, 'utf8')));
    expect(after).toBe(before);
    expect((await stat(secrets[1] ?? '')).mode % 0o1000).toBe(0o600);
  });

  it('is refused with another secret, which would end all sessions', async () => {
    const other = { ...(await emptyInstallation()), SESSION_SECRET: 'y'.repeat(32) };
    expect(await runCommandLine(['restore', archive], other)).toBe(1);
    expect(output.stderr.join()).toContain(
      'Set SESSION_SECRET to the secret of the server that was backed up',
    );
    expect(await runCommandLine(['restore', archive], { ...other, SESSION_SECRET })).toBe(0);
  });

  it('is refused into a database with rows', async () => {
    const before = await contentOf(original().DATABASE_URL);
    expect(await runCommandLine(['restore', archive], original())).toBe(1);
    expect(output.stderr.join()).toContain('The database is not empty: ');
    expect(await contentOf(original().DATABASE_URL)).toEqual(before);
  });

  it('restores nothing from an archive that is cut off, and can be repeated', async () => {
    const target = { ...(await emptyInstallation()), SESSION_SECRET };
    const whole = await readFile(archive);
    const broken = path.join(folder, 'broken.tar');
    for (const end of [0, 700, whole.length * 0.3, whole.length * 0.9, whole.length - 1600]) {
      await writeFile(broken, whole.subarray(0, end));
      expect(await runCommandLine(['restore', broken], target)).toBe(1);
      expect(output.stderr.at(-1)).toContain('is not a complete backup of the portal');
    }
    expect(await runCommandLine(['restore', path.join(folder, 'nergens.tar')], target)).toBe(1);
    expect(output.stderr.at(-1)).toContain('There is no file');
    expect(await runCommandLine(['restore', archive], target)).toBe(0);
    expect(await contentOf(target.DATABASE_URL)).toEqual(content);
  });

  it('is refused if a newer version has made the backup', async () => {
    const newer = path.join(folder, 'newer.tar');
    const whole = await readFile(archive, 'latin1');
    await writeFile(newer, whole.replace('"0001_people_and', '"9001_people_and'), 'latin1');
    expect(await runCommandLine(['restore', newer], { ...(await emptyInstallation()), SESSION_SECRET })).toBe(
      1,
    );
    expect(output.stderr.join()).toContain('which is newer than this one');
  });
});

it('a backup without a file that a row needs is written, and ends with code 1', async () => {
  const lost = (await filesIn(original().DATA_DIR)).find((file) => file.startsWith('content/')) ?? '';
  const file = path.join(original().DATA_DIR, 'files', lost);
  const bytes = await readFile(file);
  await rm(file);
  const target = path.join(folder, 'without.tar');
  expect(await runCommandLine(['backup', target], original())).toBe(1);
  expect(output.stderr.join('\n')).toContain(`missing: ${lost}: a row needs it`);
  expect(output.stderr.join('\n')).toContain('The backup has no good bytes of 1 file that rows need');
  await writeFile(file, bytes);
  const restored = { ...(await emptyInstallation()), SESSION_SECRET };
  expect(await runCommandLine(['restore', target], restored)).toBe(1);
  expect(output.stderr.at(-1)).toContain('1 file is missing, see above');
  expect(await runCommandLine(['verify'], restored)).toBe(1);
});
