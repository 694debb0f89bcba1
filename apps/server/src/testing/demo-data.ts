import { cp } from 'node:fs/promises';
import path from 'node:path';
import { giveAway } from '../database/embedded/programs.ts';

/** The data folder that `demo:data` creates; no server runs on it. */
export const DEMO_DATA = path.resolve(import.meta.dirname, '../../dist/demo-data');

/** Copies the demo's data folder, for a server of its own. */
export async function copyDemoData(to: string): Promise<void> {
  await cp(DEMO_DATA, to, { recursive: true, preserveTimestamps: true });
  await giveAway(path.join(to, 'postgres'));
}
