import { dutchTime } from './dutch-time.ts';

const dutchOffset = (moment: number): number => Date.parse(`${dutchTime(new Date(moment))}Z`) - moment;

/**
 * Returns the moment of a Dutch date and time. Of a time that exists twice, at the end of summer time, it returns the first. A time
 * that is skipped, at the start of summer time, is as much later as the clock is put forward.
 */
export function momentOfDutchTime(day: string, time: string): Date {
  const asUtc = Date.parse(`${day}T${time}:00Z`);
  const guess = asUtc - dutchOffset(asUtc - 2 * 3_600_000);
  const moment = new Date(asUtc - dutchOffset(guess));
  return dutchTime(moment).startsWith(`${day}T${time}`) ? moment : new Date(guess);
}

/** Returns whether a Dutch time exists. `2026-03-29`, `02:30` does not, because the clock is put forward to three that night. */
export function isDutchTime(day: string, time: string): boolean {
  return dutchTime(momentOfDutchTime(day, time)).startsWith(`${day}T${time}`);
}
