import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';

/** Milliseconds that no upload lasts. */
const LEFT_AFTER_MS = 24 * 3_600_000;

/** Removes the files that a killed process was receiving: those to which nothing was added for a day. */
export async function removeLeftovers(folder: string, now: Date): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names) {
    const file = path.join(folder, name);
    const found = await stat(file).catch(() => undefined);
    if (found && now.getTime() - found.mtimeMs > LEFT_AFTER_MS) await rm(file, { force: true });
  }
}
