import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, chown, mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';

jest.setTimeout(240_000);

/** The account `daemon`, which every Linux has: PostgreSQL needs one with a name. */
const OWNER = 1;

/** A public site has no demo. */
const PUBLIC = {
  APP_URL: 'https://mijn.example.nl',
  SESSION_SECRET: 'x'.repeat(40),
  BRAND_FILE: path.resolve(import.meta.dirname, '../../demo/brand.json'),
  STOP_DELAY: '0',
};

const isRoot = process.getuid?.() === 0;

let folder: string;
let dataDir: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'mijn-owner-'));
  await chmod(folder, 0o755);
  dataDir = path.join(folder, 'data');
  await mkdir(dataDir, { mode: 0o700 });
  if (isRoot) await chown(dataDir, OWNER, OWNER);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const source = path.resolve(import.meta.dirname, '..');

function start(program: string, args: readonly string[] = [], account: { uid?: number; gid?: number } = {}) {
  const child = spawn(process.execPath, [path.join(source, program), ...args], {
    ...account,
    cwd: folder,
    env: { ...PUBLIC, PATH: process.env['PATH'] ?? '', DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'silent' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  return { child, output: text(child.stdout), errors: text(child.stderr), ended: once(child, 'exit') };
}

async function run(...args: string[]) {
  const { child, output, errors, ended } = start('cli/main.ts', args);
  await ended;
  return { code: child.exitCode, output: await output, errors: await errors };
}

async function startServer(account = {}) {
  const server = start('main.ts', [], account);
  await once(server.child.stdout, 'data');
  return {
    stop: async () => {
      server.child.kill('SIGTERM');
      await server.ended;
      return { code: server.child.exitCode, errors: await server.errors };
    },
  };
}

/** Returns the entries of the data folder that do not belong to its owner. */
async function listStrange(): Promise<string[]> {
  const names = await readdir(dataDir, { recursive: true });
  const owners = await Promise.all(
    names.map(async (name) => [name, await stat(path.join(dataDir, name)).catch(() => undefined)] as const),
  );
  return owners.flatMap(([name, found]) => (found && found.uid !== OWNER ? [name] : []));
}

(isRoot ? describe : describe.skip)('commands of root beside a server of another account', () => {
  it('run as that account, so that the server keeps its files, and starts again', async () => {
    const server = await startServer({ uid: OWNER, gid: OWNER });
    const imports = path.join(folder, 'import');
    await mkdir(imports, { mode: 0o755 });
    expect((await run('import', imports)).errors).not.toContain('    at ');
    const archives = path.join(folder, 'archives');
    await mkdir(archives, { mode: 0o700 });
    await mkdir(path.join(archives, 'deeper'));
    // The owner may not write there: in a folder that it can't enter, in one of those, and in one that it only reads.
    for (const [mode, file] of [
      [0o700, 'one.tar'],
      [0o700, 'deeper/one.tar'],
      [0o755, 'one.tar'],
    ] as const) {
      await chmod(archives, mode);
      const refused = await run('backup', path.join(archives, file));
      expect([refused.code, refused.errors.trim().split('\n').length]).toEqual([1, 1]);
      expect(refused.errors).toContain(`The account ${OWNER} may not`);
    }
    await chown(archives, OWNER, OWNER);
    expect((await run('backup', path.join(archives, 'one.tar'))).code).toBe(0);
    expect(await listStrange()).toEqual([]);
    expect(await server.stop()).toEqual({ code: 0, errors: '' });

    // A server that root starts is no exception.
    const ofRoot = await startServer();
    expect((await run('status')).code).toBe(0);
    expect(await ofRoot.stop()).toEqual({ code: 0, errors: '' });
    expect(await listStrange()).toEqual([]);
  });
});
