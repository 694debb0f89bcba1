import { describe, expect, it } from '@jest/globals';
import type { BallotResult } from '../ballots/ballots.ts';
import { resultOf, totalsOf } from '../tally/tally.ts';
import {
  namesOfOthers,
  outcomeLine,
  outcomeSentence,
  partOfVotes,
  partsOfResult,
  slipQuestionOf,
} from './ballot-texts.ts';

const terms = {
  majority: 'two_thirds',
  quorum_votes: null,
  votes_total: 1000,
  votes_present: 700,
  apartments_present: 29,
  votes_divided: 0,
} as const;

const ofVotes = (votes_for: number, votes_against: number, own: Partial<BallotResult> = {}) => ({
  ...resultOf({ votes_for, votes_against, votes_abstained: 0, options: [] }, terms),
  ...own,
});

const ofOptions = (...votes: number[]) => {
  const names = votes.map((_, at) => `Kleur ${at + 1}`);
  const cast = votes.map((some, at) => ({
    choice: 'option' as const,
    option: `Kleur ${at + 1}`,
    votes: some,
  }));
  return resultOf(totalsOf(cast, names), terms);
};

const NO_QUORUM = { outcome: 'no_quorum', votes_present: 94 } as const;
const OUTCOME_ONLY = { has_totals: false, outcome: 'adopted' } as const;

