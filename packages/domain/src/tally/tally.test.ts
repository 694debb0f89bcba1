import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { voteBases, voteParts } from '../voting-rules/voting-rules.ts';
import {
  addTotals,
  areTotalsOf,
  type Choosable,
  type CountedVote,
  isChoiceOf,
  isSameVote,
  resultOf,
  sumOfTotals,
  timesTotals,
  totalsOf,
  type Vote,
  voteFor,
  voteOfApartment,
} from './tally.ts';

const FOR: Vote = { choice: 'for', option: null };
const AGAINST: Vote = { choice: 'against', option: null };
const ABSTAIN: Vote = { choice: 'abstain', option: null };
const green: Vote = { choice: 'option', option: 'Groen' };

const terms = {
  majority: 'more_than_half',
  quorum_votes: null,
  votes_total: 1000,
  votes_present: 100,
  apartments_present: 4,
  votes_divided: 0,
} as const;
const totals = (votes_for: number, votes_against: number, votes_abstained = 0) => ({
  votes_for,
  votes_against,
  votes_abstained,
  options: [],
});
const between = (...numbers: number[]) => ({
  ...totals(0, 0),
  options: numbers.map((votes, at) => ({ option: `Keuze ${at}`, votes })),
});

describe('the vote of an apartment', () => {
  const none = { owners: [], early: [], instruction: null, holder: null, hand: null };

  it.each([
    ['nobody', none, null],
    ['a show of hands', { ...none, hand: FOR }, FOR],
    ['a holder, before a show of hands', { ...none, holder: AGAINST, hand: FOR }, AGAINST],
    ['an instruction, before its holder', { ...none, instruction: ABSTAIN, holder: AGAINST }, ABSTAIN],
    [
      'an owner, before all others',
      { owners: [FOR], early: [AGAINST, FOR], instruction: AGAINST, holder: AGAINST, hand: AGAINST },
      FOR,
    ],
    [
      'an owner before the meeting, before all others but owners at it',
      { owners: [], early: [FOR], instruction: AGAINST, holder: AGAINST, hand: AGAINST },
      FOR,
    ],
    ['owners who disagreed before the meeting', { ...none, early: [FOR, AGAINST], holder: FOR }, 'divided'],
    ['owners of one mind', { ...none, owners: [FOR, FOR] }, FOR],
    ['owners who disagree', { ...none, owners: [FOR, ABSTAIN], hand: FOR }, 'divided'],
    [
      'owners who choose different options',
      { ...none, owners: [green, { ...green, option: 'Blauw' }] },
      'divided',
    ],
  ] as const)('is that of %s', (_, votes, expected) => {
    expect(voteOfApartment(votes)).toEqual(expected);
  });

  it.each([
    [[], FOR, true],
    [[], green, false],
    [['Groen'], green, true],
    [['Blauw'], green, false],
    [['Groen'], FOR, false],
    [['Groen'], ABSTAIN, true],
    [[], { choice: 'for', option: 'Groen' }, false],
  ] as const)('about the options %j can be %j: %s', (options, vote, expected) => {
    expect(isChoiceOf({ options }, vote)).toBe(expected);
  });
});

describe('totals', () => {
  it('of some votes are those of two parts of them, and as many votes as the parts have', () => {
    const options = ['a', 'b'];
    const one = fc.tuple(
      fc.nat(500),
      fc.constantFrom<Vote>(ABSTAIN, ...options.map((option): Vote => ({ choice: 'option', option }))),
    );
    fc.assert(
      fc.property(fc.array(one), fc.array(one), fc.nat(9), (phone, paper, times) => {
        const counted = (rows: readonly [number, Vote][], weight = 1): CountedVote[] =>
          rows.map(([votes, choice]) => ({ votes: votes * weight, ...choice }));
        const sum = addTotals(
          timesTotals(totalsOf(counted(phone), options), times),
          totalsOf(counted(paper), options),
        );
        expect(sum).toEqual(totalsOf([...counted(phone, times), ...counted(paper)], options));
        const votesIn = (rows: readonly [number, Vote][]) => rows.reduce((all, [votes]) => all + votes, 0);
        expect(sumOfTotals(sum)).toBe(votesIn(phone) * times + votesIn(paper));
      }),
    );
  });
});

