import { describe, expect, it } from '@jest/globals';
import { missesOfLimits, verdictOf } from './limits.ts';

describe('the missed budgets of a row', () => {
  it('are the figures above their budget', () => {
    expect(
      missesOfLimits([
        { name: 'LCP against the floor', found: 0.5, max: 0.5 },
        { name: 'blocking ms', found: 151, max: 150 },
        { name: 'scripts ms', found: 9999, max: undefined },
        { name: 'requests', found: Number.NaN, max: 11 },
      ]),
    ).toEqual(['blocking ms above 150', 'requests above 11']);
  });

  it('are named in the verdict', () => {
    expect(verdictOf([])).toBe('kept');
    expect(verdictOf(['blocking ms above 150'])).toBe('NOT KEPT: blocking ms above 150');
  });
});
