import { randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { errorCode, StartFault } from './errors.ts';
import { SECRET_LENGTH_MIN } from './variables.ts';

/** The version number of the layout of the data folder. */
const FORMAT = 1;

/** Returns the content of a file, or undefined if the file does not exist. */
async function readIfThere(file: string): Promise<string | undefined> {
  return readFile(file, 'utf8').catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT' || errorCode(error) === 'ENOTDIR') return undefined;
    throw error;
  });
}

/** Returns whether a folder is a data folder that a server or a command has made. */
export async function isDataFolder(folder: string): Promise<boolean> {
  return (await readIfThere(path.join(folder, 'format'))) !== undefined;
}

/**
 * Creates the data folder if it is missing, and checks that it is writable.
 * @throws StartFault if the folder is not writable, or if a newer version of the portal created the folder.
 */
export async function openDataFolder(folder: string): Promise<void> {
  const formatFile = path.join(folder, 'format');
  const probe = path.join(folder, `.probe-${process.pid}`);
  let format: string | undefined;
  try {
    await mkdir(folder, { recursive: true });
    await writeFile(probe, '');
    await rm(probe);
    format = await readIfThere(formatFile);
    if (format === undefined) await writeFile(formatFile, `${FORMAT}\n`);
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'unknown';
    throw new StartFault(
      `The data folder ${folder} can't be written (${reason}): choose another with DATA_DIR.`,
    );
  }
  if (format !== undefined && Number(format) > FORMAT) {
    throw new StartFault(
      `The data folder ${folder} was made by a newer version of the portal (format ${format.trim()}; this one knows ${FORMAT}): start that version.`,
    );
  }
}

const secretFileOf = (folder: string): string => path.join(folder, 'session-secret');

/** Returns the content of the file with the secret, or undefined if the data folder has none. */
export const readSecretFile = async (folder: string): Promise<string | undefined> =>
  readIfThere(secretFileOf(folder));

/**
 * Returns the secret of a local server. The secret is generated once, and kept in a file that only the owner
 * of the file can read. The file appears with its whole content, so that a crash or a second server never reads a part.
 * @throws StartFault if the file has less than a secret needs.
 */
export async function keptSecret(folder: string): Promise<string> {
  const file = secretFileOf(folder);
  if ((await readIfThere(file)) === undefined)
    await keepSecret(folder, randomBytes(32).toString('base64url'));
  const secret = (await readFile(file, 'utf8')).trim();
  if (secret.length >= SECRET_LENGTH_MIN) return secret;
  throw new StartFault(
    `The file ${file} has no secret of at least ${SECRET_LENGTH_MIN} characters.`,
    'Restore it from a backup. Without one, delete it: the next start makes a new secret, and everyone signs in again.',
  );
}

/** Writes the file with the secret, unless the data folder has one. */
export async function keepSecret(folder: string, content: string): Promise<void> {
  const file = secretFileOf(folder);
  const unfinished = `${file}-${process.pid}`;
  await writeFile(unfinished, content, { mode: 0o600, flush: true });
  try {
    await link(unfinished, file);
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error;
  } finally {
    await rm(unfinished);
  }
}
