import { describe, expect, it } from '@jest/globals';
import {
  basisNeeded,
  majorityText,
  expectedValue,
  isRuleOfKinds,
  majorityNeeded,
  mayChair,
  quorumNeeded,
  quorumsNeeded,
  type RuleOfVoting,
  valueOfRule,
  votePartText,
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

describe('the rule of a decision', () => {
  const rules: RuleOfVoting[] = [
    { rule: 'majority', decision_kind: 'Grote uitgaven', value: 'two_thirds' },
    { rule: 'majority', decision_kind: '', value: 'three_quarters' },
    { rule: 'quorum', decision_kind: 'Benoemingen', value: 'none' },
    { rule: 'quorum', decision_kind: 'Grote uitgaven', value: 'two_thirds' },
    { rule: 'quorum', decision_kind: '', value: 'half' },
  ];
  const withoutGeneral = rules.filter(({ decision_kind }) => decision_kind !== '');

  it.each([
    ['Grote uitgaven', 'two_thirds', 'two_thirds'],
    ['Benoemingen', 'three_quarters', 'none'],
    ['Huisregels', 'three_quarters', 'half'],
    ['', 'three_quarters', 'half'],
    [null, 'three_quarters', 'half'],
  ])('of the kind %j is that of its kind, else the general one', (kind, majority, quorum) => {
    expect(valueOfRule(rules, 'majority', kind)).toBe(majority);
    expect(valueOfRule(rules, 'quorum', kind)).toBe(quorum);
  });

  it('is unknown if only other kinds have one, or nothing has', () => {
    expect(valueOfRule(withoutGeneral, 'majority', 'Huisregels')).toBeUndefined();
    expect(valueOfRule([], 'majority', null)).toBeUndefined();
  });

  it.each([
    [rules, 'Grote uitgaven', 'two_thirds', 667],
    [rules, null, 'three_quarters', 500],
    // No quorum for a kind is not the general one.
    [rules, 'Benoemingen', 'three_quarters', null],
    [withoutGeneral, null, 'more_than_half', null],
    [[], 'Grote uitgaven', 'more_than_half', null],
  ])('gives its majority and quorum (%#)', (some, kind, majority, quorum) => {
    expect(majorityNeeded(some, kind)).toBe(majority);
    expect(quorumNeeded(some, 1000, kind)).toBe(quorum);
  });

  it('is a part of the votes cast, unless its kind, else the association, says of which others', () => {
    const ofAll: RuleOfVoting = {
      rule: 'majority',
      decision_kind: 'Akte',
      value: 'four_fifths',
      basis: 'all',
    };
    const general: RuleOfVoting = { rule: 'majority', decision_kind: '', value: 'all', basis: 'present' };
    expect(basisNeeded([...rules, ofAll], 'Akte')).toBe('all');
    // A kind with a majority of its own has not the basis of the general one.
    expect(basisNeeded([general, ...rules], 'Grote uitgaven')).toBe('cast');
    expect(basisNeeded([general, ofAll], 'Huisregels')).toBe('present');
    expect(basisNeeded([ofAll], null)).toBe('cast');
  });

  it('asks for no votes in an association without votes', () => {
    expect(quorumNeeded(rules, 0, null)).toBeNull();
  });
});

describe('who may chair', () => {
  const [board, owner] = [
    { is_board: true, is_owner: false },
    { is_board: false, is_owner: true },
  ];
  it.each([
    ['board', board, true],
    ['board', owner, false],
    ['board;owner', owner, true],
    ['provider', board, false],
    ['board', null, null],
    [undefined, board, null],
  ])('by the rule %s, for %o, is %s', (value, person, expected) => {
    const ofChair = { rule: 'chair', decision_kind: '' } as const;
    expect(mayChair(value === undefined ? [] : [{ ...ofChair, value }], person)).toBe(expected);
  });
});

describe('a part of votes in Dutch', () => {
  it.each([
    ['more_than_half', 'cast', 'meer dan de helft van de uitgebrachte stemmen'],
    ['two_thirds', 'present', 'twee derde van de aanwezige stemmen'],
    ['four_fifths', 'all', 'vier vijfde van alle stemmen'],
    ['all', 'cast', 'alle uitgebrachte stemmen'],
    ['all', 'present', 'alle aanwezige stemmen'],
    ['all', 'all', 'alle stemmen'],
  ] as const)('is of %s of the votes of %s "%s"', (part, basis, text) => {
    expect(majorityText(part, basis)).toBe(text);
  });

  it('can be of other votes', () => {
    expect(votePartText('half', 'stemmen')).toBe('de helft van de stemmen');
  });
});
