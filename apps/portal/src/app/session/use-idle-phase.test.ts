import { describe, expect, it } from '@jest/globals';
import { idlePhase } from './use-idle-phase.ts';

const MINUTE = 60_000;

describe('a session without calls', () => {
  it.each([
    [0, 'active'],
    [114 * MINUTE, 'active'],
    [115 * MINUTE, 'warning'],
    [119 * MINUTE, 'warning'],
    [120 * MINUTE, 'over'],
  ])('is after %i ms %s', (since, phase) => {
    expect(idlePhase(since)).toBe(phase);
  });
});
