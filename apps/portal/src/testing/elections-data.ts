import { aBallot } from '@mijn/api/mock/ballots';
import { idOf } from '@mijn/api/mock/call';
import type { Ballot } from '@mijn/domain/ballots';
import { resultOf } from '@mijn/domain/tally';

const candidates = ['Bram Bestuur', 'T. Hoekstra', 'M. de Wit'];

/** Returns the ballot about two seats in the board, which is closed once each candidate has votes. */
export function anElection(
  method: 'majority' | 'ranking',
  votes?: readonly [number, number, number],
): Ballot {
  const rules = { seats: 2, method, round: 1 } as const;
  const totals = votes && {
    votes_for: 0,
    votes_against: 0,
    votes_abstained: 24,
    // Whoever chose two candidates counts once.
    votes_chosen: 650,
    options: candidates.map((option, at) => ({ option, votes: votes[at] ?? 0 })),
  };
  const terms = {
    majority: 'more_than_half' as const,
    votes_total: 1000,
    quorum_votes: null,
    votes_present: 702,
    apartments_present: 31,
    votes_divided: 0,
    election: rules,
  };
  return aBallot(4, {
    item_id: idOf(31, 6),
    number: 6,
    title: 'Verkiezing van het bestuur',
    wording: 'De vergadering kiest twee bestuursleden voor drie jaar.',
    options: candidates,
    election: {
      ...rules,
      first_ballot_id: null,
      elected_before: [],
      lot: { hash: '9f86d081'.repeat(8), seed: null, number: null },
    },
    majority: 'more_than_half',
    quorum_votes: null,
    result: totals ? resultOf(totals, terms) : null,
  });
}
