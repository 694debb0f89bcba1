import { inKb } from './checks.ts';
import type { BytesOf, ModulesOf, Route } from './files.ts';

/** The chunks and the modules of each that have a line, largest first. The others are counted together. */
const CHUNKS_SHOWN = 24;
const MODULES_SHOWN = 6;

/** The number of screens up to which a chunk has them named. */
const SCREENS_NAMED = 2;

const LIBRARY = /^(?!apps\/|packages\/)((?:@[^/]+\/)?[^/]+)\/.+$/u;

/** Returns the name under which a module is counted: a library counts as a whole, and the icons do. */
const sourceOf = (module: string): string =>
  module.startsWith('icon:')
    ? 'icons'
    : module.replace(LIBRARY, '$1').replace(/^apps\/portal\/src\/|^packages\//u, '');

interface Chunk {
  file: string;
  bytes: number;
  loadedBy: string;
  /** The largest sources, with their share of the bytes: the share that they have before compression. */
  sources: readonly { name: string; bytes: number }[];
}

function usersOf(file: string, routes: readonly Route[], frame: ReadonlySet<string>): string {
  const users = routes.filter(({ scripts }) => scripts.has(file));
  if (routes.some(({ name, scripts }) => name === '/login' && scripts.has(file))) return 'login';
  if (frame.has(file)) return 'frame';
  if (users.length === 0) return 'on demand';
  return users.length > SCREENS_NAMED
    ? `${users.length} screens`
    : users.map(({ name }) => name).join(' and ');
}

/** Returns the chunks of the build, largest first. */
export function chunksOf(
  modulesOf: ModulesOf,
  routes: readonly Route[],
  frame: ReadonlySet<string>,
  bytesOf: BytesOf,
): Chunk[] {
  const chunks = Object.entries(modulesOf).map(([file, modules]) => {
    const lengths = new Map<string, number>();
    for (const [module, length] of Object.entries(modules)) {
      const name = sourceOf(module);
      lengths.set(name, (lengths.get(name) ?? 0) + length);
    }
    const whole = [...lengths.values()].reduce((sum, length) => sum + length, 0);
    const bytes = bytesOf(file);
    const sources = [...lengths]
      .map(([name, length]) => ({ name, bytes: whole === 0 ? 0 : (bytes * length) / whole }))
      .toSorted((one, other) => other.bytes - one.bytes);
    return { file, bytes, loadedBy: usersOf(file, routes, frame), sources };
  });
  return chunks.toSorted((one, other) => other.bytes - one.bytes);
}

/** Returns the page of figures that says where the bytes went, chunk by chunk. */
export function chunkPage(chunks: readonly Chunk[]): string[] {
  const lines = chunks.slice(0, CHUNKS_SHOWN).map(({ file, bytes, loadedBy, sources }) => {
    const largest = sources.slice(0, MODULES_SHOWN).map((source) => `${source.name} ${inKb(source.bytes)}`);
    const others = sources.length > MODULES_SHOWN ? `, and ${sources.length - MODULES_SHOWN} more` : '';
    return `${inKb(bytes).padStart(9)}  ${loadedBy} (${file.replace('assets/', '')}): ${largest.join(', ')}${others}`;
  });
  const rest = chunks.slice(CHUNKS_SHOWN);
  if (rest.length === 0) return lines;
  const bytes = rest.reduce((sum, chunk) => sum + chunk.bytes, 0);
  return [...lines, `${inKb(bytes).padStart(9)}  ${rest.length} other chunks`];
}
