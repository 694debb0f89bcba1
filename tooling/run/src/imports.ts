import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { parseSync } from 'oxc-parser';
import { projectRoot } from './turbo.ts';

/** Files that are installed, built or reported are no source: the tasks that write them have their own inputs. */
const NOT_WRITTEN = /\/(?:node_modules|dist|storybook-static|reports)(?:\/|$)/u;

const SOURCE = /\.(?:tsx?|js)$/u;

/** A string that is a path to a file or folder outside the folder of its file. */
const PATH_UP = /['"`]((?:\.\.\/)+[\w./-]+)['"`]/gu;

function resolveImport(file: string, specifier: string): string | undefined {
  const [name = ''] = specifier.split('?');
  if (name.startsWith('.')) return path.resolve(path.dirname(file), name);
  return name.startsWith('@mijn/') ? createRequire(file).resolve(name) : undefined;
}

/** Returns the paths that a file names in strings and that exist, such as a folder that a test reads. */
function listNamedPaths(file: string, text: string): string[] {
  return [...text.matchAll(PATH_UP)]
    .map(([, name = '']) => path.resolve(path.dirname(file), name))
    .filter((named) => named.startsWith(`${projectRoot}/`) && existsSync(named));
}

function listSpecifiers(file: string, text: string): string[] {
  const { module } = parseSync(file, text);
  const dynamic = module.dynamicImports.flatMap(({ moduleRequest }) => {
    const literal = /^['"]([^'"]+)['"]$/u.exec(text.slice(moduleRequest.start, moduleRequest.end));
    return literal?.[1] ?? [];
  });
  return [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
    ),
    ...dynamic,
  ];
}

interface Reads {
  imported: string[];
  named: string[];
}
const readBy = new Map<string, Reads>();

function listReads(file: string): Reads {
  const known = readBy.get(file);
  if (known) return known;
  const text = readFileSync(file, 'utf8');
  const imported = listSpecifiers(file, text).flatMap((specifier) => resolveImport(file, specifier) ?? []);
  const reads = { imported, named: listNamedPaths(file, text) };
  readBy.set(file, reads);
  return reads;
}

/** Returns the files that a file imports, also as types and by `import()`. */
export const listImports = (file: string): readonly string[] => listReads(file).imported;

/** Returns the paths that files read, directly or through imports. Paths in strings count for programs that run (`named`). */
export function listAllReads(files: readonly string[], named: boolean): Set<string> {
  const seen = new Set<string>(files);
  for (const file of seen) {
    if (!SOURCE.test(file) || file.endsWith('.d.ts')) continue;
    const reads = listReads(file);
    for (const read of [...reads.imported, ...(named ? reads.named : [])])
      if (!NOT_WRITTEN.test(read)) seen.add(read);
  }
  return seen;
}
