import { globSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { findCircles } from './circles.ts';
import { listImports } from './imports.ts';
import { projectRoot } from './turbo.ts';

/** Tests, stories and what they need are not imported by the product, so they can close no circle of it. */
const AROUND = ['**/*.{test,stories}.{ts,tsx,js}', '**/*.d.ts', '**/testing/**'];

/** The operations of a resource and their schemas name each other as types. */
const isOfOneResource = (circle: readonly string[]): boolean => {
  const [folder, ...others] = new Set(circle.map((file) => path.dirname(file)));
  return others.length === 0 && /^packages\/domain\/src\/[^/]+$/u.test(folder ?? '');
};

describe('files that import each other', () => {
  it.each([
    ['no two do', { a: ['b'], b: ['c'], c: [] }, []],
    ['two do', { a: ['b'], b: ['a'] }, ['a b']],
    ['three do, beside another file', { x: ['a'], a: ['b'], b: ['c'], c: ['a'] }, ['a b c']],
    ['two pairs do', { a: ['b', 'c'], b: ['a'], c: ['d'], d: ['c'] }, ['a b', 'c d']],
  ])('are found: %s', (_, graph: Record<string, string[]>, circles) => {
    const found = findCircles(Object.keys(graph), (file) => graph[file] ?? []);
    expect(found.map((circle) => circle.toSorted().join(' ')).toSorted()).toEqual(circles);
  });

  /** Returns the circles among the folders of server modules, which `folderOf` tells from a path. */
  function listCirclesOfModules(folderOf: (file: string) => string, exclude: readonly string[]) {
    const modules = path.join(projectRoot, 'apps/server/src/modules');
    const files = globSync('*/**/*.ts', { cwd: modules, exclude: [...AROUND, ...exclude] });
    const used = new Map<string, string[]>();
    for (const file of files) {
      const imported = listImports(path.join(modules, file)).map((to) =>
        folderOf(path.relative(modules, to)),
      );
      used.set(folderOf(file), [...(used.get(folderOf(file)) ?? []), ...imported]);
    }
    expect(used.size).toBeGreaterThan(15);
    return findCircles([...used.keys()], (folder) =>
      (used.get(folder) ?? []).filter((name) => name !== folder && used.has(name)),
    ).map((circle) => circle.toSorted());
  }

  it('are none among the folders of server modules, so that each is read after those it uses', () => {
    expect(listCirclesOfModules((file) => file.split(path.sep)[0] ?? '', [])).toEqual([]);
  });

  it('are none among the folders inside them, but for a file of a module, which the list of all modules alone imports', () => {
    expect(listCirclesOfModules((file) => path.dirname(file), ['**/*.module.ts'])).toEqual([
      // Who gives a proxy does not come, and who comes has given none.
      ['participation/attendance', 'participation/proxies'],
    ]);
  });

  it('are none in the workspace, by values, types and `import()`, but for the contract of a resource', () => {
    const files = globSync('{apps,packages,tooling}/*/src/**/*.{ts,tsx,js}', {
      cwd: projectRoot,
      exclude: AROUND,
    }).map((file) => path.join(projectRoot, file));
    const known = new Set(files);
    expect(files.length).toBeGreaterThan(1000);
    const circles = findCircles(files, (file) =>
      listImports(file).filter((imported) => known.has(imported)),
    ).map((circle) => circle.map((file) => path.relative(projectRoot, file)).toSorted());
    expect(circles.filter((circle) => !isOfOneResource(circle))).toEqual([]);
  });
});
