import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { build, resolveConfig } from 'vite';
import { floorPartsFolder, floorsFolder, portalFolder } from '../places.ts';
import { readManifest, totalBytes, wireBytesIn } from './files.ts';

/** Each floor has the parts of those before it, and one more library. */
export const floorSteps: readonly { part: string; label: string }[] = [
  { part: 'react', label: 'react + react-dom' },
  { part: 'router', label: '+ react-router, declarative' },
  { part: 'store', label: '+ Redux Toolkit, RTK Query, react-redux' },
  { part: 'persist', label: '+ redux-persist' },
  { part: 'form', label: '+ formik' },
  { part: 'client', label: '+ ky' },
  { part: 'fields', label: '+ react-aria-components Button, TextField' },
];

/** The number of parts of the floor with plain fields. */
export const LEAN = floorSteps.length - 1;

export interface Floor {
  folder: string;
  /** The bytes of JavaScript, compressed with brotli at level 11. */
  scriptBytes: number;
}

const PAGE = `<!doctype html><html lang="nl"><meta charset="utf-8" /><title>Inloggen</title>
<meta name="viewport" content="width=device-width, initial-scale=1" />
<div id="root"></div><script type="module" src="/main.ts"></script></html>
`;

/** Builds a page that loads the first so many libraries, and shows the sign-in page with plain fields. */
export async function buildFloor(count: number): Promise<Floor> {
  const root = path.join(floorsFolder, `${count}`);
  const folder = path.join(root, 'dist');
  const libraries = floorSteps.slice(1, count).map(({ part }) => part);
  await rm(root, { recursive: true, force: true });
  await mkdir(root, { recursive: true });
  await writeFile(path.join(root, 'index.html'), PAGE);
  await writeFile(
    path.join(root, 'main.ts'),
    [
      `import { render } from '${floorPartsFolder}/react.tsx';`,
      ...libraries.map((part) => `import { kept as ${part} } from '${floorPartsFolder}/${part}.ts';`),
      `render(globalThis.libraries = [${libraries.join(', ')}]);`,
    ].join('\n'),
  );
  // The mode is given, because otherwise Vite sets this process to development mode, which also affects later builds.
  const config = { root: portalFolder, logLevel: 'error' } as const;
  const { build: asPortal } = await resolveConfig(config, 'build', 'production', 'production');
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [{ ...optimizeLocales.vite({ locales: ['nl-NL'] }), enforce: 'pre' }],
    build: {
      manifest: true,
      target: asPortal.target,
      minify: asPortal.minify,
      terserOptions: asPortal.terserOptions,
    },
  });
  const files = Object.values(await readManifest(folder)).map(({ file }) => file);
  const scripts = new Set(files.filter((file) => file.endsWith('.js')));
  return { folder, scriptBytes: totalBytes(scripts, wireBytesIn(folder)) };
}
