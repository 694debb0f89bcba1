import { describe, expect, it } from '@jest/globals';
import { formatDate, formatLongDate, formatTime } from './dates.ts';

describe('a date', () => {
  it('of a moment is the one in the Netherlands, wherever the browser is', () => {
    expect(formatDate('2026-06-30T23:30:00.000Z')).toBe('1-7-2026');
    expect(formatDate(new Date('2026-12-31T23:30:00Z'))).toBe('1-1-2027');
    expect(formatTime('2026-06-30T23:30:00+00:00')).toBe('1.30 uur');
    expect(formatLongDate('2026-06-30T23:30:00.000Z')).toBe('woensdag 1 juli 2026');
  });

  it('without a time zone is itself', () => {
    expect(formatDate('2026-07-01')).toBe('1-7-2026');
    expect(formatTime('2026-12-09T19:30:00')).toBe('19.30 uur');
  });
});
