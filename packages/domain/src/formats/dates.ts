import dayjs from 'dayjs';
import 'dayjs/locale/nl.js';
import { dutchTime } from './dutch-time.ts';

/**
 * Returns a date for formatting. A moment is shown in Dutch time, wherever the server or the browser is. A text
 * without a time zone is a date, or a time that is Dutch already.
 */
const inDutchTime = (date: string | Date) =>
  dayjs(date instanceof Date || /T.*(Z|[+-]\d\d:\d\d)$/u.test(date) ? dutchTime(date) : date);

/** Returns a date as day-month-year without leading zeros, such as `2-1-2026`. */
export function formatDate(date: string | Date): string {
  return inDutchTime(date).format('D-M-YYYY');
}

/** Returns a date with Dutch day and month names, such as `vrijdag 2 januari 2026`. */
export function formatLongDate(date: string | Date): string {
  return inDutchTime(date).locale('nl').format('dddd D MMMM YYYY');
}

/** Returns the time of day, such as `19.30 uur`. */
export function formatTime(date: string | Date): string {
  return inDutchTime(date).format('H.mm [uur]');
}

/** Returns the parts of a date for a calendar icon, such as `woensdag`, `9`, `dec` and `2026`. */
export function formatDateParts(date: string | Date): Record<'weekday' | 'day' | 'month' | 'year', string> {
  const local = inDutchTime(date).locale('nl');
  return {
    weekday: local.format('dddd'),
    day: local.format('D'),
    month: local.format('MMM'),
    year: local.format('YYYY'),
  };
}
