import { describe, expect, it } from '@jest/globals';
import { median, percentile } from './percentile.ts';

describe('a percentile', () => {
  it('is the figure at that share of the sorted figures', () => {
    const figures = Array.from({ length: 100 }, (_, index) => 100 - index);
    expect(percentile(figures, 0.95)).toBe(95);
    expect(percentile([7], 0.95)).toBe(7);
    expect(median([9, 1, 5])).toBe(5);
    expect(() => median([])).toThrow('no figures');
  });
});
