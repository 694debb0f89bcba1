import { formatDate, isDay } from '@mijn/domain/formats';
import { texts } from './texts.ts';

export interface Segment {
  type: string;
  text: string;
  isPlaceholder: boolean;
}

/** A date that does not exist, as it was typed, such as `31-2-2026`. */
type ImpossibleDay = `${number}-${number}-${number}`;

/** The state of the typed date: empty, incomplete, an existing date, or a date that does not exist. */
export type Typed = 'empty' | 'part' | 'day' | ImpossibleDay;

/** Whether the typed date does not exist. */
export const isImpossible = (typed: Typed): typed is ImpossibleDay => typed.includes('-');

/** The first year that counts as complete. A lower number is a year that is still being typed, such as 2 or 202 for 2026. */
export const FIRST_YEAR = 1000;

const PARTS = ['day', 'month', 'year'] as const;

const isPart = (type: string): boolean => PARTS.some((part) => part === type);

/** Returns the state of the date in the segments of a date field. */
export function typedDate(segments: readonly Segment[]): Typed {
  const filled = segments.filter(({ type, isPlaceholder }) => isPart(type) && !isPlaceholder);
  if (filled.length === 0) return 'empty';
  if (filled.length < PARTS.length) return 'part';
  const numberOf = (part: string) => Number(filled.find(({ type }) => type === part)?.text);
  const [day = 0, month = 0, year = 0] = PARTS.map(numberOf);
  if (year < FIRST_YEAR) return 'part';
  // Day 0 of the next month is the last day of the given month.
  const lastDay = new Date(Date.UTC(year, month, 0)).getUTCDate();
  return day <= lastDay ? 'day' : `${day}-${month}-${year}`;
}

/** Returns the date in the segments as text: an ISO date, an empty text, or the parts as typed, such as `31-2-2025` or `12-3-`. */
export function typedText(segments: readonly Segment[]): string {
  const textOf = (part: string) =>
    segments.find(({ type, isPlaceholder }) => type === part && !isPlaceholder)?.text ?? '';
  const [day = '', month = '', year = ''] = PARTS.map(textOf);
  const typed = typedDate(segments);
  if (typed === 'empty') return '';
  return typed === 'day'
    ? [year, month.padStart(2, '0'), day.padStart(2, '0')].join('-')
    : [day, month, year].join('-');
}

export type DateParts = Record<(typeof PARTS)[number], number | null>;

/** Returns the parts of a text that is not a valid date, as they were typed. */
export function partsOf(text: string): DateParts {
  const [day = null, month = null, year = null] = text.split('-').map((part) => Number(part) || null);
  return { day, month, year };
}

/** Returns the state of the date in a text from `typedText`. */
export function typedOf(text: string): Typed {
  if (isDay(text)) return 'day';
  const segments = Object.entries(partsOf(text)).map(([type, part]) => ({
    type,
    text: String(part),
    isPlaceholder: part === null,
  }));
  return typedDate(segments);
}

/** Returns the error message for a date outside the limits. Texts can be compared, because the dates are ISO dates. */
export function outsideText(
  value: string | null,
  min: string | undefined,
  max: string | undefined,
): string | undefined {
  if (!value || !isDay(value)) return undefined;
  if (min !== undefined && value < min) return texts.tooEarly(formatDate(min));
  if (max !== undefined && value > max) return texts.tooLate(formatDate(max));
  return undefined;
}
