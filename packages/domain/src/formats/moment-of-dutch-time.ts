import { dutchTime } from './dutch-time.ts';

const dutchOffset = (moment: number): number => Date.parse(`${dutchTime(new Date(moment))}Z`) - moment;

/** A time that exists twice, at the end of summer time, is the first. A skipped time, at the start, is as much later as the clock is put forward. */
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
