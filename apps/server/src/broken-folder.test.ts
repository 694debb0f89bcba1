import { chmod, cp, mkdir, mkdtemp, readdir, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { someOf } from '@mijn/jest/long';
import { giveToPostgres } from './platform/database/embedded/programs.ts';
import { runProgram } from './testing/server-process.ts';

jest.setTimeout(120_000);

let folder: string;
let whole: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'mijn-broken-'));
  // PostgreSQL runs as another account if the tests run as root.
  await chmod(folder, 0o711);
  whole = path.join(folder, 'whole');
  const server = runProgram('main.ts', { DATA_DIR: whole, PORT: '0' });
  await server.url;
  server.kill('SIGTERM');
  expect(await server.ended).toBe(0);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function startBroken(
  name: string,
  damage: (postgres: string) => Promise<unknown>,
): Promise<{ dataDir: string; lines: string[] }> {
  const dataDir = path.join(folder, name);
  await cp(whole, dataDir, { recursive: true });
  const postgres = path.join(dataDir, 'postgres');
  await chmod(postgres, 0o700);
  await damage(postgres);
  await giveToPostgres(postgres).catch(() => undefined);
  const server = runProgram('main.ts', { DATA_DIR: dataDir, PORT: '0' });
  expect(await server.ended).toBe(1);
  return { dataDir, lines: server.output().stderr.trim().split('\n') };
}

const RESTORE = expect.stringMatching(/keep the folder, and restore the last backup .* "mijn restore"\.$/u);

describe('a start on a broken data folder', () => {
  const damages: [string, (postgres: string) => Promise<unknown>, RegExp][] = [
    ['damaged', (postgres) => truncate(path.join(postgres, 'global/pg_control'), 100), /read 100 of \d+$/u],
    [
      'without-log',
      async (postgres) => {
        const log = path.join(postgres, 'pg_wal');
        const files = (await readdir(log)).filter((file) => /^[0-9A-F]{24}$/u.test(file));
        await Promise.all(files.map((file) => rm(path.join(log, file))));
      },
      /could not locate a valid checkpoint record/u,
    ],
    ['without-settings', (postgres) => rm(path.join(postgres, 'postgresql.conf')), /postgresql\.conf/u],
    [
      'without-tables',
      (postgres) => rm(path.join(postgres, 'base'), { recursive: true }),
      /directory|does not exist/u,
    ],
  ];

  it.each(someOf(damages))(
    'names the fault of a database that is %s, and says what to do',
    async (name, damage, reason) => {
      const { lines } = await startBroken(name, damage);
      expect(lines).toEqual([expect.stringMatching(/^PostgreSQL could not start in .*postgres: /u), RESTORE]);
      expect(lines[0]).toMatch(reason);
    },
  );

  it('makes no empty database beside the stored files of another', async () => {
    const { dataDir, lines } = await startBroken('lost', async (postgres) => {
      const content = path.join(path.dirname(postgres), 'files/content/ab');
      await mkdir(content, { recursive: true });
      await writeFile(path.join(content, 'ab'.repeat(32)), 'dakgoot');
      await rm(postgres, { recursive: true });
    });
    expect(lines).toEqual([
      `The data folder ${dataDir} has stored files and no database.`,
      expect.stringMatching(/DATABASE_URL .* "mijn restore"\.$/u),
    ]);
    expect(await readdir(dataDir)).not.toContain('postgres');
  });
});
