import { chmod, mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { runProgram, type ServerProcess } from '../../testing/server-process.ts';
import { errorCode } from './errors.ts';

jest.setTimeout(120_000);

let parent: string;
let server: ServerProcess | undefined;
let umask: number;

beforeEach(async () => {
  parent = await mkdtemp(path.join(tmpdir(), 'mijn-modes-'));
  // The programs that the test starts inherit a mask that would let everybody read.
  umask = process.umask(0);
});
afterEach(async () => {
  process.umask(umask);
  server?.kill('SIGTERM');
  await server?.ended;
  await rm(parent, { recursive: true });
});

async function modeOf(file: string): Promise<number | undefined> {
  try {
    return (await stat(file)).mode & 0o777;
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}

/** PostgreSQL itself keeps some entries of closed folders. */
const OF_POSTGRES = /^data\/(?:postgres|socket)\//u;

/** The running server may remove an entry while this function lists the folder. */
async function openEntries(folder: string): Promise<string[]> {
  const found: string[] = [];
  for (const entry of await readdir(folder, { recursive: true })) {
    const mode = await modeOf(path.join(folder, entry));
    if (mode !== undefined && !OF_POSTGRES.test(entry) && (mode & 0o077) !== 0)
      found.push(`${entry} ${mode.toString(8)}`);
  }
  return found;
}

it('other accounts can read nothing that the server and the command line write, also in a folder that was open', async () => {
  const data = path.join(parent, 'data');
  await mkdir(path.join(data, 'mail'), { recursive: true });
  await writeFile(path.join(data, 'mail', 'earlier.eml'), 'Aan: Anna');
  await chmod(data, 0o777);
  const environment = {
    PATH: process.env['PATH'] ?? '',
    DATA_DIR: data,
    DEMO_DAY: '2026-11-25',
    PORT: '0',
    LOG_LEVEL: 'fatal',
  };
  const run = async (...args: string[]) => runProgram('cli/main.ts', environment, args).ended;

  server = runProgram('main.ts', environment, ['--demo']);
  await server.prints('Stop with Ctrl-C');
  expect(await run('users', 'add', '--email', 'bea@example.nl', '--name', 'Bea de Vries', '--mail')).toBe(0);
  expect(await run('backup', path.join(parent, 'backup.tar'))).toBe(0);
  expect(await run('mail', 'preview', '--out', path.join(parent, 'preview'))).toBe(0);

  const all = await readdir(parent, { recursive: true });
  expect(all.filter((name) => /^data\/files\/.*\w{64}/u.test(name)).length).toBeGreaterThan(100);
  expect(all.filter((name) => name.endsWith('.eml')).length).toBeGreaterThan(1);
  const mode = async (name: string) => modeOf(path.join(parent, name));
  // A server that runs as root lets the account of PostgreSQL pass.
  expect(await mode('data')).toBe(process.getuid?.() === 0 ? 0o711 : 0o700);
  expect(await mode('data/mail')).toBe(0o700);
  const open = (await openEntries(parent)).filter((entry) => !/^data 7|^data\/mail\/earlier/u.test(entry));
  expect(open).toEqual([]);
});
