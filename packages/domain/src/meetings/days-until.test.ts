import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { DAY_MS } from '../limits/limits.ts';
import { daysUntil } from './meetings.ts';

describe('the days until a meeting', () => {
  it.each([
    ['the last second of the day before, in Amsterdam', '2026-12-08T22:59:59Z', 1],
    ['midnight in Amsterdam', '2026-12-08T23:00:00Z', 0],
    ['the last second of its day', '2026-12-09T22:59:59Z', 0],
    ['the day after it', '2026-12-09T23:00:00Z', -1],
    ['two weeks before', '2026-11-25T09:00:00Z', 14],
  ])('are counted on the calendar at %s', (_, now, days) => {
    expect(daysUntil('2026-12-09T18:30:00Z', new Date(now))).toBe(days);
  });

  it.each([
    ['summer time begins, a day of 23 hours', '2026-03-30T18:00:00Z', '2026-03-28T23:30:00Z', 1],
    ['winter time begins, a day of 25 hours', '2026-10-26T19:00:00Z', '2026-10-24T22:30:00Z', 1],
    ['winter time begins, in the last hour before', '2026-10-26T19:00:00Z', '2026-10-24T21:30:00Z', 2],
  ])('are days of the calendar when %s', (_, meeting, now, days) => {
    expect(daysUntil(meeting, new Date(now))).toBe(days);
  });

  it('are the days between two middays', () => {
    const moments = fc.date({
      min: new Date('2020-01-01'),
      max: new Date('2040-01-01'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(moments, fc.integer({ min: -400, max: 400 }), (moment, days) => {
        // Midday is on the same day in summer time and in winter time.
        const noon = new Date(`${moment.toISOString().slice(0, 10)}T11:30:00Z`);
        expect(daysUntil(noon, new Date(noon.getTime() - days * DAY_MS))).toBe(days);
      }),
    );
  });
});
