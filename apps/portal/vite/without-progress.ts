import path from 'node:path';
import type { Plugin } from 'vite';

const KY = /\/node_modules\/ky\/distribution\/core\/Ky\.js$/u;

/**
 * Leaves out the code with which ky reports the progress of a body. The portal reports that of its uploads itself, with code that
 * loads with the first upload.
 */
export const withoutProgress = (): Plugin => ({
  name: 'without-progress',
  enforce: 'pre',
  resolveId: (source, importer) =>
    source === '../utils/body.js' && importer && KY.test(importer)
      ? path.resolve(import.meta.dirname, 'no-progress.js')
      : undefined,
});
