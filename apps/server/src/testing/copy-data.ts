import { cp } from 'node:fs/promises';
import path from 'node:path';
import { giveAway } from '../database/embedded/programs.ts';

/** Copies a data folder that no server runs on, for a server of its own. */
export async function copyData(from: string, to: string): Promise<void> {
  await cp(from, to, { recursive: true, preserveTimestamps: true });
  await giveAway(path.join(to, 'postgres'));
}
