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
