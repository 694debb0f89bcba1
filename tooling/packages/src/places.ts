import { glob } from 'node:fs/promises';
import path from 'node:path';

export const projectRoot = path.resolve(import.meta.dirname, '../../..');

/** The packages that are published, each after those that it depends on. */
export const publishedPackages = ['domain', 'api', 'api-conformance'] as const;

export const folderOf = (name: (typeof publishedPackages)[number]): string =>
  path.join(projectRoot, 'packages', name);

export async function sourcesOf(folder: string): Promise<string[]> {
  const files: string[] = [];
  for await (const file of glob('src/**/*.ts', { cwd: folder })) files.push(file);
  return files
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !file.endsWith('.test.ts'))
    .toSorted();
}

export const reportFileOf = (name: (typeof publishedPackages)[number]): string =>
  path.join(folderOf(name), 'api-report.md');

/** The versions of Node that the published packages support, the oldest first, with their programs. */
export const nodeVersions = [
  ['22', path.join(projectRoot, 'tooling/node-22/node_modules/node/bin/node')],
  ['24', process.execPath],
] as const;

/** The versions of TypeScript that the published packages support: the oldest and the newest, with their compilers. */
export const typescriptVersions = [
  ['5.4', path.join(projectRoot, 'tooling/typescript-5/node_modules/typescript/bin/tsc')],
  ['7', path.join(projectRoot, 'node_modules/typescript/bin/tsc')],
] as const;
