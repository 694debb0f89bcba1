import { chmod, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { errorCode, StartFault } from './errors.ts';

const FORMAT = 1;

async function readIfThere(file: string): Promise<string | undefined> {
  return readFile(file, 'utf8').catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT' || errorCode(error) === 'ENOTDIR') return undefined;
    throw error;
  });
}

/** The errors of a refused change of a mode: another account, a file system without modes, or a file that was removed. */
const REFUSALS: ReadonlySet<string> = new Set(['EPERM', 'ENOTSUP', 'ENOENT']);

/** The mode bits that give other accounts anything. */
const OTHERS = 0o077;

/** Lets no other account read what a process creates: data, mails, documents and backups have personal data. */
export function keepFilesPrivate(): void {
  process.umask(OTHERS);
}

/** Closing the entries of the folder closes all below. A folder of another account (Kubernetes) keeps its mode. */
async function closeToOthers(folder: string): Promise<void> {
  // PostgreSQL, which runs as another account if the server runs as root, passes through the folder to its cluster.
  await chmod(folder, process.getuid?.() === 0 ? 0o711 : 0o700);
  for (const name of await readdir(folder)) {
    const entry = path.join(folder, name);
    const { mode } = await stat(entry);
    if ((mode & OTHERS) !== 0) await chmod(entry, mode & ~OTHERS);
  }
}

export async function isDataFolder(folder: string): Promise<boolean> {
  return (await readIfThere(path.join(folder, 'format'))) !== undefined;
}

/** @throws StartFault if the folder is not writable, or if a newer version of the portal created the folder. */
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
