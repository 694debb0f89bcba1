import { dutchDay, dutchTime, formatDate, formatTime } from '@mijn/domain/formats';

const DAY_MS = 24 * 3_600_000;

/** Returns a moment in words: "vandaag, 9.12 uur", "gisteren, 21.40 uur" or "3-11-2026, 9.12 uur". */
export function momentText(moment: string, now: Date = new Date()): string {
  const time = dutchTime(moment);
  const names: Record<string, string> = {
    [dutchDay(now)]: 'vandaag',
    [dutchDay(new Date(now.getTime() - DAY_MS))]: 'gisteren',
  };
  return `${names[dutchDay(moment)] ?? formatDate(time)}, ${formatTime(time)}`;
}

/** Returns a text with a capital, for the start of a line. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
