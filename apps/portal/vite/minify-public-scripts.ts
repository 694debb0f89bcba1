import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { minify } from 'terser';
import type { Plugin } from 'vite';

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
    // closeBundle compresses the files afterwards.
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
