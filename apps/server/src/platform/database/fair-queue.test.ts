import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { asSearcher, createFairQueue } from './fair-queue.ts';

const MAX = 2;
const LONG_MS = 60_000;

let time: number;
let begun: string[];
let ends: Map<string, () => void>;

function createLine(waitMs = LONG_MS) {
  const queue = createFairQueue(MAX, {
    waitMs,
    onTooLong: () => new Error('too long'),
    now: () => time,
  });
  /** Asks for a task that lasts until it is ended by its name. */
  return (holder: string, name: string): Promise<void> =>
    asSearcher(holder, () =>
      queue.run(async () => {
        begun.push(name);
        await new Promise<void>((resolve) => ends.set(name, resolve));
      }),
    );
}

async function end(name: string, ms = 1): Promise<void> {
  time += ms;
  ends.get(name)?.();
  await nextTurn();
}

beforeEach(() => {
  time = 0;
  begun = [];
  ends = new Map();
});

// A task that still waits would be refused in a later suite of the same process.
afterEach(async () => {
  for (let at = 0; at < begun.length; at += 1) await end(begun[at] ?? '');
});

describe('the line of the searches', () => {
  it('lets another member through, however many tasks one of them has', async () => {
    const ask = createLine();
    const tasks = ['anna 1', 'anna 2', 'anna 3', 'anna 4'].map((name) => ask('anna', name));
    tasks.push(ask('frits', 'frits 1'), ask('frits', 'frits 2'));
    await nextTurn();
    expect(begun).toEqual(['anna 1', 'anna 2']);
    for (let at = 0; at < tasks.length; at += 1) await end(begun[at] ?? '');
    expect(begun).toEqual(['anna 1', 'anna 2', 'frits 1', 'frits 2', 'anna 3', 'anna 4']);
    await Promise.all(tasks);
  });

  it('begins with the member whose tasks took the least time', async () => {
    const ask = createLine();
    for (const name of ['anna 1', 'anna 2', 'anna 3', 'anna 4']) void ask('anna', name);
    for (const name of ['frits 1', 'frits 2', 'frits 3']) void ask('frits', name);
    await nextTurn();
    await end('anna 1', 10);
    await end('frits 1', 1);
    await end('frits 2', 1);
    expect(begun).toEqual(['anna 1', 'anna 2', 'frits 1', 'frits 2', 'frits 3']);
  });

  it('gives nobody an advantage for having been away', async () => {
    const ask = createLine();
    for (const name of ['anna 1', 'anna 2', 'anna 3', 'anna 4', 'anna 5']) void ask('anna', name);
    await nextTurn();
    await end('anna 1', 1000);
    void ask('frits', 'frits 1');
    void ask('frits', 'frits 2');
    await end('anna 2', 1);
    await end('frits 1', 2000);
    expect(begun).toEqual(['anna 1', 'anna 2', 'anna 3', 'frits 1', 'anna 4']);
  });

  it('gives the place of a task that fails to the next one', async () => {
    const queue = createFairQueue(1, { waitMs: LONG_MS, onTooLong: () => new Error('too long') });
    const failed = queue.run(async () => Promise.reject(new Error('broken')));
    const next = queue.run(async () => 'next');
    await expect(failed).rejects.toThrow('broken');
    expect(await next).toBe('next');
  });

  it('refuses a task that waits for too long, and forgets it', async () => {
    const ask = createLine(1);
    void ask('anna', 'one');
    void ask('anna', 'two');
    await expect(ask('frits', 'late')).rejects.toThrow('too long');
    await end('one');
    void ask('bram', 'next');
    await nextTurn();
    expect(begun).toEqual(['one', 'two', 'next']);
  });
});
