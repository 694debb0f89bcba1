import type { Ballot, BallotState, OwnVote, RefusedVote, VoteRefusal } from '@mijn/domain/ballots';
import type { Progress } from './use-send-votes.ts';

interface RefusedOwnVote {
  own: OwnVote;
  reason: VoteRefusal;
}

/** What became of votes that the member sent, as far as the screen knows. */
export interface Sending extends Progress {
  ballot: Ballot;
  /** The votes that were sent, as they were before. Those that the server refused are not among them. */
  votes: readonly OwnVote[];
  /** The votes that the server refused, while it received the others. */
  refused: readonly RefusedOwnVote[];
  /** Whether the server confirmed the votes after the closing, so that nobody knows what other owners voted meanwhile. */
  isConfirmedLate: boolean;
}

export type Fate =
  | 'busy'
  | 'waiting'
  | 'refused'
  /** The member voted meanwhile on another device, and that vote counts. */
  | 'newer'
  | 'unsealed'
  | 'kept'
  /** The ballot has no result, so that no vote counts. */
  | 'cancelled'
  | 'counted'
  /** The votes were received, and are being counted. */
  | 'counting'
  /** Another owner voted differently, so that no votes count, or those of some apartments do not. */
  | 'divided'
  | 'partly_divided'
  /** Another owner had voted differently before the vote that was confirmed. */
  | 'divided_before'
  /** The votes came too late. What came before them is unknown or does not exist, or it counts, for some apartments or for all. */
  | 'late'
  | 'late_change'
  | 'late_partly'
  | 'late_before_counts'
  | 'late_divided'
  /** Nobody can find out any more whether the votes came in time. */
  | 'unsure'
  /** The ballot has ended, and the screen does not know yet how. */
  | 'unknown';

interface Known {
  /** The state of the ballot in the list of ballots; undefined while it is not listed. */
  state: BallotState | undefined;
  /** The ids of the apartments that were divided when the screen saw them last. */
  divided: readonly string[];
}

/** Returns whether an earlier vote counts if a later one came too late. An instruction counts without a vote. */
const votesBefore = (sending: Sending): OwnVote[] =>
  sending.votes.filter((own) => sending.ballot.is_secret || own.instruction === null);

function fateOfLate(sending: Sending, state: BallotState | undefined, isDivided: boolean): Fate {
  if (sending.isUnsure) return 'unsure';
  const votes = votesBefore(sending);
  const before = votes.filter(({ has_voted }) => has_voted);
  if (before.length === 0) return 'late';
  if (state !== 'closed' && state !== 'counting') return 'late_change';
  if (isDivided) return 'late_divided';
  return before.length === votes.length ? 'late_before_counts' : 'late_partly';
}

/** Returns what was sent without the votes that the server refused, and these with their reasons. */
export function withRefused(
  { votes }: Pick<Sending, 'votes'>,
  refused: readonly RefusedVote[],
): Pick<Sending, 'votes' | 'refused'> {
  const reasonOf = ({ apartment_id }: OwnVote): VoteRefusal | undefined =>
    refused.find((one) => one.apartment_id === apartment_id)?.reason;
  return {
    votes: votes.filter((own) => reasonOf(own) === undefined),
    refused: votes.flatMap((own) => {
      const reason = reasonOf(own);
      return reason ? [{ own, reason }] : [];
    }),
  };
}

/** Returns the apartments of sent votes that do not count, because another owner voted differently. */
export const dividedAmong = ({ votes }: Sending, divided: readonly string[]): OwnVote[] =>
  votes.filter(({ apartment_id }) => divided.includes(apartment_id));

/** Returns what became of votes, so that the screen never says that a vote counts which does not. */
export function fateOf(sending: Sending, { state, divided }: Known): Fate {
  if (state === 'cancelled') return 'cancelled';
  const among = dividedAmong(sending, divided);
  if (sending.state === 'late') return fateOfLate(sending, state, among.length > 0);
  if (sending.state !== 'received') return sending.state;
  if (state === 'counting') return 'counting';
  if (state !== 'closed') return 'unknown';
  if (among.length === 0) return 'counted';
  if (sending.isConfirmedLate) return 'divided_before';
  return among.length === sending.votes.length ? 'divided' : 'partly_divided';
}
