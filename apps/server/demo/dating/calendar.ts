import { DAY_MS, WEEK_MS } from '@mijn/domain/limits';

/** The CSV files of the demo are written for this day. */
export const BASE_DAY = '2026-11-25';

/** Moves the dates of the demo by whole weeks, so that each one keeps its day of the week (docs/product.md#demo). */
export interface Calendar {
  readonly weeks: number;
  readonly day: (day: string) => string;
  readonly date: (date: Date) => Date;
  /** Returns how many units the day goes on, such as years or months. @param count numbers the unit that has a date */
  readonly passed: (day: string, count: (date: Date) => number) => number;
}

export const dateOf = (day: string): Date => new Date(`${day.slice(0, 10)}T00:00:00Z`);
export const dayOf = (date: Date): string => date.toISOString().slice(0, 10);

/** Returns the Monday of the week, which begins on Monday (ISO 8601). */
const mondayOf = (date: Date): Date => new Date(date.getTime() - ((date.getUTCDay() + 6) % 7) * DAY_MS);

/** Returns the number of the week (ISO 8601): week 1 has the first Thursday of the year. */
export function weekOf(date: Date): number {
  const thursday = new Date(mondayOf(date).getTime() + 3 * DAY_MS);
  return Math.floor((thursday.getTime() - Date.UTC(thursday.getUTCFullYear(), 0, 1)) / WEEK_MS) + 1;
}

/** Returns the calendar of a demo that is imported on the day, such as `2026-11-25`. */
export function calendarOf(importDay: string): Calendar {
  const moved = mondayOf(dateOf(importDay)).getTime() - mondayOf(dateOf(BASE_DAY)).getTime();
  const date = (before: Date): Date => new Date(before.getTime() + moved);
  return {
    weeks: Math.round(moved / WEEK_MS),
    date,
    day: (day) => dayOf(date(dateOf(day))),
    passed: (day, count) => count(date(dateOf(day))) - count(dateOf(day)),
  };
}
