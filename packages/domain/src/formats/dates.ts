import dayjs from 'dayjs';
import 'dayjs/locale/nl.js';

/** Day-month-year without padding: `2-1-2026` (specification §9). */
export function formatDate(date: string | Date): string {
  return dayjs(date).format('D-M-YYYY');
}

/** With Dutch day and month names: `vrijdag 2 januari 2026` (specification §9). */
export function formatLongDate(date: string | Date): string {
  return dayjs(date).locale('nl').format('dddd D MMMM YYYY');
}

/** The time of day: `19.30 uur`. */
export function formatTime(date: string | Date): string {
  return dayjs(date).format('H.mm [uur]');
}

/** A date in the pieces of a calendar's leaf: `woensdag`, `9`, `dec`, `2026`. */
export function formatDateParts(date: string | Date): Record<'weekday' | 'day' | 'month' | 'year', string> {
  const local = dayjs(date).locale('nl');
  return {
    weekday: local.format('dddd'),
    day: local.format('D'),
    month: local.format('MMM'),
    year: local.format('YYYY'),
  };
}
