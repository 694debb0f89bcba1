import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { build, resolveConfig } from 'vite';
import { floorPartsFolder, floorsFolder, portalFolder } from '../places.ts';
import { readManifest } from './manifest.ts';
import { totalBytes, wireBytesIn } from './sizes.ts';

export type FloorPart = 'react' | 'router' | 'store' | 'persist' | 'form' | 'client' | 'fields';

export const floorSteps: readonly { part: FloorPart; label: string }[] = [
  { part: 'react', label: 'react + react-dom' },
  { part: 'router', label: '+ react-router, declarative with React.lazy' },
  { part: 'store', label: '+ Redux Toolkit, RTK Query, react-redux' },
  { part: 'persist', label: '+ redux-persist' },
  { part: 'form', label: '+ formik' },
  { part: 'client', label: '+ ky' },
  { part: 'fields', label: '+ react-aria-components Button, TextField' },
];

export const allParts: readonly FloorPart[] = floorSteps.map(({ part }) => part);
/** The required libraries with plain fields. */
export const leanParts: readonly FloorPart[] = allParts.filter((part) => part !== 'fields');

export interface Floor {
  folder: string;
  /** The bytes of JavaScript, compressed with brotli at level 11. */
  scriptBytes: number;
}

export function floorScript(parts: readonly FloorPart[], partsFolder: string): string {
  const imports = parts.map(
    (part, index) => `import { Part as Part${index} } from '${partsFolder}/${part}.tsx';`,
  );
  const opening = parts.map((_, index) => `<Part${index}>`).join('');
  const closing = parts.map((_, index) => `</Part${parts.length - 1 - index}>`).join('');
  return [
    "import { createRoot } from 'react-dom/client';",
    ...imports,
    `createRoot(document.querySelector('#root')).render(${opening}${closing});`,
    '',
  ].join('\n');
}

const page = `<!doctype html>
<html lang="nl">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Inloggen</title>
  </head>
  <body>
    <div id="root"></div>
    <script type="module" src="/main.tsx"></script>
  </body>
</html>
`;

export async function buildFloor(name: string, parts: readonly FloorPart[]): Promise<Floor> {
  const root = path.join(floorsFolder, name);
  const folder = path.join(root, 'dist');
  await rm(root, { recursive: true, force: true });
  await mkdir(root, { recursive: true });
  await writeFile(path.join(root, 'main.tsx'), floorScript(parts, floorPartsFolder));
  await writeFile(path.join(root, 'index.html'), page);
  // The mode is given, because otherwise Vite sets this process to development mode, which also affects later
  // builds.
  const { build: asPortal } = await resolveConfig(
    { root: portalFolder, logLevel: 'error' },
    'build',
    'production',
    'production',
  );
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
  const manifest = await readManifest(folder);
  const scripts = new Set(
    Object.values(manifest)
      .map(({ file }) => file)
      .filter((file) => file.endsWith('.js')),
  );
  return { folder, scriptBytes: totalBytes(scripts, wireBytesIn(folder)) };
}