describe('an election', () => {
  const candidates = ['Jan', 'Piet', 'Klaas'];
  const twoSeats = { options: candidates, election: { seats: 2, method: 'majority', round: 1 } } as const;
  const enoughSeats = { ...twoSeats, election: { ...twoSeats.election, seats: 3 } } as const;
  const both: Vote = { choice: 'option', option: 'Jan', further_options: ['Piet'] };

  it.each<[string, Choosable, Vote, boolean]>([
    ['as many candidates as seats', twoSeats, both, true],
    ['one candidate', twoSeats, { choice: 'option', option: 'Jan' }, true],
    ['nobody', twoSeats, ABSTAIN, true],
    ['more candidates than seats', twoSeats, { ...both, further_options: ['Piet', 'Klaas'] }, false],
    ['a candidate twice', twoSeats, { ...both, further_options: ['Jan'] }, false],
    ['somebody who is no candidate', twoSeats, { ...both, further_options: ['Kees'] }, false],
    ['against candidates of whom some can be chosen', twoSeats, AGAINST, false],
    ['against candidates who all have a seat', enoughSeats, AGAINST, true],
    ['two options of a proposal', { options: candidates }, both, false],
  ])('can have a vote for %s: %s', (_, ballot, vote, expected) => {
    expect(isChoiceOf(ballot, vote)).toBe(expected);
  });

  it('counts who chooses several candidates once, and a blank vote not at all', () => {
    const votes = [
      { votes: 60, ...both },
      { votes: 30, choice: 'option' as const, option: 'Klaas' },
      { votes: 40, ...ABSTAIN },
    ];
    const counted = totalsOf(votes, candidates);
    const result = resultOf(counted, { ...terms, ...twoSeats, votes_present: 150 });
    expect(areTotalsOf(twoSeats, counted)).toBe(true);
    expect(areTotalsOf({ options: candidates }, counted)).toBe(false);
    expect(result).toMatchObject({
      outcome: 'adopted',
      votes_cast: 90,
      votes_needed: 46,
      votes_abstained: 40,
      votes_silent: 20,
      chosen_option: null,
      election: { elected: ['Jan', 'Piet'], second_round: null, lot: null, seats_open: 0 },
    });
  });

  it('is undecided before a lot, and if nobody is elected before the second round', () => {
    const tie = { ...totals(0, 0), options: candidates.map((option) => ({ option, votes: 10 })) };
    const outcomeWith = (own: object) => resultOf(tie, { ...terms, ...own }).outcome;
    expect(outcomeWith({ election: { seats: 1, method: 'ranking', round: 1 } })).toBe('undecided');
    expect(outcomeWith({ election: { seats: 1, method: 'majority', round: 1 } })).toBe('undecided');
    expect(outcomeWith(enoughSeats)).toBe('rejected');
    expect(outcomeWith({ ...enoughSeats, quorum_votes: 101 })).toBe('no_quorum');
  });

  it('writes the same vote alike, whatever the order in which it was chosen', () => {
    expect(voteFor(['Piet', 'Jan'], twoSeats)).toEqual(both);
    expect(isSameVote(both, { ...both, option: 'Piet', further_options: ['Jan'] })).toBe(true);
    expect(isSameVote(both, { choice: 'option', option: 'Jan' })).toBe(false);
    expect(voteFor([], twoSeats)).toBeNull();
  });
});

