import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { chanceThatTotalsTell, doTotalsHide, secrecyOf } from './secrecy.ts';

/** All groups of voters, each as the places of its voters. */
const groupsOf = (count: number): number[][] =>
  Array.from({ length: 2 ** count }, (_, bits) =>
    Array.from({ length: count }, (__, at) => at).filter((at) => (bits >> at) % 2 === 1),
  );

const sum = (voters: readonly number[], group: readonly number[]): number =>
  group.reduce((total, at) => total + (voters[at] ?? 0), 0);

const some = fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 9 });

describe('the chance that totals tell what everybody voted', () => {
  it('is the part of all groups of voters that have a sum of their own, in any association', () => {
    fc.assert(
      fc.property(some, (voters) => {
        const all = groupsOf(voters.length).filter(
          (group) => group.length > 0 && group.length < voters.length,
        );
        const bySum = Map.groupBy(all, (group) => sum(voters, group));
        const alone = [...bySum.values()].filter(({ length }) => length === 1).length;
        expect(chanceThatTotalsTell(voters)).toBe(alone / 2 ** voters.length);
      }),
    );
  });

  it.each([
    ['five with different shares', [24, 26, 31, 37, 45], 0.9375],
    ['five with equal shares', [24, 24, 24, 24, 24], 0],
    ['one', [24], 0],
    ['nobody', [], 0],
  ])('is for %s %#', (_, voters, expected) => {
    expect(chanceThatTotalsTell(voters)).toBe(expected);
  });

  it('is small in a large association, and takes few steps', () => {
    const many = Array.from({ length: 60 }, (_, at) => 20 + (at % 13));
    expect(secrecyOf(many)).toMatchObject({ voters: 60, is_outcome_only: false });
    const most = Array.from({ length: 5000 }, () => 1);
    expect(secrecyOf(most)).toEqual({ voters: 5000, telling_per_mille: 0, is_outcome_only: false });
  });

  it('shows the outcome alone of few voters, and of some with different shares', () => {
    expect(secrecyOf([1, 1, 1, 1]).is_outcome_only).toBe(true);
    expect(secrecyOf([1, 1, 1, 1, 1]).is_outcome_only).toBe(false);
    expect(secrecyOf([24, 26, 31, 37, 45])).toEqual({
      voters: 5,
      telling_per_mille: 938,
      is_outcome_only: true,
    });
  });
});

describe('the totals of a secret ballot', () => {
  it('hide each vote exactly if each voter can be, and can miss, in every choice, in any ballot', () => {
    fc.assert(
      fc.property(some, fc.array(fc.nat(2), { minLength: 9, maxLength: 9 }), (voters, choices) => {
        const totals = [0, 1, 2].map((choice) =>
          sum(
            voters,
            voters.flatMap((_, at) => (choices[at] === choice ? [at] : [])),
          ),
        );
        const groups = groupsOf(voters.length);
        const isOpen = voters.every((_, at) =>
          totals.every((total, choice) => {
            const fits = groups.filter((group) => sum(voters, group) === total);
            const canMiss = fits.some((group) => !group.includes(at));
            // The third choice is to abstain.
            return canMiss && (total === 0 || choice === 2 || fits.some((group) => group.includes(at)));
          }),
        );
        const votes = voters.reduce((total, one) => total + one, 0);
        const isOfOneMind = votes - Math.max(...totals) <= Math.max(...voters);
        expect(doTotalsHide(voters, totals.slice(0, 2), totals.slice(2))).toBe(isOpen && !isOfOneMind);
      }),
      { numRuns: 300 },
    );
  });

  it.each([
    ['ten with equal shares, six to four', Array.from({ length: 10 }, () => 24), [144, 96], true],
    ['all but one of one mind', Array.from({ length: 10 }, () => 24), [216, 24], false],
    ['all of one mind', Array.from({ length: 10 }, () => 24), [240, 0], false],
    ['a heavy voter who must be for', [10, ...Array.from({ length: 20 }, () => 1)], [25, 5], false],
    ['five with different shares', [24, 26, 31, 37, 45], [86, 77], false],
    ['nobody', [], [0, 0], false],
    ['one who abstains beside heavier ones', [30, 30, 30, 30, 30, 20, 20, 20], [100, 90], true, [20]],
    ['one who alone can have abstained', [30, 30, 30, 30, 30, 30, 20], [90, 90], false, [20]],
  ] as const)('of %s', (_, voters, choices, expected, others: readonly number[] = []) => {
    expect(doTotalsHide(voters, choices, others)).toBe(expected);
  });
});
