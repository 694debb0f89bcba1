import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Files, joinFiles } from './manifest.ts';
import type { Route } from './routes.ts';
import { type BytesOf, totalBytes } from './sizes.ts';

interface PageFiles {
  scripts: readonly string[];
  styles: readonly string[];
}

export type RouteFiles = Readonly<Record<string, { visitor?: PageFiles; member: PageFiles }>>;

export async function readRouteFiles(folder: string): Promise<RouteFiles> {
  const table: RouteFiles = JSON.parse(await readFile(path.join(folder, '.vite/routes.json'), 'utf8'));
  return table;
}

const filesOf = ({ scripts, styles }: PageFiles): Files => ({
  scripts: new Set(scripts.map((file) => file.slice(1))),
  styles: new Set(styles.map((file) => file.slice(1))),
});

export function pagesOf({ '*': any, ...table }: RouteFiles, page: Files, bytesOf: BytesOf): Route[] {
  if (!any) throw new Error('The table of routes has no files for any other page.');
  const frame = filesOf(any.member).scripts;
  return Object.entries(table).map(([name, { member }]) => {
    const files = joinFiles(page, filesOf(member));
    const added = [...files.scripts].filter((file) => !page.scripts.has(file) && !frame.has(file));
    return {
      name,
      files,
      scriptBytes: totalBytes(files.scripts, bytesOf),
      styleBytes: totalBytes(files.styles, bytesOf),
      addedScriptBytes: totalBytes(added, bytesOf),
    };
  });
}
