import { cp } from 'node:fs/promises';
import path from 'node:path';
import { giveAway } from '../platform/database/embedded/programs.ts';

/** The path of the data folder that `demo:data` creates. No server runs on this folder. */
export const DEMO_DATA = path.resolve(import.meta.dirname, '../../dist/demo-data');

/** Copies the data folder of the demo, for a server of the caller. */
export async function copyDemoData(to: string): Promise<void> {
  await cp(DEMO_DATA, to, { recursive: true, preserveTimestamps: true });
  await giveAway(path.join(to, 'postgres'));
}
