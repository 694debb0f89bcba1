import { describe, expect, it } from '@jest/globals';
import {
  expectedValue,
  isRuleOfKinds,
  quorumsNeeded,
  type RuleOfVoting,
  votesNeeded,
} from './voting-rules.ts';

describe('the votes that a part asks for', () => {
  it.each([
    ['more_than_half', 600, 301],
    ['more_than_half', 601, 301],
    ['half', 1000, 500],
    ['half', 1001, 501],
    ['two_thirds', 600, 400],
    ['two_thirds', 1000, 667],
    ['three_quarters', 42, 32],
    ['four_fifths', 42, 34],
    ['all', 42, 42],
    ['more_than_half', 0, 1],
    ['half', 0, 0],
  ] as const)('are for %s of %i: %i', (part, votes, needed) => {
    expect(votesNeeded(part, votes)).toBe(needed);
  });

  it('are the fewest that are that part, for every number of votes', () => {
    for (let votes = 0; votes <= 2000; votes += 1) {
      const isEnough = {
        more_than_half: (some: number) => some * 2 > votes,
        half: (some: number) => some * 2 >= votes,
        two_thirds: (some: number) => some * 3 >= votes * 2,
        three_quarters: (some: number) => some * 4 >= votes * 3,
        four_fifths: (some: number) => some * 5 >= votes * 4,
        all: (some: number) => some >= votes,
      };
      for (const part of [
        'more_than_half',
        'half',
        'two_thirds',
        'three_quarters',
        'four_fifths',
        'all',
      ] as const) {
        const needed = votesNeeded(part, votes);
        const fits = isEnough[part];
        if (!fits(needed) || (needed > 0 && fits(needed - 1)))
          throw new Error(`${part} of ${votes} is not ${needed}`);
      }
    }
  });
});

describe('the value of a rule', () => {
  it.each([
    ['votes_total', '1000', undefined],
    ['votes_total', '0', undefined],
    ['votes_total', '01', 'a whole number'],
    ['votes_total', '-1', 'a whole number'],
    ['proxies_per_person', '2.5', 'a whole number'],
    ['second_meeting', 'yes', undefined],
    ['second_meeting', 'ja', 'one of yes, no'],
    ['chair', 'board; owner', undefined],
    ['chair', '', 'one of board, provider, owner'],
    ['majority', 'half', 'one of more_than_half, two_thirds, three_quarters, four_fifths, all'],
    ['quorum', 'none', undefined],
  ] as const)('of %s can be "%s": %s', (rule, value, expected) => {
    expect(expectedValue(rule, value)).toBe(expected);
  });

  it('can differ by kind of decision for majority and quorum alone', () => {
    expect(isRuleOfKinds('majority') && isRuleOfKinds('quorum')).toBe(true);
    expect(isRuleOfKinds('votes_total') || isRuleOfKinds('chair')).toBe(false);
  });
});

describe('the quorums of an association', () => {
  it('begin with the general one, and leave out what needs none', () => {
    const rules: RuleOfVoting[] = [
      { rule: 'quorum', decision_kind: 'Zonnepanelen', value: 'two_thirds' },
      { rule: 'majority', decision_kind: '', value: 'more_than_half' },
      { rule: 'quorum', decision_kind: 'Benoemingen', value: 'none' },
      { rule: 'quorum', decision_kind: '', value: 'half' },
    ];
    expect(quorumsNeeded(rules, 1000)).toEqual([
      { decision_kind: '', votes: 500 },
      { decision_kind: 'Zonnepanelen', votes: 667 },
    ]);
    expect(quorumsNeeded([], 1000)).toEqual([]);
  });
});
