import { DAY_MS, HOUR_MS } from '../limits/limits.ts';

const options = { timeZone: 'Europe/Amsterdam', dateStyle: 'short', timeStyle: 'medium' } as const;

let clock: Intl.DateTimeFormat | undefined;

/** Returns the time of a moment in a year in which the rule below does not hold. */
function timeByCalendar(moment: Date): string {
  clock ??= new Intl.DateTimeFormat('sv-SE', options);
  return clock.format(moment).replace(' ', 'T').padStart('0000-00-00T00:00:00'.length, '0');
}

/** Returns the last Sunday of a month (March is 2) at 1.00 in UTC, in milliseconds since 1970. */
function lastSunday(year: number, month: number): number {
  const last = new Date(Date.UTC(year, month + 1, 0, 1));
  return last.getTime() - last.getUTCDay() * DAY_MS;
}

/**
 * Returns the Dutch date and time at a moment, such as `2026-12-09T19:30:00`, so that a member abroad reads the same time for a meeting.
 * Summer time begins and ends at 1.00 in UTC on the last Sundays of March and October since 1996 (directives 94/21/EC and 2000/84/EC). The
 * first use of `Intl.DateTimeFormat` takes a phone up to 200 ms, so that it is only asked about other years.
 * @throws RangeError when the moment is no date.
 */
export function dutchTime(moment: string | Date): string {
  const date = new Date(moment);
  const time = date.getTime();
  const year = date.getUTCFullYear();
  if (year < 1996 || year > 9998) return timeByCalendar(date);
  const isSummer = lastSunday(year, 2) <= time && time < lastSunday(year, 9);
  return new Date(time + (isSummer ? 2 : 1) * HOUR_MS).toISOString().slice(0, 19);
}
