import path from 'node:path';
import { build } from 'vite';
import { libraryFolder, libraryPage } from '../places.ts';
import { brotliBytes } from '../bundle/sizes.ts';

export interface LibraryPage {
  components: string[];
  hasReactAria: boolean;
  /** The bytes of JavaScript without React, compressed with brotli at level 11. */
  scriptBytes: number;
  styleBytes: number;
}

const REACT_ARIA = /\/node_modules\/(?:react-aria|react-stately|@internationalized)/u;

function componentOf(id: string): string | undefined {
  const inside = path.relative(libraryFolder, id.replace(/^\0/u, '').replace(/\?.*$/u, ''));
  return inside.startsWith('..') || path.isAbsolute(inside) ? undefined : inside.split(path.sep)[0];
}

/** Builds a page with five components of the library. React is external, because its bytes are not part of the library. */
export async function buildLibraryPage(): Promise<LibraryPage> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: { input: libraryPage, external: /^react(?:-dom)?(?:\/|$)/u },
    },
  });
  const [result] = Array.isArray(built) ? built : [built];
  if (!result || !('output' in result)) throw new Error('Vite watches instead of building.');
  const chunks = result.output.filter((file) => file.type === 'chunk');
  const styles = result.output.filter((file) => file.type === 'asset' && file.fileName.endsWith('.css'));
  const rendered = chunks.flatMap(({ modules }) =>
    Object.entries(modules).flatMap(([id, { code }]) => (code || id.includes('.css') ? [id] : [])),
  );
  const components = rendered.flatMap((id) => componentOf(id) ?? []);
  return {
    components: [...new Set(components)].toSorted(),
    hasReactAria: rendered.some((id) => REACT_ARIA.test(id)),
    scriptBytes: chunks.reduce((sum, { code }) => sum + brotliBytes(code), 0),
    styleBytes: styles.reduce(
      (sum, file) => sum + (file.type === 'asset' ? brotliBytes(Buffer.from(file.source)) : 0),
      0,
    ),
  };
}
