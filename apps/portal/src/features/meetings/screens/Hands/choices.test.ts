import { describe, expect, it } from '@jest/globals';
import type { Vote } from '@mijn/domain/tally';
import { choicesOf, chosenOf, voteAfter } from './choices.ts';

const option = (first: string, ...further_options: string[]): Vote => ({
  choice: 'option',
  option: first,
  ...(further_options.length > 0 && { further_options }),
});

const AGAINST: Vote = { choice: 'against', option: null };

const options = ['Jan', 'Piet', 'Klaas'];
const twoSeats = { options, election: { seats: 2 } };

const labelsOf = (ballot: Parameters<typeof choicesOf>[0], vote: Vote | null = null) =>
  (vote ? chosenOf(choicesOf(ballot), vote) : choicesOf(ballot)).map(({ label }) => label);

describe('a show of hands', () => {
  it('can be against all candidates if there are enough seats for them', () => {
    expect(labelsOf({ options })).toEqual([...options, 'Onthouding']);
    expect(labelsOf(twoSeats)).toEqual([...options, 'Onthouding']);
    expect(labelsOf({ options: ['Jan'], election: { seats: 2 } })).toEqual([
      'Jan',
      'Tegen alle kandidaten',
      'Onthouding',
    ]);
  });

  it('has one choice, which the next replaces and a second press takes away', () => {
    expect(voteAfter({ options }, option('Jan'), option('Piet'))).toEqual(option('Piet'));
    expect(voteAfter({ options }, option('Piet'), option('Piet'))).toBeNull();
    expect(voteAfter({ options: [] }, AGAINST, AGAINST)).toBeNull();
  });

  it('has as many candidates as seats at most, in the order of the ballot', () => {
    expect(voteAfter(twoSeats, option('Klaas'), option('Jan'))).toEqual(option('Jan', 'Klaas'));
    expect(voteAfter(twoSeats, option('Jan', 'Klaas'), option('Piet'))).toBeUndefined();
    expect(voteAfter(twoSeats, option('Jan', 'Klaas'), option('Jan'))).toEqual(option('Klaas'));
    expect(labelsOf(twoSeats, option('Jan', 'Klaas'))).toEqual(['Jan', 'Klaas']);
  });

  it('for candidates makes place for an abstention, and the other way round', () => {
    const abstain: Vote = { choice: 'abstain', option: null };
    expect(voteAfter(twoSeats, option('Jan', 'Klaas'), abstain)).toEqual(abstain);
    expect(voteAfter(twoSeats, abstain, option('Piet'))).toEqual(option('Piet'));
  });
});
