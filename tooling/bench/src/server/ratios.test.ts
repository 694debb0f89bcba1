import { describe, expect, it } from '@jest/globals';
import { median } from '../harness/median.ts';
import { middleOf, ratiosTo } from './ratios.ts';

const budget = { throughputMin: 0.5, p99Max: 2 };
const bare = { requestsPerSecond: 8000, p99: 10 };

describe('the median', () => {
  it('is the middle figure and does not depend on the order', () => {
    expect(median([9, 1, 5])).toBe(5);
    expect(() => median([])).toThrow('no figures');
  });
  it('of turns is computed per figure', () => {
    const turns = [
      { requestsPerSecond: 3, p99: 10 },
      { requestsPerSecond: 1, p99: 30 },
      { requestsPerSecond: 2, p99: 20 },
    ];
    expect(middleOf(turns)).toEqual({ requestsPerSecond: 2, p99: 20 });
  });
});

describe('the ratios to a floor', () => {
  it('meet the budget at half the requests and twice the p99', () => {
    expect(ratiosTo(bare, { requestsPerSecond: 4000, p99: 20 }, budget)).toEqual({
      throughput: 0.5,
      p99: 2,
      isMet: true,
    });
  });
  it('do not meet the budget if one of the two is worse', () => {
    expect(ratiosTo(bare, { requestsPerSecond: 3999, p99: 20 }, budget).isMet).toBe(false);
    expect(ratiosTo(bare, { requestsPerSecond: 4000, p99: 21 }, budget).isMet).toBe(false);
  });
});
