import { cp } from 'node:fs/promises';
import path from 'node:path';
import { giveToPostgres } from '../platform/database/embedded/programs.ts';

/** No server runs on this folder. */
export const DEMO_DATA = path.resolve(import.meta.dirname, '../../dist/demo-data');

export async function copyDemoData(to: string): Promise<void> {
  await cp(DEMO_DATA, to, { recursive: true, preserveTimestamps: true });
  await giveToPostgres(path.join(to, 'postgres'));
}
