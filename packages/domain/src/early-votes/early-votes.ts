import dayjs from 'dayjs';
import { dutchDay } from '../formats/formats.ts';
import { EARLY_VOTES_DAYS } from '../limits/limits.ts';
import { type RuleOfVoting, valueOfRule } from '../voting-rules/voting-rules.ts';
import { defineOperations } from '../wire/wire.ts';
import type { shapes } from './early-votes.contract.ts';

const earlyVotes = '/associations/{association_id}/meetings/{meeting_id}/early-votes';

/** The operations of votes before a meeting. Owners vote about its proposals until it begins. */
export const earlyVotesOperations = defineOperations<typeof shapes>()({
  /** Returns whether the caller can vote before a meeting, and what the caller voted about its proposals. */
  getEarlyVotes: { method: 'GET', path: earlyVotes },
  /**
   * Votes about a proposal before the meeting, for apartments of the caller. A later vote replaces an earlier one, and a null withdraws it.
   * The same votes once more are confirmed also after the meeting began, so that a voter who got no response learns whether they count. A
   * vote that was made before another one of the member arrived, or before its withdrawal, is refused.
   */
  castEarlyVotes: { method: 'PUT', path: `${earlyVotes}/{item_id}`, respondsWith: 'items' },
  /** Returns how many apartments voted before the meeting about each proposal, and never what, for the board. */
  listEarlyVoteCounts: { method: 'GET', path: `${earlyVotes}/counts` },
});

/** Why nobody, or the caller, can vote before a meeting. */
export const earlyVoteObstacles = [
  'not_allowed',
  'meeting_begun',
  'not_convened',
  'too_early',
  'no_apartment',
] as const;

export type EarlyVoteObstacle = (typeof earlyVoteObstacles)[number];

/**
 * Returns the first day on which votes before a meeting count: the thirtieth day before that of the meeting, as Burgerlijk Wetboek 2:38
 * lid 8 has it for associations whose members vote before the meeting.
 */
export const earlyVotesFrom = (meeting_date: string | Date): string =>
  dayjs(dutchDay(meeting_date)).subtract(EARLY_VOTES_DAYS, 'day').format('YYYY-MM-DD');

/** Returns whether the rules of an association let owners vote before a meeting. Without such a rule nobody does. */
export const hasEarlyVotes = (rules: readonly RuleOfVoting[]): boolean =>
  valueOfRule(rules, 'early_votes', null) === 'yes';

interface MeetingToVoteAbout {
  meeting_date: string | Date;
  /** Whether the members were convened. */
  is_convened: boolean;
  /** Whether the meeting has begun, by its time or its first ballot, or was cancelled. */
  has_begun: boolean;
}

interface MeetingToWithdrawFrom {
  /** Whether the meeting is to begin by its time, and was not cancelled. */
  is_planned: boolean;
  /** Whether the meeting has a ballot that is open or being counted. */
  has_open_ballot: boolean;
}

/**
 * Returns whether owners can withdraw their votes before a meeting now. A meeting that is postponed keeps its votes, so that each voter can
 * withdraw them until its new time, also while nobody can vote: more than thirty days before it, or after a ballot at the former time.
 */
export const mayWithdrawFrom = (
  rules: readonly RuleOfVoting[],
  { is_planned, has_open_ballot }: MeetingToWithdrawFrom,
): boolean => hasEarlyVotes(rules) && is_planned && !has_open_ballot;

/** Returns why nobody can vote before a meeting now; null if owners can. */
export function obstacleOfMeeting(
  rules: readonly RuleOfVoting[],
  { meeting_date, is_convened, has_begun }: MeetingToVoteAbout,
  now: Date,
): Exclude<EarlyVoteObstacle, 'no_apartment'> | null {
  if (!hasEarlyVotes(rules)) return 'not_allowed';
  if (has_begun) return 'meeting_begun';
  if (!is_convened) return 'not_convened';
  return dutchDay(now) < earlyVotesFrom(meeting_date) ? 'too_early' : null;
}

export type * from './early-votes.contract.ts';
