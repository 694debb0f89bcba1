import { describe, expect, it } from '@jest/globals';
import { chunkPage, chunksOf } from './chunk-page.ts';

const routeOf = (name: string, ...scripts: readonly string[]) => ({
  name,
  scripts: new Set(scripts),
  scriptBytes: 0,
  styleBytes: 0,
  addedScriptBytes: 0,
});
const routes = [
  routeOf('/login', 'portal.js'),
  routeOf('/archive', 'portal.js', 'members.js', 'parts.js', 'archive.js'),
  routeOf('/forms', 'portal.js', 'members.js', 'parts.js'),
  routeOf('/news', 'portal.js', 'members.js', 'parts.js'),
];
const bytes = new Map([
  ['portal.js', 4000],
  ['members.js', 3000],
  ['parts.js', 2000],
  ['archive.js', 1000],
  ['viewer.js', 500],
]);
const pageOf = (modules: Record<string, Record<string, number>>): string[] =>
  chunkPage(chunksOf(modules, routes, new Set(['members.js']), (file) => bytes.get(file) ?? 0));

describe('the page of figures', () => {
  it('names who loads each chunk, largest first', () => {
    expect(
      pageOf({
        'viewer.js': {},
        'archive.js': {},
        'parts.js': {},
        'members.js': {},
        'portal.js': {},
      }),
    ).toEqual([
      '   4.0 kB  login (portal.js): ',
      '   3.0 kB  frame (members.js): ',
      '   2.0 kB  3 screens (parts.js): ',
      '   1.0 kB  /archive (archive.js): ',
      '   0.5 kB  on demand (viewer.js): ',
    ]);
  });
  it('divides the bytes of a chunk over its modules, and counts a library and the icons once', () => {
    expect(
      pageOf({
        'portal.js': {
          'apps/portal/src/main.tsx': 100,
          '@scope/library/one.js': 200,
          '@scope/library/two.js': 400,
          'icon:mdiOne': 100,
          'icon:mdiTwo': 200,
        },
      }),
    ).toEqual(['   4.0 kB  login (portal.js): @scope/library 2.4 kB, icons 1.2 kB, main.tsx 0.4 kB']);
  });
  it('counts the small chunks together', () => {
    const many = Object.fromEntries(Array.from({ length: 26 }, (_, at) => [`small-${at}.js`, {}]));
    expect(pageOf({ ...many, 'portal.js': {} }).at(-1)).toBe('   0.0 kB  3 other chunks');
  });
});
