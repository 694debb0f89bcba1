import { addDays, daysBetween } from '../formats/days.ts';
import { dutchDay } from '../formats/formats.ts';
import { countOfRule, type RuleOfVoting } from '../voting-rules/voting-rules.ts';

/** The days of notice of the model rules of 1992 (article 33), 2006 (article 45) and 2017. Those of 1973 and 1983 have eight. */
const NOTICE_DAYS = 15;

/** How long before a meeting its members must be convened, in whole days. */
export interface NoticeNeeded {
  days: number;
  /** The days if a matter is urgent; null if the rules of the association have none. */
  urgent_days: number | null;
}

/** Returns how long before a meeting its members must be convened, also for a second meeting. */
export const noticeNeeded = (rules: readonly RuleOfVoting[]): NoticeNeeded => ({
  days: countOfRule(rules, 'notice_days') ?? NOTICE_DAYS,
  urgent_days: countOfRule(rules, 'urgent_notice_days') ?? null,
});

/**
 * Returns the whole days between a convocation and its meeting on the Dutch calendar. The days of both are not counted, as the model rules
 * say. @returns 0 for a meeting on the same day, the next one, or earlier.
 */
export const noticeGiven = (convenedAt: string | Date, meetingDate: string | Date): number =>
  Math.max(0, daysBetween(dutchDay(convenedAt), dutchDay(meetingDate)) - 1);

/** Returns the first day of a meeting that leaves the whole notice to those who are convened at a moment. */
export const firstDayWithNotice = (convenedAt: string | Date, { days }: Pick<NoticeNeeded, 'days'>): string =>
  addDays(dutchDay(convenedAt), days + 1);
