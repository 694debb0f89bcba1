import path from 'node:path';
import { minifySync, type Plugin, type Rolldown } from 'vite';

const TABLE = '.vite/modules.json';

/** The minified bytes of each module of a chunk, before compression, by its path in the repository. */
type ChunkModules = Record<string, number>;

const PROJECT = path.resolve(import.meta.dirname, '../../..');
const BELOW_LIBRARIES = /^.*\/node_modules\//u;

/** Returns the path of a module in the repository or in its library, or the name that a plugin gave it. */
const nameOf = (id: string): string =>
  id
    .replace(/^\0|\?.*$/gu, '')
    .replace(BELOW_LIBRARIES, '')
    .replace(`${PROJECT}/`, '');

/** Returns the bytes of a module without comments, spaces and long names, which would hide what is really large. */
function bytesOf(id: string, code: string): number {
  // One module does not use its own exports, so that compressing would drop them.
  const { code: short } = minifySync(`${id}.js`, code, { module: true, compress: false });
  return Buffer.byteLength(short);
}

function modulesOf({ modules }: Rolldown.OutputChunk): ChunkModules {
  const all: ChunkModules = {};
  for (const [id, { code }] of Object.entries(modules)) {
    const name = nameOf(id);
    if (code) all[name] = (all[name] ?? 0) + bytesOf(id, code);
  }
  return all;
}

/** Writes what each chunk of the build has, for the figures of the bundle. No server sends it, as the path has a dot. */
export function chunkModules(): Plugin {
  return {
    name: 'chunk-modules',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
        const table = Object.fromEntries(chunks.map((chunk) => [chunk.fileName, modulesOf(chunk)]));
        this.emitFile({ type: 'asset', fileName: TABLE, source: JSON.stringify(table) });
      },
    },
  };
}
