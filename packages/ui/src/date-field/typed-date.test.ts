import { describe, expect, it } from '@jest/globals';
import { outsideText, partsOf, typedDate, typedOf, typedText } from './typed-date.ts';

const segments = (day: string, month: string, year: string) =>
  Object.entries({ day, month, year }).flatMap(([type, text]) => [
    { type, text: text || 'dd', isPlaceholder: text === '' },
    { type: 'literal', text: '-', isPlaceholder: false },
  ]);

describe('the state of the segments of a date field', () => {
  it.each([
    ['', '', '', 'empty'],
    ['31', '', '', 'part'],
    ['', '2', '2026', 'part'],
    ['28', '2', '202', 'part'],
    ['28', '2', '2026', 'day'],
    ['29', '2', '2024', 'day'],
    ['31', '12', '2026', 'day'],
    ['29', '2', '2026', '29-2-2026'],
    ['29', '2', '1900', '29-2-1900'],
    ['31', '4', '2026', '31-4-2026'],
  ])('of %s-%s-%s is %s', (day, month, year, expected) => {
    expect(typedDate(segments(day, month, year))).toEqual(expected);
  });
});

describe('the text of the segments of a date field', () => {
  it.each([
    ['', '', '', '', 'empty'],
    ['12', '3', '', '12-3-', 'part'],
    ['', '3', '2026', '-3-2026', 'part'],
    ['21', '2', '26', '21-2-26', 'part'],
    ['2', '3', '2026', '2026-03-02', 'day'],
    ['31', '2', '2025', '31-2-2025', '31-2-2025'],
  ])('of %s-%s-%s is %j, and has the state %s', (day, month, year, text, kind) => {
    expect(typedText(segments(day, month, year))).toBe(text);
    expect(typedOf(text)).toBe(kind);
  });

  it('is split into the parts that were typed', () => {
    expect(partsOf('12-3-')).toEqual({ day: 12, month: 3, year: null });
  });
});

describe('the message for a date outside the limits', () => {
  it.each([
    [null, undefined],
    ['2026-01-01', undefined],
    ['2026-12-31', undefined],
    ['2025-12-31', 'Kies een datum vanaf 1-1-2026.'],
    ['2027-01-01', 'Kies een datum tot en met 31-12-2026.'],
  ])('for %s and the limits 1-1-2026 and 31-12-2026 is %j', (value, text) => {
    expect(outsideText(value, '2026-01-01', '2026-12-31')).toBe(text);
  });

  it('is undefined without limits', () => {
    expect(outsideText('1900-01-01', undefined, undefined)).toBeUndefined();
  });
});
