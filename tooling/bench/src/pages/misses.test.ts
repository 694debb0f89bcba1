import { describe, expect, it } from '@jest/globals';
import { missesOf } from './misses.ts';

const budget = { performance: 98, accessibility: 100, bestPractices: 100 };

describe('what a page misses', () => {
  it('is nothing when every score reaches its budget', () => {
    expect(missesOf({ ...budget, faults: [] }, budget)).toEqual([]);
  });
  it('is each score below its budget, and the audits that cost the points', () => {
    const page = { performance: 97, accessibility: 99, bestPractices: 96, faults: ['color-contrast'] };
    expect(missesOf(page, budget)).toEqual([
      'performance below 98',
      'accessibility below 100',
      'best practices below 100',
      'color-contrast',
    ]);
  });
});
