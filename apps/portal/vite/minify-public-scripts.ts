import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { minify } from 'terser';
import type { Plugin } from 'vite';

/**
 * The scripts that run before the portal: watchdog.js watches whether the page starts, and appearance.js applies
 * the colours and the text size that the user chose.
 */
const SCRIPTS = ['watchdog.js', 'appearance.js'];

/** Minifies the scripts of public/, which Vite copies without minifying them. */
export function minifyPublicScripts(): Plugin {
  let folder = '';
  return {
    name: 'minify-public-scripts',
    apply: 'build',
    configResolved: ({ root, build }) => {
      folder = path.resolve(root, build.outDir);
    },
    // This runs before closeBundle, where the files are compressed.
    writeBundle: async () => {
      for (const name of SCRIPTS) {
        const file = path.join(folder, name);
        const { code } = await minify(await readFile(file, 'utf8'), { ecma: 5 });
        if (code === undefined) throw new Error(`${name} did not minify.`);
        await writeFile(file, code);
      }
    },
  };
}
