import { dutchTime, formatDate, formatTime, recentDay } from '@mijn/domain/formats';

/** Returns "vandaag, 9.12 uur", "gisteren, 21.40 uur" or "3-11-2026, 9.12 uur". */
export function momentText(moment: string, now: Date): string {
  const time = dutchTime(moment);
  return `${recentDay(moment, now) ?? formatDate(time)}, ${formatTime(time)}`;
}

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
