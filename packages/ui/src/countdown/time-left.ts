import { texts } from './texts.ts';

/** As it is seen, "4:05". */
export function seenTime(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** As it is heard: it changes each minute, and twice in the last one, so that it does not talk without end. */
export function heardTime(seconds: number): string {
  if (seconds > 30) return texts.minutes(Math.ceil(seconds / 60));
  if (seconds > 10) return texts.seconds(30);
  return texts.seconds(seconds > 0 ? 10 : 0);
}