describe('the result of a ballot in words', () => {
  it.each([
    ['enough', ofVotes(412, 188), '412 is 12 meer dan 400'],
    ['as many as needed', ofVotes(400, 200), '400 is precies genoeg'],
    ['too few', ofVotes(300, 300), '300 is 100 minder dan 400'],
    ['no votes', ofVotes(0, 0), 'Geen besluit: niemand heeft voor of tegen gestemd'],
    ['an option', ofOptions(500, 100), 'Kleur 1: 500 is 100 meer dan 400'],
    ['a tie of options', ofOptions(200, 200, 100), 'Kleur 1 en Kleur 2 hebben elk 200 stemmen'],
  ])('says why: %s', (_, result, expected) => {
    expect(outcomeLine(result, null)).toBe(expected);
  });

  it.each([
    [480, 'Geen besluit: er zijn 480 stemmen aanwezig, 21 te weinig'],
    [1, 'Geen besluit: er is 1 stem aanwezig, 500 te weinig'],
  ])('says how many votes a quorum lacked, if %s are present', (votes_present, expected) => {
    expect(outcomeLine(ofVotes(400, 0, { outcome: 'no_quorum', votes_present }), 501)).toBe(expected);
  });

  it.each([
    ['adopted', ofVotes(551, 120), 'Aangenomen: voor 551, tegen 120, nodig 448.'],
    ['rejected', ofVotes(120, 1551), 'Verworpen: voor 120, tegen 1.551, nodig 1.114.'],
    [
      'without a quorum',
      ofVotes(94, 0, NO_QUORUM),
      'Geen besluit: er zijn 94 stemmen aanwezig en 500 nodig.',
    ],
    [
      'without a quorum, and one vote',
      ofVotes(1, 0, { ...NO_QUORUM, votes_present: 1 }),
      'Geen besluit: er is 1 stem aanwezig en 500 nodig.',
    ],
    ['without a vote', ofVotes(0, 0), 'Geen besluit: niemand heeft voor of tegen gestemd.'],
    ['without totals', ofVotes(0, 0, { ...OUTCOME_ONLY, outcome: 'rejected' }), 'Verworpen.'],
    [
      'of options without totals',
      ofVotes(0, 0, { ...OUTCOME_ONLY, chosen_option: 'Blauw' }),
      'Aangenomen: Blauw.',
    ],
    ['of options', ofOptions(100, 500), 'Aangenomen: 500 voor Kleur 2, 100 voor Kleur 1, nodig 400.'],
    [
      'of options with a tie',
      ofOptions(200, 200),
      'Verworpen: 200 voor Kleur 1, 200 voor Kleur 2, nodig 267.',
    ],
  ] as const)('is one sentence to read aloud: %s', (_, result, expected) => {
    expect(outcomeSentence(result, 500)).toBe(expected);
  });

  const elected = (election: object, own: object = {}) => ({
    ...ofOptions(551, 120),
    ...own,
    election: { elected: ['Kleur 1'], second_round: null, lot: null, seats_open: 0, ...election },
  });

  it.each([
    ['elected', elected({}), 'Gekozen: Kleur 1 (551 stemmen). Nodig: 448.'],
    [
      'elected by the most votes',
      elected({}, { votes_needed: 0 }),
      'Gekozen: Kleur 1 (551 stemmen). De meeste stemmen zijn genoeg.',
    ],
    [
      'elected, and a second round',
      elected({ second_round: { candidates: ['Kleur 2', 'Kleur 3'], seats: 1 } }),
      'Gekozen: Kleur 1 (551 stemmen). Tweede ronde tussen Kleur 2 (120 stemmen) en Kleur 3. Nodig: 448.',
    ],
    [
      'a lot that is not drawn',
      elected({ elected: [], lot: { candidates: ['Kleur 1', 'Kleur 2'], seats: 1 } }, OUTCOME_ONLY),
      'Het lot beslist tussen Kleur 1 en Kleur 2.',
    ],
    [
      'a lot that was drawn',
      elected({ lot: { candidates: ['Kleur 1', 'Kleur 2'], seats: 1 } }, OUTCOME_ONLY),
      'Gekozen: Kleur 1. Het lot besliste tussen Kleur 1 en Kleur 2.',
    ],
    [
      'nobody',
      elected({ elected: [], seats_open: 2 }, OUTCOME_ONLY),
      'Niemand is gekozen. 2 plaatsen blijven open.',
    ],
  ] as const)('names who is %s', (_, result, expected) => {
    expect(outcomeSentence(result, null)).toBe(expected);
  });

  it('names the parts of the votes cast', () => {
    expect(partsOfResult(ofVotes(412, 188))).toEqual([
      { label: 'Voor', votes: 412 },
      { label: 'Tegen', votes: 188 },
    ]);
    expect(partsOfResult(ofOptions(5, 1)).map(({ label }) => label)).toEqual(['Kleur 1', 'Kleur 2']);
  });

  it.each([
    ['two_thirds', 'cast', 'twee derde van 1.600'],
    ['all', 'cast', 'alle 1.600'],
    ['four_fifths', 'present', 'vier vijfde van de 1.600 aanwezige stemmen'],
    ['four_fifths', 'all', 'vier vijfde van alle 1.600 stemmen'],
    ['more_than_half', 'all', 'meer dan de helft van alle 1.600 stemmen'],
    ['all', 'all', 'alle 1.600 stemmen'],
  ] as const)('names the part %s of the votes of %s', (majority, majority_basis, expected) => {
    expect(partOfVotes({ majority, majority_basis }, 1600)).toBe(expected);
  });

  it('says that votes do not count, unless the majority is a part of them', () => {
    expect(namesOfOthers('cast').abstained).toBe('Onthouding, telt niet mee');
    expect(namesOfOthers('present').silent).toBe('Niet gestemd, geen stem voor');
    expect(namesOfOthers('all').divided).toBe('Eigenaren niet eens, geen stem voor');
  });
});

describe('a slip of paper', () => {
  it.each([
    ['a proposal', { options: [] }, { note: '', choices: ['Voor', 'Tegen', 'Onthouding'] }],
    ['options', { options: ['Rood', 'Blauw'] }, { note: '', choices: ['Rood', 'Blauw', 'Onthouding'] }],
    [
      'two seats for three candidates',
      { options: ['Jan', 'Piet', 'Klaas'], election: { seats: 2 } },
      { note: 'Kies hoogstens 2 kandidaten.', choices: ['Jan', 'Piet', 'Klaas', 'Onthouding'] },
    ],
    [
      'more seats than candidates',
      { options: ['Jan', 'Piet'], election: { seats: 3 } },
      {
        note: 'Kies hoogstens 2 kandidaten.',
        choices: ['Jan', 'Piet', 'Tegen alle kandidaten', 'Onthouding'],
      },
    ],
    [
      'one candidate',
      { options: ['Jan'], election: { seats: 1 } },
      { note: '', choices: ['Jan', 'Tegen alle kandidaten', 'Onthouding'] },
    ],
  ])('about %s has its choices', (_, ballot, expected) => {
    expect(slipQuestionOf(ballot)).toEqual(expected);
  });
});
