import { build } from 'vite';
import { brotliBytes } from '../bundle/sizes.ts';
import { clientPage } from '../places.ts';

export interface ClientPage {
  /** The bytes of the scripts that the page starts with, compressed with brotli at level 11. */
  scriptBytes: number;
  modules: string[];
}

export async function buildClientPage(): Promise<ClientPage> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      target: 'es2024',
      // A library has no helper of Vite for later scripts.
      lib: { entry: clientPage, formats: ['es'], fileName: 'page' },
      rolldownOptions: { output: { minify: true } },
    },
  });
  const [result] = Array.isArray(built) ? built : [built];
  if (!result || !('output' in result)) throw new Error('Vite watches instead of building.');
  const chunks = result.output.filter((file) => file.type === 'chunk');
  const later = new Set(chunks.flatMap(({ dynamicImports }) => dynamicImports));
  const first = chunks.filter(({ fileName }) => !later.has(fileName));
  return {
    scriptBytes: first.reduce((sum, { code }) => sum + brotliBytes(code), 0),
    modules: first.flatMap(({ modules }) =>
      Object.entries(modules).flatMap(([id, { code }]) => (code ? [id] : [])),
    ),
  };
}
