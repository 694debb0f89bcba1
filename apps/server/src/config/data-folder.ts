import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
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
