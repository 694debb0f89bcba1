import { texts } from './texts.ts';

/** Returns the remaining time as shown on the screen, such as "4:05". */
export function seenTime(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** The text changes each minute, and twice in the last minute, so that a screen reader does not read it all the time. */
export function heardTime(seconds: number): string {
  if (seconds > 30) return texts.minutes(Math.ceil(seconds / 60));
  if (seconds > 10) return texts.seconds(30);
  return texts.seconds(seconds > 0 ? 10 : 0);
}
