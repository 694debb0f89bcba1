import { describe, expect, it } from '@jest/globals';
import { dutchDay, dutchTime, formatDateParts, isDay } from './formats.ts';

describe('the time in the Netherlands', () => {
  it.each([
    ['in winter', '2026-12-09T18:30:00Z', '2026-12-09T19:30:00'],
    ['in summer', '2026-06-10T17:30:00Z', '2026-06-10T19:30:00'],
    ['before the year 1000', '0050-06-01T09:12:30Z', '0050-06-01T09:30:00'],
    ['after midnight', '2026-12-31T23:05:00Z', '2027-01-01T00:05:00'],
  ])('is the local time %s', (_, moment, time) => {
    expect(dutchTime(moment)).toBe(time);
    expect(dutchTime(new Date(moment))).toBe(time);
    expect(dutchDay(moment)).toBe(time.slice(0, 10));
  });

  it('is that of the time zone database in every hour around a change of the clock, and of a year', () => {
    const options = { timeZone: 'Europe/Amsterdam', dateStyle: 'short', timeStyle: 'medium' } as const;
    const clock = new Intl.DateTimeFormat('sv-SE', options);
    const different: string[] = [];
    for (let year = 1990; year <= 2060; year += 1)
      for (const [month, firstDay] of [
        [0, 0],
        [2, 24],
        [9, 24],
        [11, 31],
      ] as const)
        for (let hour = 0; hour < 9 * 24; hour += 1)
          for (const second of [0, 3599]) {
            const moment = new Date(Date.UTC(year, month, firstDay, hour, 0, second));
            if (dutchTime(moment) !== clock.format(moment).replace(' ', 'T'))
              different.push(moment.toISOString());
          }
    expect(different).toEqual([]);
  });

  it('needs a moment, up to the last year of four digits', () => {
    expect(() => dutchTime('no date')).toThrow(RangeError);
    expect(dutchTime('9998-12-31T23:30:00Z')).toBe('9999-01-01T00:30:00');
  });

  it('can be shown in parts', () => {
    expect(formatDateParts(dutchTime('2026-12-09T18:30:00Z'))).toEqual({
      weekday: 'woensdag',
      day: '9',
      month: 'dec',
      year: '2026',
    });
  });
});

describe('a text', () => {
  it.each([
    ['2028-02-29', true],
    ['2026-02-29', false],
    ['2026-13-01', false],
    ['0050-06-01', true],
    ['0000-01-01', false],
    ['2026-1-2', false],
    ['2026-01-01T00:00', false],
    ['', false],
  ])('%s is a date that exists: %p', (text, isOne) => {
    expect(isDay(text)).toBe(isOne);
  });
});
