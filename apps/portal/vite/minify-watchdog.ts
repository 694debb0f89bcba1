import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { minify } from 'terser';
import type { Plugin } from 'vite';

/**
 * Minifies watchdog.js, the script that watches whether the page starts. Vite copies the files of public/
 * without minifying them.
 */
export function minifyWatchdog(): Plugin {
  let file = '';
  return {
    name: 'minify-watchdog',
    apply: 'build',
    configResolved: ({ root, build }) => {
      file = path.resolve(root, build.outDir, 'watchdog.js');
    },
    // This runs before closeBundle, where the files are compressed.
    writeBundle: async () => {
      const { code } = await minify(await readFile(file, 'utf8'), { ecma: 5 });
      if (code === undefined) throw new Error('The watchdog did not minify.');
      await writeFile(file, code);
    },
  };
}
