import { describe, expect, it } from '@jest/globals';
import { isOver } from './meetings.ts';

describe('a meeting', () => {
  it.each([
    ['2026-12-09T18:30:00Z', '2026-11-20T12:00:00Z', false],
    ['2026-12-09T18:30:00Z', '2026-12-09T22:59:00Z', false],
    ['2026-12-09T18:30:00Z', '2026-12-09T23:00:00Z', true],
    ['2026-06-10T17:30:00Z', '2026-06-10T21:59:00Z', false],
    ['2026-06-10T17:30:00Z', '2026-06-10T22:00:00Z', true],
    ['2025-12-10T18:30:00Z', '2026-11-20T12:00:00Z', true],
  ])('of %s is over at %s: %s', (meeting_date, now, expected) => {
    expect(isOver(meeting_date, new Date(now))).toBe(expected);
    expect(isOver(new Date(meeting_date), new Date(now))).toBe(expected);
  });
});
