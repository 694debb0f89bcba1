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
  ] as const)('changes from %s in direction %s to %s', (from, direction, to) => {
    expect(stepZoom(from, direction)).toBe(to);
  });

  it('shows an A4 page of 595 points in its paper size if the viewer is 793 pixels wide', () => {
    expect(factorOf('fit', 594.75, 793)).toBeCloseTo(1);
  });

  it('fits a page of 30,000 points, and then does not change with a step down', () => {
    const fitting = factorOf('fit', 30_000, 800);
    expect(fitting).toBeCloseTo(0.02);
    expect(stepZoom(fitting, -1)).toBe(fitting);
    expect(stepZoom(fitting, 1)).toBe(0.25);
  });

  it('keeps a given factor, and limits factors to the supported range', () => {
    expect(factorOf(2, 595, 100)).toBe(2);
    expect(limitZoom(99)).toBe(4);
    expect(limitZoom(0)).toBe(0.25);
  });
});
