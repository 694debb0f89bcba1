import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterAll, beforeEach, describe, expect, it } from '@jest/globals';
import { COSTLY_CALLS_AT_ONCE, COSTLY_CALLS_WAITING_MAX } from '@mijn/domain/limits';
import { createTurns, type Turns } from './turns.ts';

/** The wait is longer than the test takes. */
const WAIT_MS = 60_000;

let turns: Turns;
beforeEach(() => {
  turns = createTurns();
});

const gone = new AbortController();
afterAll(() => gone.abort());

const take = (holder: string, signal = gone.signal) => turns.take(holder, { waitMs: WAIT_MS, signal });

const takeAll = (holder: string) =>
  Promise.all(Array.from({ length: COSTLY_CALLS_AT_ONCE }, () => take(holder)));

const isSettled = async (promise: Promise<unknown>): Promise<boolean> => {
  const waits = Symbol('waits');
  await nextTurn();
  return (await Promise.race([promise, Promise.resolve(waits)])) !== waits;
};

describe('the turns of a member', () => {
  it('are two at a time, and the next one begins when one of them ends', async () => {
    expect(COSTLY_CALLS_AT_ONCE).toBe(2);
    const [first, second] = await takeAll('anna');
    const [third, fourth] = [take('anna'), take('anna')];
    expect(await isSettled(third)).toBe(false);
    second?.();
    second?.();
    expect(await isSettled(third)).toBe(true);
    expect(await isSettled(fourth)).toBe(false);
    first?.();
    expect(await fourth).toBeDefined();
  });

  it('do not wait for those of another member', async () => {
    await takeAll('anna');
    const waiting = take('anna');
    expect(await take('frits')).toBeDefined();
    expect(await isSettled(waiting)).toBe(false);
  });

  it('are refused when the line is full, until there is room in it', async () => {
    const [end] = await takeAll('anna');
    const line = Array.from({ length: COSTLY_CALLS_WAITING_MAX }, () => take('anna'));
    expect(await take('anna')).toBeUndefined();
    end?.();
    expect(await line[0]).toBeDefined();
    expect(await isSettled(take('anna'))).toBe(false);
  });

  it('are refused after too long a wait, and leave the line', async () => {
    const [end] = await takeAll('anna');
    expect(await turns.take('anna', { waitMs: 1 })).toBeUndefined();
    end?.();
    expect(await isSettled(take('anna'))).toBe(true);
  });

  it('leave the line when nobody needs them any more', async () => {
    const [end] = await takeAll('anna');
    const leaving = new AbortController();
    const left = take('anna', leaving.signal);
    const next = take('anna');
    leaving.abort();
    expect(await left).toBeUndefined();
    end?.();
    expect(await next).toBeDefined();
    expect(await take('frits', leaving.signal)).toBeUndefined();
  });
});
