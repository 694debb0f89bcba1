import { chmod, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { errorCode, StartFault } from './errors.ts';

/** The version number of the layout of the data folder. */
const FORMAT = 1;

/** Returns the content of a file, or undefined if the file does not exist. */
async function readIfThere(file: string): Promise<string | undefined> {
  return readFile(file, 'utf8').catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT' || errorCode(error) === 'ENOTDIR') return undefined;
    throw error;
  });
}

/**
 * The codes of a refused change of a mode, on a folder of another account or a file system without modes, and of a file
 * that another process has removed since it was listed.
 */
const REFUSALS: ReadonlySet<string> = new Set(['EPERM', 'ENOTSUP', 'ENOENT']);

/** The mode bits that give other accounts anything. */
const OTHERS = 0o077;

/** Lets no other account read what a process creates: data, mails, documents and backups have personal data. */
export function keepFilesPrivate(): void {
  process.umask(OTHERS);
}

/**
 * Closes a data folder to other accounts, also one that an earlier version has made. It closes what is directly in the
 * folder, and thereby all below it. A folder of another account, such as a volume of Kubernetes, keeps its mode.
 */
async function closeToOthers(folder: string): Promise<void> {
  // PostgreSQL, which runs as another account if the server runs as root, passes through the folder to its cluster.
  await chmod(folder, process.getuid?.() === 0 ? 0o711 : 0o700);
  for (const name of await readdir(folder)) {
    const entry = path.join(folder, name);
    const { mode } = await stat(entry);
    if ((mode & OTHERS) !== 0) await chmod(entry, mode & ~OTHERS);
  }
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
    await closeToOthers(folder).catch((error: unknown) => {
      if (!REFUSALS.has(errorCode(error) ?? '')) throw error;
    });
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
