import { chown, readdir, stat } from 'node:fs/promises';
import path from 'node:path';

/** "nobody" on every Linux: PostgreSQL refuses to run as root. */
const NOBODY = 65_534;
const OTHERS_MAY_PASS = 0o001;

const isRoot = (): boolean => process.getuid?.() === 0;

/** A program as it is to be started: under the server's own account, or nobody's when that is root. */
export interface Launch {
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
 * How to start a program of PostgreSQL. Where root keeps the project or its data in a folder that nobody else may
 * enter, such as /root, the account alone would not do: `setpriv` (of every Linux) then lets it pass folders too.
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
  // PostgreSQL looks at its files with access(), which forgets capabilities unless this bit says otherwise.
  const passing = [
    '--inh-caps=+dac_override',
    '--ambient-caps=+dac_override',
    '--securebits=+no_setuid_fixup',
  ];
  return { program: 'setpriv', args: [...account, ...passing, '--', program, ...args], account: {} };
}

/** Gives a folder, with all in it, to the account that PostgreSQL runs under. */
export async function giveAway(folder: string): Promise<void> {
  if (!isRoot()) return;
  await chown(folder, NOBODY, NOBODY);
  for (const entry of await readdir(folder, { recursive: true })) {
    await chown(path.join(folder, entry), NOBODY, NOBODY);
  }
}
