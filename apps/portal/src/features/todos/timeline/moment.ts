import { formatDate, formatMoment, formatTime, recentDay } from '@mijn/domain/formats';

/** Returns a moment with its time of day: `vandaag, 9.12 uur`, or `12-11-2026, 19.42 uur`. */
export const momentWithTime = (moment: string, now: Date): string =>
  recentDay(moment, now) ? formatMoment(moment, now) : `${formatDate(moment)}, ${formatTime(moment)}`;
