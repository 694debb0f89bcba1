import path from 'node:path';
import { build, type Manifest } from 'vite';
import { floorsFolder, portalFolder, projectRoot } from '../places.ts';
import { pageOf, filesOf, screensOf, shellOf } from './manifest.ts';
import { brotliBytes } from './sizes.ts';

export interface Weight {
  name: string;
  bytes: number;
}

interface Chunk {
  code: string;
  modules: Record<string, { code: string | null }>;
}

export function ownerOf(id: string): string {
  const library = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//u.exec(id)?.[1];
  if (library !== undefined) return library;
  const inside = path.relative(projectRoot, id);
  return inside.startsWith('..') || id.startsWith('\0') ? 'made by the bundler' : path.dirname(inside);
}

/** Compression removes repetition across modules, so the bytes of a chunk are divided by the compressed size of each module alone. */
export function weigh(chunks: readonly Chunk[]): Weight[] {
  const bytes = new Map<string, number>();
  for (const { code, modules } of chunks) {
    const alone = Object.entries(modules).map(([id, module]) => ({
      owner: ownerOf(id),
      bytes: module.code ? brotliBytes(module.code) : 0,
    }));
    const sum = alone.reduce((total, one) => total + one.bytes, 0);
    const scale = sum === 0 ? 0 : brotliBytes(code) / sum;
    for (const one of alone) bytes.set(one.owner, (bytes.get(one.owner) ?? 0) + one.bytes * scale);
  }
  return [...bytes]
    .map(([name, weight]) => ({ name, bytes: weight }))
    .toSorted((one, other) => other.bytes - one.bytes);
}

/** Builds the portal again in memory, and returns the bytes that each package or source folder adds to a screen. */
export async function heaviestOf(screenName: string, withShell: boolean): Promise<Weight[]> {
  const built = await build({
    root: portalFolder,
    logLevel: 'error',
    build: { write: false, outDir: path.join(floorsFolder, 'portal') },
  });
  const [output] = Array.isArray(built) ? built : [built];
  if (!output || !('output' in output)) throw new Error('Vite watches instead of building.');
  const asset = output.output.find(({ fileName }) => fileName === '.vite/manifest.json');
  if (asset?.type !== 'asset') throw new Error('The build has no manifest.');
  const manifest: Manifest = JSON.parse(asset.source.toString());
  const screen = screensOf(manifest).find(({ name }) => name === screenName);
  const keys = [pageOf(manifest), ...(withShell ? [shellOf(manifest)] : []), ...(screen ? [screen.key] : [])];
  const { scripts } = filesOf(manifest, keys);
  return weigh(
    output.output.flatMap((one) => (one.type === 'chunk' && scripts.has(one.fileName) ? [one] : [])),
  );
}
