import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  type CandidateVotes,
  drawnByLot,
  electionMethods,
  electionOutcome,
  isUndecided,
  votesForCandidate,
} from './elections.ts';

const votesOf = (...votes: number[]): CandidateVotes[] =>
  votes.map((number, at) => ({ option: 'ABCDEFGH'[at] ?? `${at}`, votes: number }));

const first = { seats: 1, method: 'majority', round: 1 } as const;
const second = { ...first, round: 2 } as const;
const ranking = { ...first, method: 'ranking' } as const;
const none = { second_round: null, lot: null, seats_open: 0 };
/** Stands in for SHA-256, which the caller computes. */
const hashOf = (text: string): string =>
  Array.from(text)
    .reduce((hash, one) => Math.imul(hash ^ (one.codePointAt(0) ?? 0), 16_777_619) >>> 0, 2_166_136_261)
    .toString(16)
    .padStart(8, '0');

describe('an election', () => {
  it.each([
    ['a majority', votesOf(51, 30, 19), first, 51, { ...none, elected: ['A'] }],
    [
      'no majority: the two best go on',
      votesOf(30, 45, 25),
      first,
      51,
      { ...none, elected: [], second_round: { candidates: ['B', 'A'], seats: 1 } },
    ],
    [
      'no majority and a tie about the second place: all of them go on',
      votesOf(30, 40, 30),
      first,
      51,
      { ...none, elected: [], second_round: { candidates: ['B', 'A', 'C'], seats: 1 } },
    ],
    ['the most votes in a second round', votesOf(40, 45, 15), second, 0, { ...none, elected: ['B'] }],
    [
      'a tie in a second round',
      votesOf(50, 50),
      second,
      0,
      { ...none, elected: [], lot: { candidates: ['A', 'B'], seats: 1 } },
    ],
    [
      'one majority for two seats: two of the others go on for each seat',
      votesOf(60, 20, 30, 10),
      { ...first, seats: 2 },
      51,
      { ...none, elected: ['A'], second_round: { candidates: ['C', 'B'], seats: 1 } },
    ],
    [
      'more majorities than seats',
      votesOf(60, 80, 70),
      { ...first, seats: 2 },
      51,
      { ...none, elected: ['B', 'C'] },
    ],
    [
      'a tie of majorities about the last of two seats',
      votesOf(60, 80, 60),
      { ...first, seats: 2 },
      51,
      { ...none, elected: ['B'], lot: { candidates: ['A', 'C'], seats: 1 } },
    ],
    [
      'a tie of three about two seats',
      votesOf(60, 60, 60),
      { ...ranking, seats: 2 },
      0,
      { ...none, elected: [], lot: { candidates: ['A', 'B', 'C'], seats: 2 } },
    ],
    [
      'as many seats as candidates: each needs a majority, and a seat stays open',
      votesOf(60, 40),
      { ...first, seats: 2 },
      51,
      { ...none, elected: ['A'], seats_open: 1 },
    ],
    [
      'more seats than candidates',
      votesOf(60),
      { ...ranking, seats: 3 },
      51,
      { ...none, elected: ['A'], seats_open: 2 },
    ],
    ['a ranking', votesOf(20, 10, 30), { ...ranking, seats: 2 }, 0, { ...none, elected: ['C', 'A'] }],
    [
      'a ranking in which a candidate without votes gets no seat',
      votesOf(20, 0, 0),
      { ...ranking, seats: 2 },
      0,
      { ...none, elected: ['A'], seats_open: 1 },
    ],
  ] as const)('with %s', (_, candidates, rules, needed, expected) => {
    expect(electionOutcome(candidates, rules, needed)).toEqual(expected);
  });

  it('needs a majority by each method if there are enough seats for all', () => {
    expect(votesForCandidate(ranking, 3, 51)).toBe(0);
    expect(votesForCandidate({ ...ranking, seats: 3 }, 3, 51)).toBe(51);
    expect(votesForCandidate(first, 3, 51)).toBe(51);
    expect(votesForCandidate(second, 2, 51)).toBe(0);
  });

  const elections = fc.record({
    candidates: fc
      .array(fc.integer({ min: 0, max: 12 }), { minLength: 1, maxLength: 8 })
      .map((votes) => votesOf(...votes)),
    seats: fc.integer({ min: 1, max: 9 }),
    method: fc.constantFrom(...electionMethods),
    round: fc.constantFrom(1, 2),
    majority: fc.integer({ min: 1, max: 12 }),
  });

  it('elects as a count by hand does, seat by seat, and never more than there are seats', () => {
    fc.assert(
      fc.property(elections, ({ candidates, majority, ...rules }) => {
        const { seats, method, round } = rules;
        const isContest = candidates.length > seats;
        const needed = isContest && (method === 'ranking' || round === 2) ? 1 : majority;
        const seated: string[] = [];
        let tied: string[] = [];
        let left = candidates.filter(({ votes }) => votes >= needed);
        while (left.length > 0 && seated.length < seats) {
          const most = Math.max(...left.map(({ votes }) => votes));
          const best = left.filter(({ votes }) => votes === most).map(({ option }) => option);
          if (seated.length + best.length > seats) {
            tied = best;
            break;
          }
          seated.push(...best);
          left = left.filter(({ votes }) => votes < most);
        }
        const outcome = electionOutcome(
          candidates,
          rules,
          votesForCandidate(rules, candidates.length, majority),
        );
        expect(outcome.elected).toEqual(seated);
        expect(outcome.lot?.candidates ?? []).toEqual(tied);
        const seatsLater = (outcome.lot?.seats ?? 0) + (outcome.second_round?.seats ?? 0);
        expect(outcome.elected.length + seatsLater + outcome.seats_open).toBe(seats);

        const isNext = method === 'majority' && round === 1 && isContest && seated.length < seats;
        expect(outcome.second_round !== null).toBe(isNext && tied.length === 0);
        if (outcome.second_round) {
          const { candidates: next, seats: seatsLeft } = outcome.second_round;
          // There is something to choose, nobody who is left out has as many votes as somebody who goes on, and nobody was elected before.
          expect(next.length).toBeGreaterThan(seatsLeft);
          const votes = (option: string) => candidates.find((one) => one.option === option)?.votes ?? 0;
          const out = candidates
            .map(({ option }) => option)
            .filter((option) => !next.includes(option) && !seated.includes(option));
          expect(out.every((one) => next.every((other) => votes(other) > votes(one)))).toBe(true);
          expect(next.some((one) => seated.includes(one))).toBe(false);
          expect(next.filter((one) => votes(one) > Math.min(...next.map(votes))).length).toBeLessThan(
            seatsLeft * 2,
          );
        }
        expect(isUndecided(outcome)).toBe(tied.length > 0 || (isNext && seated.length === 0));
      }),
      { numRuns: 300 },
    );
  });
});

describe('a lot', () => {
  it('is decided by the seed and the number alone, whatever the order of the candidates, and fills the seats', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.string({ minLength: 1 }), { minLength: 2, maxLength: 8 }),
        fc.nat(7),
        fc.record({ seed: fc.stringMatching(/^[0-9a-f]{64}$/u), number: fc.nat(9999) }),
        (candidates, some, source) => {
          const seats = 1 + (some % (candidates.length - 1));
          const drawn = drawnByLot({ candidates, seats }, source, hashOf);
          expect(drawn).toHaveLength(seats);
          expect(new Set(drawn).size).toBe(seats);
          expect(drawnByLot({ candidates: candidates.toReversed(), seats }, source, hashOf)).toEqual(drawn);
          const hashes = candidates.map((one) => hashOf(`${source.seed} ${source.number} ${one}`)).sort();
          expect(drawn.map((one) => hashOf(`${source.seed} ${source.number} ${one}`))).toEqual(
            hashes.slice(0, seats),
          );
        },
      ),
    );
  });
});
