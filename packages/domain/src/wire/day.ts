import { string } from 'yup';
import { isDay } from '../formats/is-day.ts';

/** A calendar day that exists: `2026-06-10`, and neither `2026-02-30` nor `12-3`. */
export function day() {
  return string().test('invalid_day', (text) => text === undefined || text === null || isDay(text));
}
