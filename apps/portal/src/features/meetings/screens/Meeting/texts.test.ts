import { describe, expect, it } from '@jest/globals';
import { texts } from './texts.ts';

describe('how far away a meeting is', () => {
  it.each([
    [1200, false, 'over 1.200 dagen'],
    [14, false, 'over 14 dagen'],
    [2, false, 'over 2 dagen'],
    [1, false, 'morgen'],
    [0, false, 'vandaag'],
    [0, true, 'vandaag, begonnen'],
    [-1, true, null],
  ])('is said in words: %i days, begun: %s', (days, hasBegun, expected) => {
    expect(texts.when(days, hasBegun)).toBe(expected);
  });
});
