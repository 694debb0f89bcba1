import {
  type Ballot,
  type BallotApartment,
  type BallotProgress,
  type BallotResult,
  type BallotSecrecy,
  isDecided,
  type OwnVote,
  type OwnVotes,
} from '@mijn/domain/ballots';
import { ballotsContract } from '@mijn/domain/ballots/contract';
import { SECRET_VOTERS_MIN } from '@mijn/domain/limits';
import { resultOf } from '@mijn/domain/tally';
import { hasAtLeast, pageOf, wordsIn } from '../call/rows.ts';
import { callsOf, defineMock, type Responders } from '../define-mock.ts';
import { idOf } from '../provider/ids.ts';

/** Returns the result of the drawn ballot: 412 for, 188 against, 72 abstained and 30 silent of 702 present. */
export const aBallotResult = (own: Partial<BallotResult> = {}): BallotResult => ({
  ...resultOf(
    { votes_for: 412, votes_against: 188, votes_abstained: 72, options: [] },
    {
      majority: 'two_thirds',
      votes_total: 1000,
      quorum_votes: 667,
      votes_present: 702,
      apartments_present: 31,
      votes_divided: 0,
    },
  ),
  ...own,
});

/** Returns an open ballot about the charging points. With a result it is closed. */
export function aBallot(number: number, own: Partial<Ballot> = {}): Ballot {
  const { result = null } = own;
  return {
    id: idOf(36, number),
    item_id: idOf(31, 6),
    number: 6,
    title: 'Laadpalen in de parkeerkelder',
    wording: 'De vergadering laat acht laadpalen plaatsen. Wie laadt, betaalt zelf de stroom.',
    options: [],
    motion: null,
    election: null,
    since_convocation: null,
    majority: 'two_thirds',
    majority_basis: 'cast',
    quorum_votes: 667,
    is_secret: false,
    is_outcome_only: false,
    public_key: null,
    state: result ? 'closed' : 'open',
    opened_at: '2026-11-20T11:38:00.000Z',
    closed_at: result ? '2026-11-20T11:50:00.000Z' : null,
    result,
    annulment: null,
    decision_id: result && isDecided(result.outcome) ? idOf(32, number) : null,
    ...own,
  };
}

/** Returns an apartment of 24 votes for which the caller can vote, and did not. */
export const anOwnVote = (own: Partial<OwnVote> = {}): OwnVote => ({
  apartment_id: idOf(34, 47),
  name: 'Kadestraat 47',
  votes: 24,
  right: 'owner',
  giver: null,
  instruction: null,
  instruction_option: null,
  vote: null,
  has_voted: false,
  is_early: false,
  mark: null,
  is_on_paper: false,
  is_divided: false,
  sealed_count: 3,
  ...own,
});

/** Returns what a member with a code needs to vote, who is not present at a meeting that is held. */
export const someOwnVotes = (own: Partial<OwnVotes> = {}): OwnVotes => ({
  is_held: true,
  code: 'M41-7K4',
  may_attend_online: true,
  presence: null,
  signed_at: null,
  adjournment: null,
  ballot: null,
  votes: [],
  apartments: [],
  former_votes: [],
  without_votes: [],
  ...own,
});

/** Returns an apartment in a ballot, without a vote. */
export const aBallotApartment = (number: number, own: Partial<BallotApartment> = {}): BallotApartment => ({
  apartment_id: idOf(34, number),
  name: `Kadestraat ${number}`,
  votes: 24,
  people: [`Bewoner ${number}`],
  right: 'owner',
  has_voted: false,
  is_early: false,
  is_on_paper: false,
  slips: 0,
  hand: null,
  ...own,
});

/** Returns the progress of an open ballot in which 23 of 31 apartments voted. */
export const someProgress = (own: Partial<BallotProgress> = {}): BallotProgress => ({
  state: 'open',
  votes_cast: 552,
  apartments_cast: 23,
  apartments_early: 0,
  apartments_divided: 0,
  votes_present: 744,
  apartments_present: 31,
  votes_paper: 0,
  apartments_paper: 0,
  ...own,
});

export const someSecrecy = (own: Partial<BallotSecrecy> = {}): BallotSecrecy => ({
  voters: 31,
  voters_min: SECRET_VOTERS_MIN,
  telling_per_mille: 0,
  is_outcome_only: false,
  ...own,
});

export interface BallotsData {
  /** The ballots of every meeting, newest first. */
  ballots?: readonly Ballot[];
  /** What the caller needs to vote. */
  own?: OwnVotes;
  /** The apartments of every ballot. */
  apartments?: readonly BallotApartment[];
  progress?: BallotProgress;
  secrecy?: BallotSecrecy;
}

/** Returns the apartments that a query asks for. */
export function ballotApartmentsPage(apartments: readonly BallotApartment[], query: URLSearchParams) {
  const words = wordsIn(query);
  const has = hasAtLeast(words, words.length);
  const silent = query.get('is_silent');
  const isSilent = ({ has_voted, hand }: BallotApartment) => String(!has_voted && hand === null);
  return pageOf(
    apartments.filter(
      (one) => has([one.name, ...one.people].join(' ')) && (silent === null || isSilent(one) === silent),
    ),
    query,
  );
}

/** What changes a ballot needs a script: only a back end knows who may vote, and what a ballot decides. */
function respond({
  ballots = [],
  own = someOwnVotes(),
  apartments = [],
  progress = someProgress(),
  secrecy = someSecrecy(),
}: BallotsData): Responders<typeof ballotsContract> {
  return {
    listBallots: () => ({ data: [...ballots] }),
    getOwnVotes: () => own,
    getBallotSecrecy: () => secrecy,
    getBallotProgress: () => progress,
    listBallotApartments: ({ query }) => ballotApartmentsPage(apartments, query),
  };
}

/** Returns the mocked calls of the ballots of every meeting, for the duration of one story or test. */
export const ballotsCalls = (data: BallotsData = {}) => callsOf(ballotsContract, respond(data));

export const ballotsMock = defineMock({ contract: ballotsContract, generate: () => ({}), respond });
