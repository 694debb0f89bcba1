import { formatDate, isDay } from '@mijn/domain/formats';
import { texts } from './texts.ts';

/** The part of a segment of a date field that the rules look at. */
export interface Segment {
  type: string;
  text: string;
  isPlaceholder: boolean;
}

/** A day that does not exist, as it was typed: `31-2-2026`. */
type ImpossibleDay = `${number}-${number}-${number}`;

/** What stands in the field: nothing, a part of a date, a day, or a day that does not exist. */
export type Typed = 'empty' | 'part' | 'day' | ImpossibleDay;

/** Whether what was typed is a day that does not exist. */
export const isImpossible = (typed: Typed): typed is ImpossibleDay => typed.includes('-');

/** Before it a year is still being typed: 2 and 202 are on the way to 2026. */
export const FIRST_YEAR = 1000;

const PARTS = ['day', 'month', 'year'] as const;

const isPart = (type: string): boolean => PARTS.some((part) => part === type);

/** Reads the segments of a date field. */
export function typedDate(segments: readonly Segment[]): Typed {
  const filled = segments.filter(({ type, isPlaceholder }) => isPart(type) && !isPlaceholder);
  if (filled.length === 0) return 'empty';
  if (filled.length < PARTS.length) return 'part';
  const numberOf = (part: string) => Number(filled.find(({ type }) => type === part)?.text);
  const [day = 0, month = 0, year = 0] = PARTS.map(numberOf);
  if (year < FIRST_YEAR) return 'part';
  // Day 0 of the next month is the last day of this one.
  const lastDay = new Date(Date.UTC(year, month, 0)).getUTCDate();
  return day <= lastDay ? 'day' : `${day}-${month}-${year}`;
}

/** What stands in a field as text: an ISO day, nothing, or the parts as they were typed: `31-2-2025`, `12-3-`. */
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

/** The parts of a text that is no day, as they were typed. */
export function partsOf(text: string): DateParts {
  const [day = null, month = null, year = null] = text.split('-').map((part) => Number(part) || null);
  return { day, month, year };
}

/** Reads a text that `typedText` made. */
export function typedOf(text: string): Typed {
  if (isDay(text)) return 'day';
  const segments = Object.entries(partsOf(text)).map(([type, part]) => ({
    type,
    text: String(part),
    isPlaceholder: part === null,
  }));
  return typedDate(segments);
}

/** Whether a day lies outside what may be chosen, in words; ISO dates compare as text. */
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
