import path from 'node:path';
import { build, type Plugin } from 'vite';

const ENTRY = path.resolve(import.meta.dirname, '../src/service-worker/service-worker.ts');

/** The name never changes, because a browser looks for a new service worker at the address of the old one. */
const FILE = 'service-worker.js';

/** Returns the service worker as one classic script, because Firefox runs no modules as a service worker. */
async function buildServiceWorker(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      copyPublicDir: false,
      target: 'es2022',
      minify: 'terser',
      rolldownOptions: { input: ENTRY, output: { format: 'iife' } },
    },
  });
  const outputs = Array.isArray(built) ? built : [built];
  const [code] = outputs.flatMap((one) =>
    'output' in one ? one.output.flatMap((file) => (file.type === 'chunk' ? [file.code] : [])) : [],
  );
  if (code === undefined) throw new Error('The service worker was not built.');
  return code;
}

/** Adds the service worker to the build, apart from the files of the portal, so that they share no chunk. */
export function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: FILE, source: await buildServiceWorker() });
    },
  };
}
