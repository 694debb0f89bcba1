import dayjs from 'dayjs';
import 'dayjs/locale/nl.js';
import { dutchTime } from './dutch-time.ts';

/** Returns a date in Dutch time, wherever the code runs. A text without a time zone is a date, or a time that is Dutch already. */
const inDutchTime = (date: string | Date) =>
  dayjs(date instanceof Date || /^[^T]*T.*(?:Z|[+-]\d\d:\d\d)$/u.test(date) ? dutchTime(date) : date);

export function formatDate(date: string | Date): string {
  return inDutchTime(date).format('D-M-YYYY');
}

export function formatLongDate(date: string | Date): string {
  return inDutchTime(date).locale('nl').format('dddd D MMMM YYYY');
}

export function formatTime(date: string | Date): string {
  return inDutchTime(date).format('H.mm [uur]');
}

export function formatDateParts(date: string | Date): Record<'weekday' | 'day' | 'month' | 'year', string> {
  const local = inDutchTime(date).locale('nl');
  return {
    weekday: local.format('dddd'),
    day: local.format('D'),
    month: local.format('MMM'),
    year: local.format('YYYY'),
  };
}
