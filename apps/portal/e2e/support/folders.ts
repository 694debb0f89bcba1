import { tmpdir } from 'node:os';
import path from 'node:path';

export const serverEnvironment = {
  LOG_LEVEL: 'warn',
  // The machine may run the stories at the same time, and the journeys test drawn pages.
  DRAW_MS_MAX: '10000',
  // The compile cache outlives the run, which makes the start of a server a third shorter. Node checks that its entries
  // belong to the code.
  NODE_COMPILE_CACHE: path.join(tmpdir(), 'node-compile-cache'),
};

export function folderOfRun(): string {
  const folder = process.env['E2E_DIR'];
  if (folder === undefined) throw new Error('Set E2E_DIR.');
  return folder;
}

export const sharedDataIn = (folder: string): string => path.join(folder, 'shared');
