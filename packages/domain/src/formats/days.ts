import { DAY_MS } from '../limits/limits.ts';

const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

const timeOf = (day: string): number => Date.parse(`${day}T00:00:00Z`);

/** Returns the day that is a number of days after another one, such as `2026-01-31`. */
export const addDays = (day: string, days: number): string => dayOf(timeOf(day) + days * DAY_MS);

/** Returns the number of days from one day to another one, on the calendar: a day that begins or ends summer time counts as one. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((timeOf(to) - timeOf(from)) / DAY_MS);
