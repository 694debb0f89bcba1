import type { BallotOutcome, BallotState } from '../ballots/states.ts';
import { addDays } from '../formats/days.ts';
import { dutchDay } from '../formats/formats.ts';
import { wasDoorOpened } from '../presence/presence.ts';
import { countOfRule, type RuleOfVoting } from '../voting-rules/voting-rules.ts';

/**
 * When a second meeting is without a rule of the association: not earlier than two and not later than six weeks after the first (model
 * rules of 1992, articles 37 lid 6 and 38 lid 6; of 2006 and 2017, article 52).
 */
const DAYS = { min: 14, max: 42 } as const;

/** The days on which a second meeting can be, the last one included. */
export interface SecondMeetingDays {
  first_day: string;
  last_day: string;
}

/** Returns the days on which the second meeting can be. @param meetingDate the start of the first meeting. */
export function secondMeetingDays(
  rules: readonly RuleOfVoting[],
  meetingDate: string | Date,
): SecondMeetingDays {
  const first = dutchDay(meetingDate);
  const min = countOfRule(rules, 'second_meeting_days_min') ?? DAYS.min;
  const max = countOfRule(rules, 'second_meeting_days_max') ?? DAYS.max;
  return { first_day: addDays(first, min), last_day: addDays(first, Math.max(min, max)) };
}

/** Returns whether a second meeting can be on a day. */
export const isSecondMeetingDay = (day: string, { first_day, last_day }: SecondMeetingDays): boolean =>
  day >= first_day && day <= last_day;

interface CalledSecond {
  meeting_date: Date | string;
  is_cancelled: boolean;
  /** Whether a ballot of it was opened that was not cancelled. */
  has_ballots: boolean;
}

/** Returns whether the board can move a second meeting that it called: until its door opens, as nobody is present before. */
export const mayMoveSecond = (second: CalledSecond, now: Date): boolean =>
  !second.is_cancelled && !second.has_ballots && !wasDoorOpened(second, now);

/** Returns whether the board can cancel a second meeting that it called: until it begins, or voted. */
export const mayCancelSecond = (
  { is_cancelled, has_ballots, meeting_date }: CalledSecond,
  now: Date,
): boolean => !is_cancelled && !has_ballots && new Date(meeting_date) > now;

/** What a ballot says about its item. */
interface BallotAboutItem {
  item_id: string;
  state: BallotState;
  /** The outcome of a closed ballot; null for others. */
  outcome: BallotOutcome | null;
  is_annulled: boolean;
  /** Whether the ballot is about an amendment or a counter-proposal. */
  is_about_motion: boolean;
}

/**
 * Returns the ids of the agenda items that have no decision because the quorum was missing: so says their newest ballot that was neither
 * cancelled nor annulled. One about a motion says so only of an item that was not voted about itself. @param ballots of one meeting, the newest
 * first.
 */
export function itemsWithoutQuorum(ballots: readonly BallotAboutItem[]): ReadonlySet<string> {
  const newest = new Map<string, BallotAboutItem>();
  for (const ballot of ballots) {
    if (ballot.state === 'cancelled' || ballot.is_annulled) continue;
    const known = newest.get(ballot.item_id);
    if (!known || (known.is_about_motion && !ballot.is_about_motion)) newest.set(ballot.item_id, ballot);
  }
  return new Set(
    [...newest.values()]
      .filter(({ state, outcome }) => state === 'closed' && outcome === 'no_quorum')
      .map(({ item_id }) => item_id),
  );
}
