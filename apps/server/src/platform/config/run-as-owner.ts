import { constants } from 'node:fs';
import { access, stat } from 'node:fs/promises';
import path from 'node:path';
import { StartFault } from './errors.ts';

interface Account {
  uid: number;
  gid: number;
}

/** Returns the account that made a data folder. An operator may have made the folder itself, such as that of a volume. */
async function ownerOf(folder: string): Promise<Account | undefined> {
  const made = await stat(path.join(folder, 'format')).catch(() => undefined);
  return made ?? stat(folder).catch(() => undefined);
}

/** Returns whether the account of this process reaches a folder or file. */
const isReached = (place: string, mode: number): Promise<boolean> =>
  access(place, mode).then(
    () => true,
    () => false,
  );

/**
 * Lets root go on as the account that owns the data folder. Otherwise the files that root makes, and the socket of the database, are out of
 * reach for the server (docs/product.md#commands). Call this before anything is made. @throws StartFault if that account can't go on.
 */
export async function runAsOwner(folder: string): Promise<void> {
  if (process.getuid?.() !== 0) return;
  const owner = await ownerOf(folder);
  if (!owner || owner.uid === 0) return;
  const { uid, gid } = owner;
  process.setgroups?.([gid]);
  process.setgid?.(gid);
  process.setuid?.(uid);
  if (!(await isReached(folder, constants.R_OK | constants.W_OK | constants.X_OK)))
    throw new StartFault(
      `The data folder ${folder} belongs to the account ${uid}, which reaches it only in its own service: give the command with systemd-run, as tooling/deploy/README.md says.`,
    );
  if (await isReached(import.meta.filename, constants.R_OK)) return;
  throw new StartFault(
    `The data folder ${folder} belongs to the account ${uid}, which can't read the program: let it read ${path.resolve(import.meta.dirname, '../../../../..')}.`,
  );
}
