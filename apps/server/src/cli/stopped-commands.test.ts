import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { until } from '../testing/killed-servers.ts';
import { runProgram, type ServerProcess } from '../testing/server-process.ts';

jest.setTimeout(180_000);

const ROWS = 5000;

let parent: string;
let folder: string;
let dataDir: string;

beforeEach(async () => {
  parent = await mkdtemp(path.join(tmpdir(), 'mijn-stopped-'));
  folder = path.join(parent, 'import');
  dataDir = path.join(parent, 'data');
  const { ended } = runProgram('cli/main.ts', { DATA_DIR: dataDir }, [
    'import',
    await writeFolder(1),
    '--create',
  ]);
  expect(await ended).toBe(0);
});
afterEach(() => rm(parent, { recursive: true }));

async function writeFolder(rows: number): Promise<string> {
  const codes = Array.from({ length: rows }, (_, number) => `A${number},VvE ${number}`);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder);
  await writeFile(path.join(folder, 'associations.csv'), `code,name\n${codes.join('\n')}\n`);
  return folder;
}

const command = (...args: string[]): ServerProcess => runProgram('cli/main.ts', { DATA_DIR: dataDir }, args);

/** Returns the id of the PostgreSQL of the data folder, which writes it into a file. */
const postgres = async (): Promise<number> =>
  Number((await readFile(path.join(dataDir, 'postgres/postmaster.pid'), 'utf8')).split('\n')[0]);

const runs = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

/** Begins a large import without a server, and ends it while it writes. */
async function stopWhileWriting(signal: NodeJS.Signals) {
  const begun = command('import', await writeFolder(ROWS));
  await until(() => begun.output().stderr.includes('Importing associations.csv'), 'rows are written');
  const pid = await postgres();
  begun.kill(signal);
  return { code: await begun.ended, lastLine: begun.output().stderr.trim().split('\n').at(-1), pid };
}

describe('a command without a server', () => {
  it.each([
    ['SIGINT', 130],
    ['SIGTERM', 143],
  ] as const)('that gets %s ends in a line, with its PostgreSQL', async (signal, code) => {
    const stopped = await stopWhileWriting(signal);
    expect(stopped).toMatchObject({
      code,
      lastLine:
        'The command was stopped before its end. A part of the rows may be in the portal. Run the same import again: it completes the rest.',
    });
    await until(() => !runs(stopped.pid), 'PostgreSQL has ended');
  });

  it('leaves no PostgreSQL of a command that was killed before it', async () => {
    const { pid } = await stopWhileWriting('SIGKILL');
    expect(runs(pid)).toBe(true);
    const next = command('import', folder);
    expect(await next.ended).toBe(0);
    expect(next.output().stdout).toMatch(/associations\.csv: \d+ created, .*\d+ unchanged\n/u);
    expect(runs(pid)).toBe(false);
    await expect(postgres()).rejects.toThrow('ENOENT');
  });
});
