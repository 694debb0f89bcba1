import { describe, expect, it } from '@jest/globals';
import { MINUTE_MS } from '@mijn/domain/limits';
import { phaseOf } from './use-phase.ts';

describe('a session', () => {
  it.each([
    [120 * MINUTE_MS, 'active'],
    [6 * MINUTE_MS, 'active'],
    [5 * MINUTE_MS, 'warning'],
    [1 * MINUTE_MS, 'warning'],
    [0, 'over'],
    [-3 * 60 * MINUTE_MS, 'over'],
  ])('with %i ms left is %s', (left, phase) => {
    expect(phaseOf(left)).toBe(phase);
  });
});
