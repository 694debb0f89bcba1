import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import * as mdi from '@mdi/js';
import type { Plugin } from 'vite';
import { changesIn, importsIn, type Change, type Import } from './read-facts.ts';

export interface ProjectFacts {
  /** The files that import each export of the library, by folder and name, such as `button/Button`. */
  uses: Readonly<Record<string, readonly string[]>>;
  /** The changes that users of a component notice, the latest first, by folder. */
  changes: Readonly<Record<string, readonly Change[]>>;
}

/** An icon that the product uses. */
export interface UsedIcon {
  path: string;
  /** The number of files that import the icon. */
  files: number;
}

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));
const LIBRARY = 'packages/ui/src';
const SOURCES = [`${LIBRARY}/**/*.{ts,tsx}`, 'apps/portal/src/**/*.{ts,tsx}'];
const AROUND = /\.(test|stories)\.tsx?$|\/testing\//u;

/** Returns the history of the library, or an empty text if the project is not a clone with history. */
function readHistory(): string {
  const options = ['log', '--format=%x1e%cs%x1f%s', '--name-only', '--', LIBRARY];
  try {
    return execFileSync('git', options, { cwd: ROOT, encoding: 'utf8', maxBuffer: 64_000_000 });
  } catch {
    return '';
  }
}

const grouped = (pairs: readonly (readonly [string, string])[]): Record<string, string[]> => {
  const groups: Record<string, string[]> = {};
  for (const [key, file] of pairs) (groups[key] ??= []).push(file);
  return groups;
};

function readImports(): { file: string; imported: Import[] }[] {
  const files = globSync(SOURCES, { cwd: ROOT })
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => !AROUND.test(file))
    .toSorted();
  return files.map((file) => ({
    file,
    imported: importsIn(readFileSync(path.join(ROOT, file), 'utf8')),
  }));
}

const filesByName = (kind: keyof Import, isOfUser: (file: string, name: string) => boolean) =>
  grouped(
    readImports().flatMap(({ file, imported }) =>
      imported.flatMap(({ [kind]: name }): (readonly [string, string])[] =>
        name !== undefined && isOfUser(file, name) ? [[name, file]] : [],
      ),
    ),
  );

const readProjectFacts = (): ProjectFacts => ({
  uses: filesByName('component', (file, name) => !file.startsWith(`${LIBRARY}/${name.split('/')[0]}/`)),
  changes: changesIn(readHistory(), `${LIBRARY}/`),
});

/** The whole set of icons is 2.8 MB, so that the preview gets the used ones alone. */
function readIcons(): Record<string, UsedIcon> {
  const paths: Readonly<Record<string, string>> = mdi;
  const icons = Object.entries(filesByName('icon', () => true)).toSorted(([left], [right]) =>
    left < right ? -1 : 1,
  );
  return Object.fromEntries(
    icons.flatMap(([name, files]) => {
      const icon = paths[name];
      return icon === undefined ? [] : [[name, { path: icon, files: files.length }]];
    }),
  );
}

/** The number of files that import each export of the library, by its name. The list of all components needs no more. */
function countUses(): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const [key, files] of Object.entries(readProjectFacts().uses)) {
    const name = key.split('/')[1] ?? key;
    counts[name] = (counts[name] ?? 0) + files.length;
  }
  return counts;
}

const modules: Readonly<Record<string, () => unknown>> = {
  'virtual:project-facts': readProjectFacts,
  'virtual:icons': readIcons,
  'virtual:use-counts': countUses,
};

export function projectFacts(): Plugin {
  return {
    name: 'mijn:project-facts',
    resolveId: (id) => (id in modules ? `\0${id}` : undefined),
    load(id) {
      const read = id.startsWith('\0') ? modules[id.slice(1)] : undefined;
      return read && `export default ${JSON.stringify(read())};`;
    },
  };
}
