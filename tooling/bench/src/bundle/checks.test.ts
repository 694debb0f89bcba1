import { describe, expect, it } from '@jest/globals';
import type { Manifest } from 'vite';
import { type Check, checkFirstCalls, checkFonts, checkPlace, checkRoutes } from './checks.ts';
import { toJestReport } from './report.ts';
import { routesOf } from './routes.ts';

const manifest: Manifest = {
  '_portal.js': { file: 'portal.js', name: 'portal', imports: ['_libraries.js'], css: ['portal.css'] },
  '_libraries.js': { file: 'libraries.js' },
  'src/archive.screen.tsx': { file: 'archive.js', isDynamicEntry: true, imports: ['_list.js'] },
  '_list.js': { file: 'list.js' },
  '_members.js': { file: 'members.js', name: 'members', imports: ['_list.js'] },
};
const page = { scripts: new Set(['warning.js']), styles: new Set<string>() };
const usual: Record<string, number> = {
  'warning.js': 1000,
  'libraries.js': 100_000,
  'portal.js': 29_000,
  'portal.css': 12_000,
  'archive.js': 45_000,
  'list.js': 9000,
  'members.js': 50_000,
};
const budgets = {
  login: { scriptBytes: 130_000, styleBytes: 12_000 },
  screen: { scriptBytes: 45_000 },
  fonts: { files: 1, bytes: 35_000 },
};

const checksWith = (other: Record<string, number>): Check[] => {
  const bytes = { ...usual, ...other };
  return checkRoutes(
    routesOf(manifest, page, ['login'], (file) => bytes[file] ?? Number.NaN),
    budgets,
  );
};
const brokenWith = (other: Record<string, number>): string[] =>
  checksWith(other).flatMap(({ name, isMet }) => (isMet ? [] : [name]));

describe('the budgets of the screens', () => {
  it('are kept up to the last byte', () => {
    expect(brokenWith({})).toEqual([]);
    expect(checksWith({})).toHaveLength(3);
  });
  it('break when the sign-in screen grows by a byte, wherever it grows', () => {
    expect(brokenWith({ 'portal.js': 29_001 })).toEqual(['login loads at most 130 kB of JavaScript']);
    expect(brokenWith({ 'libraries.js': 100_001 })).toEqual(['login loads at most 130 kB of JavaScript']);
    expect(brokenWith({ 'warning.js': 1001 })).toEqual(['login loads at most 130 kB of JavaScript']);
    expect(brokenWith({ 'portal.css': 12_001 })).toEqual(['login loads at most 12 kB of CSS']);
  });
  it('break when another screen grows by a byte, but not for what the frame has loaded already', () => {
    expect(brokenWith({ 'archive.js': 45_001 })).toEqual([
      'archive loads at most 45 kB of JavaScript on top of its frame',
    ]);
    expect(brokenWith({ 'list.js': 90_000, 'members.js': 90_000 })).toEqual([]);
  });
  it('are not kept by a portal without a sign-in screen', () => {
    expect(() => checkRoutes([], budgets)).toThrow('login');
  });
});

describe('the budgets of the fonts', () => {
  const isKept = (bytes: number[]): boolean => checkFonts(bytes, budgets).every(({ isMet }) => isMet);
  it('allow one font of 35 kB, and no second, no larger one, and none', () => {
    expect(isKept([35_000])).toBe(true);
    expect(isKept([20_000, 10_000])).toBe(false);
    expect(isKept([35_001])).toBe(false);
    expect(isKept([])).toBe(false);
  });
});

describe('the place of something heavy', () => {
  const others = new Set(['index.js', 'archive.js']);
  const checked = (holders: string[]): Check => checkPlace('the calendar comes later', holders, others);
  it('is kept while no other script holds it', () => {
    expect(checked(['pages.js'])).toMatchObject({ isMet: true, found: 'pages.js' });
    expect(checked(['pages.js', 'archive.js'])).toMatchObject({ isMet: false, found: 'archive.js' });
  });
  it('is broken by a build where it is not found', () => {
    expect(checked([])).toMatchObject({ isMet: false, found: 'nowhere' });
  });
});

describe('the first calls', () => {
  const withEarly = (early: Manifest[string]): Manifest => ({ ...manifest, '_early.js': early });
  it('wait for no other file, and break the budget when they import one, or are not found', () => {
    expect(checkFirstCalls(withEarly({ file: 'early.js', name: 'early' })).isMet).toBe(true);
    const waiting = withEarly({ file: 'early.js', name: 'early', imports: ['_libraries.js'] });
    expect(checkFirstCalls(waiting)).toMatchObject({ isMet: false, found: '_libraries.js' });
    expect(checkFirstCalls(manifest)).toMatchObject({ isMet: false, found: 'nowhere' });
  });
});

describe('the report', () => {
  it('counts every budget as a test, in the form of Jest', () => {
    const report = toJestReport(checksWith({ 'portal.js': 40_000 }));
    expect(report).toMatchObject({ numPassedTests: 2, numFailedTests: 1, numRuntimeErrorTestSuites: 0 });
    expect(report.testResults[0]?.assertionResults[0]).toEqual({
      status: 'failed',
      fullName: 'login loads at most 130 kB of JavaScript',
    });
  });
});
