import { describe, expect, it } from '@jest/globals';
import { findingsOf, type Machine } from './machine.ts';

const GB = 1024 ** 3;

const able: Machine = {
  node: '24.3.0',
  cores: 4,
  memoryBytes: 16 * GB,
  freeDiskBytes: 40 * GB,
  browser: '/usr/bin/chromium',
  takenPorts: [],
  hasPostgres15: true,
};

const linesOf = (change: Partial<Machine>) => findingsOf({ ...able, ...change });

describe('the check of the machine', () => {
  it('finds nothing on a machine that can do everything', () => {
    expect(findingsOf(able)).toEqual([]);
  });

  it.each<[string, Partial<Machine>, string]>([
    ['an old Node', { node: '18.20.0' }, 'Install Node 20'],
    ['little memory', { memoryBytes: 2 * GB }, 'has 2.0 GB of memory'],
    ['a full disk', { freeDiskBytes: GB }, 'has 1.0 GB free'],
    ['no browser', { browser: undefined }, 'CHROME_PATH'],
  ])('names %s as a fault, and says what to do', (_, change, text) => {
    const [finding, ...others] = linesOf(change);
    expect(finding).toMatchObject({ isFault: true, text: expect.stringContaining(text) });
    expect(others).toEqual([]);
  });

  it.each<[string, Partial<Machine>, string]>([
    ['a port that is in use', { takenPorts: [{ port: 3000, use: 'start', advice: 'set PORT' }] }, 'set PORT'],
    ['a single core', { cores: 1 }, 'twice as long'],
    ['no PostgreSQL 15', { hasPostgres15: false }, 'PostgreSQL 15'],
  ])('mentions %s, which stops nothing', (_, change, text) => {
    expect(linesOf(change)).toEqual([{ isFault: false, text: expect.stringContaining(text) }]);
  });
});
