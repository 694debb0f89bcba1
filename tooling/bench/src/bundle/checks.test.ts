import { describe, expect, it } from '@jest/globals';
import { atMost, checkPlace, checkRoutes } from './checks.ts';

const routeOf = (name: string, files = 11) => ({
  name,
  scripts: new Set(Array.from({ length: files }, (_, at) => `${at}.js`)),
  scriptBytes: 127_000,
  styleBytes: 12_000,
  addedScriptBytes: 45_000,
});
const brokenWith = ({
  files,
  ...other
}: { files?: number } & Partial<ReturnType<typeof routeOf>>): string[] =>
  checkRoutes([{ ...routeOf('/login', files), ...other }, routeOf('/archive', files)]).flatMap(
    ({ name, isMet }) => (isMet ? [] : [name]),
  );

describe('a budget in bytes', () => {
  it('is kept up to one per cent above it, and says both limits', () => {
    expect(atMost('a font has at most {max}', 35_350, 35_000)).toEqual({
      name: 'a font has at most 35 kB',
      isMet: true,
      found: '35.4 kB, fails above 35.35 kB',
    });
    expect(atMost('a font has at most {max}', 35_351, 35_000).isMet).toBe(false);
  });
});

describe('the budgets of the screens', () => {
  it('are kept at exactly the maximum', () => {
    expect(brokenWith({})).toEqual([]);
  });
  it.each([
    [{ scriptBytes: 128_271 }, '/login loads at most 127 kB of JavaScript'],
    [{ addedScriptBytes: 45_451 }, '/login loads at most 45 kB of JavaScript on top of its frame'],
  ])('are not kept with %j', (other, name) => {
    expect(brokenWith(other)).toEqual([name]);
  });
  it('count the files of every screen', () => {
    expect(brokenWith({ files: 12 })).toEqual([
      '/login needs at most 11 files',
      '/archive needs at most 11 files',
    ]);
  });
  it('cannot be checked for a portal without a login screen', () => {
    expect(() => checkRoutes([])).toThrow('/login');
  });
});

describe('the check of the place of heavy code', () => {
  const others = new Set(['index.js', 'archive.js']);
  it('passes if no other script contains the code', () => {
    expect(checkPlace('the calendar', ['pages.js'], others)).toMatchObject({ isMet: true });
    expect(checkPlace('the calendar', ['pages.js', 'archive.js'], others)).toMatchObject({
      isMet: false,
      found: 'archive.js',
    });
  });
  it('fails if no script contains the code', () => {
    expect(checkPlace('the calendar', [], others)).toMatchObject({ isMet: false, found: 'nowhere' });
  });
});
