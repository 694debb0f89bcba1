import { describe, expect, it } from '@jest/globals';
import { entriesOf, publishedManifest } from './manifest.ts';
import { catalogIn } from './ranges.ts';

const files = ['src/index.ts', 'src/todos/todos.ts', 'src/todos/todos.contract.ts', 'src/wire/other.ts'];

describe('the entries of a published package', () => {
  it('are one for each file that its exports match', () => {
    const exports = { '.': './src/index.ts', './*': './src/*/*.ts', './*/contract': './src/*/*.contract.ts' };
    expect(entriesOf(exports, files)).toEqual([
      { specifier: '.', source: 'src/index.ts' },
      { specifier: './todos', source: 'src/todos/todos.ts' },
      { specifier: './todos/contract', source: 'src/todos/todos.contract.ts' },
    ]);
  });
});

describe('the package.json of a published package', () => {
  const own = {
    name: '@mijn/api',
    version: '1.2.3',
    exports: {},
    dependencies: { ky: 'catalog:', '@mijn/domain': 'workspace:*' },
  };
  const rangeOf = (name: string, range: string) => `${name} ${range}`;

  it('has data files as they are', () => {
    const withData = { ...own, exports: { './openapi.json': './openapi.json' } };
    expect(publishedManifest(withData, { entries: [], rangeOf })).toMatchObject({
      exports: { './openapi.json': './openapi.json' },
      files: expect.arrayContaining(['openapi.json']),
    });
  });

  it('has its programs as they are built', () => {
    const program = { ...own, bin: { 'api-conformance': './src/bin.ts' } };
    expect(publishedManifest(program, { entries: [], rangeOf })).toMatchObject({
      bin: { 'api-conformance': './lib/bin.js' },
    });
  });

  it('has the types of each entry before its code', () => {
    const entries = [{ specifier: './todos', source: 'src/todos/todos.ts' }];
    expect(publishedManifest(own, { entries, rangeOf })).toMatchObject({
      exports: { './todos': { types: './lib/todos/todos.d.ts', default: './lib/todos/todos.js' } },
      dependencies: { ky: 'ky catalog:', '@mijn/domain': '@mijn/domain workspace:*' },
    });
  });
});

describe('the catalog of the workspace', () => {
  it('ends at the next key, and names may be quoted', () => {
    const workspace =
      "packages:\n  - a\n\ncatalog:\n  '@a/b': ^1.0.0\n  ky: ~2.1.0\n\ncatalogs:\n  old:\n    ky: 1\n";
    expect([...catalogIn(workspace)]).toEqual([
      ['@a/b', '^1.0.0'],
      ['ky', '~2.1.0'],
    ]);
  });
});
