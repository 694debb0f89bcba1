import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { changesIn, importsIn, type Change, type Import } from './read-facts.ts';

export interface ProjectFacts {
  /** The files that import each export of the library, by folder and name, such as `button/Button`. */
  uses: Readonly<Record<string, readonly string[]>>;
  /** The files that import each icon, by its name in `@mdi/js`. */
  icons: Readonly<Record<string, readonly string[]>>;
  /** The changes that users of a component notice, the latest first, by folder. */
  changes: Readonly<Record<string, readonly Change[]>>;
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

function readProjectFacts(): ProjectFacts {
  const files = globSync(SOURCES, { cwd: ROOT })
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => !AROUND.test(file))
    .toSorted();
  const imports = files.map((file) => ({
    file,
    imported: importsIn(readFileSync(path.join(ROOT, file), 'utf8')),
  }));
  const pairsOf = (kind: keyof Import, isOfUser: (file: string, name: string) => boolean) =>
    imports.flatMap(({ file, imported }) =>
      imported.flatMap(({ [kind]: name }): (readonly [string, string])[] =>
        name !== undefined && isOfUser(file, name) ? [[name, file]] : [],
      ),
    );
  const isElsewhere = (file: string, name: string) => !file.startsWith(`${LIBRARY}/${name.split('/')[0]}/`);
  return {
    uses: grouped(pairsOf('component', isElsewhere)),
    icons: grouped(pairsOf('icon', () => true)),
    changes: changesIn(readHistory(), `${LIBRARY}/`),
  };
}

const NAME = 'virtual:project-facts';

export function projectFacts(): Plugin {
  return {
    name: 'mijn:project-facts',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    load: (id) => (id === `\0${NAME}` ? `export default ${JSON.stringify(readProjectFacts())};` : undefined),
  };
}
