import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { folderOf, projectRoot, publishedPackages } from './places.ts';

export function catalogIn(workspace: string): Map<string, string> {
  const [, catalog = ''] = /^catalog:\n((?: {2}.*\n)*)/mu.exec(workspace) ?? [];
  const lines = catalog.matchAll(/^ {2}'?([^':\s]+)'?: '?([^'\s]+)'?$/gmu);
  return new Map(Array.from(lines, ([, name = '', range = '']) => [name, range]));
}

/** Throws for a dependency that the published package could not have. */
export async function readRanges(): Promise<(name: string, range: string) => string> {
  const catalog = catalogIn(await readFile(path.join(projectRoot, 'pnpm-workspace.yaml'), 'utf8'));
  const versions = await Promise.all(
    publishedPackages.map(async (folder) => {
      const { name, version }: { name: string; version: string } = JSON.parse(
        await readFile(path.join(folderOf(folder), 'package.json'), 'utf8'),
      );
      return [name, `^${version}`] as const;
    }),
  );
  const published = new Map(versions);
  return (name, range) => {
    const found = range.startsWith('workspace:') ? published.get(name) : catalog.get(name);
    if (found === undefined) throw new Error(`${name} (${range}) is neither published nor in the catalog.`);
    return found;
  };
}
