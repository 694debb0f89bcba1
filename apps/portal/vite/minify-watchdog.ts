import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { minify } from 'terser';
import type { Plugin } from 'vite';

/** Minifies the script that watches the page: Vite copies the files of public/ as they are. */
export function minifyWatchdog(): Plugin {
  let file = '';
  return {
    name: 'minify-watchdog',
    apply: 'build',
    configResolved: ({ root, build }) => {
      file = path.resolve(root, build.outDir, 'watchdog.js');
    },
    // Before the files are compressed, in closeBundle.
    writeBundle: async () => {
      const { code } = await minify(await readFile(file, 'utf8'), { ecma: 5 });
      if (code === undefined) throw new Error('The watchdog did not minify.');
      await writeFile(file, code);
    },
  };
}
