import path from 'node:path';
import { build } from 'vite';
import { libraryFolder, libraryPage } from '../places.ts';
import { brotliBytes } from '../bundle/sizes.ts';

/** What a page built from a few components of the library carries of it. */
export interface LibraryPage {
  /** The folders of packages/ui that any code or style is of. */
  components: string[];
  /** Whether anything of react-aria came along. */
  hasReactAria: boolean;
  /** The library's own, without React: brotli 11. */
  scriptBytes: number;
  styleBytes: number;
}

const REACT_ARIA = /\/node_modules\/(?:react-aria|react-stately|@internationalized)/u;

/** The component that a module of the library belongs to. */
function componentOf(id: string): string | undefined {
  const inside = path.relative(libraryFolder, id.replace(/^\0/u, '').replace(/\?.*$/u, ''));
  return inside.startsWith('..') || path.isAbsolute(inside) ? undefined : inside.split(path.sep)[0];
}

/** Builds a page with five components of the library. React itself stays outside: it is not the library's weight. */
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
