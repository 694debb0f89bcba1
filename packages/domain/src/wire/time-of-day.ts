import type { TestContext } from 'yup';
import { isDay, isDutchTime } from '../formats/formats.ts';

/** A time of day, such as `09:30`. */
export const TIME_OF_DAY = /^([01]\d|2[0-3]):[0-5]\d$/u;

/**
 * Returns a test of whether a time exists in the Netherlands on the day in another field of the form. A day or time that is wrong in itself
 * has its own error.
 */
export const existsOn =
  (dayField: string) =>
  (time: string | undefined, { parent }: TestContext): boolean => {
    const onDay: unknown = parent[dayField];
    if (time === undefined || !TIME_OF_DAY.test(time) || typeof onDay !== 'string' || !isDay(onDay))
      return true;
    return isDutchTime(onDay, time);
  };
