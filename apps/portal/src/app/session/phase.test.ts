import { describe, expect, it } from '@jest/globals';
import { phaseOf } from './use-phase.ts';

const MINUTE = 60_000;

describe('a session', () => {
  it.each([
    [120 * MINUTE, 'active'],
    [6 * MINUTE, 'active'],
    [5 * MINUTE, 'warning'],
    [1 * MINUTE, 'warning'],
    [0, 'over'],
    [-3 * 60 * MINUTE, 'over'],
  ])('with %i ms left is %s', (left, phase) => {
    expect(phaseOf(left)).toBe(phase);
  });
});
