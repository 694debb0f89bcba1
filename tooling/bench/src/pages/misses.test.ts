import { describe, expect, it } from '@jest/globals';
import { missesOf } from './misses.ts';

const budget = { performance: 98, accessibility: 100, bestPractices: 100 };

describe('the missed budgets of a page', () => {
  it('are empty if every score meets its budget', () => {
    expect(missesOf({ ...budget, faults: [] }, budget)).toEqual([]);
  });
  it('are the scores below their budget and the audits that lower the scores', () => {
    const page = { performance: 97, accessibility: 99, bestPractices: 96, faults: ['color-contrast'] };
    expect(missesOf(page, budget)).toEqual([
      'performance below 98',
      'accessibility below 100',
      'best practices below 100',
      'color-contrast',
    ]);
  });
});
