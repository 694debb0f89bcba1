import path from 'node:path';
import type { Plugin } from 'vite';

const KY = /\/node_modules\/ky\/distribution\/core\/Ky\.js$/u;

/**
 * Leaves out the code of ky for progress. The portal reports that of its uploads with code that loads with the first
 * upload.
 */
export const withoutProgress = (): Plugin => ({
  name: 'without-progress',
  enforce: 'pre',
  resolveId: (source, importer) =>
    source === '../utils/body.js' && importer && KY.test(importer)
      ? path.resolve(import.meta.dirname, 'no-progress.js')
      : undefined,
});
