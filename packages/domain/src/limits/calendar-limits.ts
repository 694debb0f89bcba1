const HOUR = 3_600_000;

/** Milliseconds that a meeting lasts in a calendar when nobody said when it ends. */
export const MEETING_MS = 2 * HOUR;

/** Milliseconds that a meeting stays in the calendar feed after it began: a year. */
export const CALENDAR_PAST_MS = 365 * 24 * HOUR;

/** Hours after which a calendar program is asked to look at the feed again. */
export const CALENDAR_REFRESH_HOURS = 4;
