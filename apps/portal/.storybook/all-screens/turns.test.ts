import { describe, expect, it } from '@jest/globals';
import { createTurns } from './turns.ts';

describe('turns', () => {
  it('let a few parts start, and the next when one is done', () => {
    const started: string[] = [];
    const turns = createTurns(2);
    const [endOfFirst] = ['a', 'b', 'c', 'd'].map((name) => turns.take(() => started.push(name)));
    expect(started).toEqual(['a', 'b']);
    endOfFirst?.();
    endOfFirst?.();
    expect(started).toEqual(['a', 'b', 'c']);
  });

  it('skip a part that no longer waits', () => {
    const started: string[] = [];
    const turns = createTurns(1);
    const [endOfFirst, endOfSecond] = ['a', 'b', 'c'].map((name) => turns.take(() => started.push(name)));
    endOfSecond?.();
    endOfFirst?.();
    expect(started).toEqual(['a', 'c']);
  });
});
