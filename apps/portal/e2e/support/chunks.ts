import { readFileSync } from 'node:fs';

interface Chunk {
  file: string;
  name?: string;
}

/** Returns the pattern of the URL of a chunk of the built portal. The names of chunks are in the manifest alone. */
export function chunk(name: string): string {
  const manifest: Record<string, Chunk> = JSON.parse(readFileSync('dist/.vite/manifest.json', 'utf8'));
  const found = Object.values(manifest).find((entry) => entry.name === name);
  if (!found) throw new Error(`The build has no chunk ${name}.`);
  return `**/${found.file}`;
}
