import { describe, expect, it } from '@jest/globals';
import { factorOf, limitZoom, stepZoom } from './zoom.ts';

describe('the zoom', () => {
  it.each([
    [1, 1, 1.25],
    [1, -1, 0.8],
    [1.1, 1, 1.25],
    [1.1, -1, 1],
    [4, 1, 4],
    [0.25, -1, 0.25],
    [1.2499, 1, 1.5],
  ] as const)('goes from %s in direction %s to %s', (from, direction, to) => {
    expect(stepZoom(from, direction)).toBe(to);
  });

  it('fits an A4 page of 595 points in 793 pixels at its size on paper', () => {
    expect(factorOf('fit', 594.75, 793)).toBeCloseTo(1);
  });

  it('fits a page of 30,000 points, and does not grow when it gets smaller', () => {
    const fitting = factorOf('fit', 30_000, 800);
    expect(fitting).toBeCloseTo(0.02);
    expect(stepZoom(fitting, -1)).toBe(fitting);
    expect(stepZoom(fitting, 1)).toBe(0.25);
  });

  it('stays a factor when it is one, and within what can be shown', () => {
    expect(factorOf(2, 595, 100)).toBe(2);
    expect(limitZoom(99)).toBe(4);
    expect(limitZoom(0)).toBe(0.25);
  });
});