describe('the result of a ballot', () => {
  const fourFifths = { majority: 'four_fifths', votes_present: 800 } as const;
  const ofPresent = { ...fourFifths, majority_basis: 'present' } as const;

  it.each([
    ['more than half', totals(301, 299), {}, 'adopted'],
    ['a tie', totals(300, 300), {}, 'rejected'],
    ['no vote', totals(0, 0, 100), {}, 'no_votes'],
    ['no vote and too few present', totals(0, 0, 100), { quorum_votes: 101 }, 'no_quorum'],
    ['abstentions, which are no votes cast', totals(2, 1, 97), {}, 'adopted'],
    ['exactly two thirds', totals(400, 200), { majority: 'two_thirds' }, 'adopted'],
    ['one vote too few for two thirds', totals(399, 201), { majority: 'two_thirds' }, 'rejected'],
    ['one vote against of all', totals(599, 1), { majority: 'all' }, 'rejected'],
    ['a quorum that is just there', totals(60, 0), { quorum_votes: 100 }, 'adopted'],
    ['a quorum that is missed by one', totals(60, 0), { quorum_votes: 101 }, 'no_quorum'],
    ['four fifths of the votes cast of four fifths of all', totals(640, 160), fourFifths, 'adopted'],
    ['the same of all votes', totals(640, 160), { ...fourFifths, majority_basis: 'all' }, 'rejected'],
    ['one vote too few of all', totals(799, 1), { ...fourFifths, majority_basis: 'all' }, 'rejected'],
    ['exactly four fifths of all', totals(800, 0), { ...fourFifths, majority_basis: 'all' }, 'adopted'],
    ['abstentions, of the votes present', totals(639, 0, 161), ofPresent, 'rejected'],
    ['exactly four fifths of the votes present', totals(640, 0, 160), ofPresent, 'adopted'],
    ['half of all votes', totals(500, 0), { votes_present: 500, majority_basis: 'all' }, 'rejected'],
    ['no vote, of all votes', totals(0, 0, 100), { majority_basis: 'all' }, 'no_votes'],
    ['two options with as many votes', between(5, 5), {}, 'rejected'],
    ['an option without a majority', between(5, 4, 4), {}, 'rejected'],
    ['an option with a majority', between(1, 6, 4), {}, 'adopted'],
  ] as const)('with %s', (_, counted, own, outcome) => {
    expect(resultOf(counted, { ...terms, ...own }).outcome).toBe(outcome);
  });

  it('names the option that was adopted, and none otherwise', () => {
    expect(resultOf(between(1, 6, 4), terms).chosen_option).toBe('Keuze 1');
    expect(resultOf(between(6, 1), { ...terms, quorum_votes: 101 }).chosen_option).toBeNull();
    expect(resultOf(totals(3, 1), terms).chosen_option).toBeNull();
  });

  const plainVote: fc.Arbitrary<Vote> = fc.constantFrom(FOR, AGAINST, ABSTAIN);
  const optionVote = (options: readonly string[]): fc.Arbitrary<Vote> =>
    fc.oneof(
      fc.constant(ABSTAIN),
      fc.constantFrom(...options).map((option): Vote => ({ choice: 'option', option })),
    );
  const vote = (options: readonly string[]): fc.Arbitrary<CountedVote> =>
    fc
      .tuple(fc.integer({ min: 0, max: 5000 }), options.length > 0 ? optionVote(options) : plainVote)
      .map(([votes, one]) => Object.assign({ votes }, one));
  const counted = fc.constantFrom<readonly string[]>([], ['a', 'b', 'c']).chain((options) =>
    fc.record({
      options: fc.constant(options),
      votes: fc.array(vote(options), { maxLength: 30 }),
      divided: fc.nat(500),
      invalid: fc.nat(500),
      silent: fc.nat(500),
      absent: fc.nat(500),
      majority: fc.constantFrom(...voteParts),
      majority_basis: fc.option(fc.constantFrom(...voteBases), { nil: undefined }),
      quorum_votes: fc.option(fc.nat(50_000)),
    }),
  );

  it('has a place for each vote, whatever their order, and agrees with a count in fractions', () => {
    fc.assert(
      fc.property(
        counted,
        fc.infiniteStream(fc.nat()),
        (
          { options, votes, divided, invalid, silent, absent, majority, majority_basis, quorum_votes },
          order,
        ) => {
          const sum = (some: readonly CountedVote[]) => some.reduce((total, one) => total + one.votes, 0);
          const votes_present = sum(votes) + divided + invalid + silent;
          const own = {
            majority,
            ...(majority_basis && { majority_basis }),
            quorum_votes,
            votes_total: votes_present + absent,
            votes_present,
            apartments_present: votes.length,
            votes_divided: divided,
            votes_invalid: invalid,
          };
          const result = resultOf(totalsOf(votes, options), own);
          const shuffled = votes
            .map((one) => ({ one, place: order.next().value ?? 0 }))
            .toSorted((one, other) => one.place - other.place)
            .map(({ one }) => one);
          expect(resultOf(totalsOf(shuffled, options), own)).toEqual(result);
          const { votes_cast, votes_abstained, votes_divided, votes_invalid, votes_silent } = result;
          expect(votes_cast + votes_abstained + votes_divided + votes_invalid + votes_silent).toBe(
            votes_present,
          );
          expect(votes_invalid).toBe(invalid);
          expect(votes_silent).toBe(silent);

          const ofChoice = (option: string | null) =>
            sum(
              votes.filter(
                (one) =>
                  one.choice !== 'abstain' &&
                  (option === null ? one.choice === 'for' : one.option === option),
              ),
            );
          const best = options.length === 0 ? ofChoice(null) : Math.max(...options.map(ofChoice));
          const isOne =
            options.length === 0 || options.filter((option) => ofChoice(option) === best).length === 1;
          const cast = sum(votes.filter(({ choice }) => choice !== 'abstain'));
          const base =
            majority_basis === 'all'
              ? votes_present + absent
              : majority_basis === 'present'
                ? votes_present
                : cast;
          expect(result.votes_base).toBe(base);
          const isEnough = {
            more_than_half: best * 2 > base,
            half: best * 2 >= base,
            two_thirds: best * 3 >= base * 2,
            three_quarters: best * 4 >= base * 3,
            four_fifths: best * 5 >= base * 4,
            all: best === base,
          }[majority];
          // The number that was needed is the first one that is enough.
          expect(best >= result.votes_needed).toBe(isEnough);
          const decided = cast === 0 ? 'no_votes' : isEnough && isOne ? 'adopted' : 'rejected';
          expect(result.outcome).toBe(
            quorum_votes !== null && votes_present < quorum_votes ? 'no_quorum' : decided,
          );
        },
      ),
      { numRuns: 500 },
    );
  });
});
