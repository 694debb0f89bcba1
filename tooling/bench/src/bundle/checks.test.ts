import { describe, expect, it } from '@jest/globals';
import type { Manifest } from 'vite';
import {
  type Check,
  checkFirstCalls,
  checkFonts,
  checkFrame,
  checkPlace,
  checkRequests,
  checkRoutes,
} from './checks.ts';
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
  frame: { scriptBytes: 40_000 },
  requests: { filesMax: 7 },
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
  it('are met at exactly the maximum number of bytes', () => {
    expect(brokenWith({})).toEqual([]);
    expect(checksWith({})).toHaveLength(3);
  });
  it('are not met if any file of the login screen has one byte more', () => {
    expect(brokenWith({ 'portal.js': 29_001 })).toEqual(['login loads at most 130 kB of JavaScript']);
    expect(brokenWith({ 'libraries.js': 100_001 })).toEqual(['login loads at most 130 kB of JavaScript']);
    expect(brokenWith({ 'warning.js': 1001 })).toEqual(['login loads at most 130 kB of JavaScript']);
    expect(brokenWith({ 'portal.css': 12_001 })).toEqual(['login loads at most 12 kB of CSS']);
  });
  it('are not met if another screen has one byte more, but files of the shell are not counted', () => {
    expect(brokenWith({ 'archive.js': 45_001 })).toEqual([
      'archive loads at most 45 kB of JavaScript on top of its frame',
    ]);
    expect(brokenWith({ 'list.js': 90_000, 'members.js': 90_000 })).toEqual([]);
  });
  it('cannot be checked for a portal without a login screen', () => {
    expect(() => checkRoutes([], budgets)).toThrow('login');
  });
});

describe('the budget of the frame', () => {
  it('is met at exactly the maximum number of bytes', () => {
    expect(checkFrame(40_000, budgets).isMet).toBe(true);
    expect(checkFrame(40_001, budgets)).toMatchObject({
      name: 'the frame of members loads at most 40 kB of JavaScript',
      isMet: false,
    });
  });
});

describe('the number of files of a screen', () => {
  const checksAt = (filesMax: number) =>
    routesOf(manifest, page, ['login'], () => 1).map((route) =>
      checkRequests(route, { ...budgets, requests: { filesMax } }),
    );
  it('counts the scripts of the page, the frame and the screen', () => {
    expect(checksAt(6).map(({ found }) => found)).toEqual(['6', '3']);
  });
  it('may be the maximum, and not more', () => {
    expect(checksAt(6).every(({ isMet }) => isMet)).toBe(true);
    expect(checksAt(5).map(({ isMet }) => isMet)).toEqual([false, true]);
  });
});

describe('the budgets of the fonts', () => {
  const isKept = (bytes: number[]): boolean => checkFonts(bytes, budgets).every(({ isMet }) => isMet);
  it('allow exactly one font of at most 35 kB', () => {
    expect(isKept([35_000])).toBe(true);
    expect(isKept([20_000, 10_000])).toBe(false);
    expect(isKept([35_001])).toBe(false);
    expect(isKept([])).toBe(false);
  });
});

describe('the check of the place of heavy code', () => {
  const others = new Set(['index.js', 'archive.js']);
  const checked = (holders: string[]): Check => checkPlace('the calendar comes later', holders, others);
  it('passes if no other script contains the code', () => {
    expect(checked(['pages.js'])).toMatchObject({ isMet: true, found: 'pages.js' });
    expect(checked(['pages.js', 'archive.js'])).toMatchObject({ isMet: false, found: 'archive.js' });
  });
  it('fails if no script contains the code', () => {
    expect(checked([])).toMatchObject({ isMet: false, found: 'nowhere' });
  });
});

describe('the script of the first requests', () => {
  const withEarly = (early: Manifest[string]): Manifest => ({ ...manifest, '_early.js': early });
  it('may not import another file and may not be missing', () => {
    expect(checkFirstCalls(withEarly({ file: 'early.js', name: 'early' })).isMet).toBe(true);
    const waiting = withEarly({ file: 'early.js', name: 'early', imports: ['_libraries.js'] });
    expect(checkFirstCalls(waiting)).toMatchObject({ isMet: false, found: '_libraries.js' });
    expect(checkFirstCalls(manifest)).toMatchObject({ isMet: false, found: 'nowhere' });
  });
});

describe('the report', () => {
  it('has a test for each budget, in the format of Jest', () => {
    const report = toJestReport(checksWith({ 'portal.js': 40_000 }));
    expect(report).toMatchObject({ numPassedTests: 2, numFailedTests: 1, numRuntimeErrorTestSuites: 0 });
    expect(report.testResults[0]?.assertionResults[0]).toEqual({
      status: 'failed',
      fullName: 'login loads at most 130 kB of JavaScript',
    });
  });
});
