import { describe, expect, it } from '@jest/globals';
import { momentText } from './moments.ts';

const now = new Date('2026-11-22T00:30:00.000Z');

describe('a moment in words', () => {
  it.each([
    ['2026-11-21T23:05:00.000Z', 'vandaag, 0.05 uur'],
    ['2026-11-21T22:55:00.000Z', 'gisteren, 23.55 uur'],
    ['2026-11-03T08:12:00.000Z', '3-11-2026, 9.12 uur'],
  ])('%s is %s', (moment, text) => {
    expect(momentText(moment, now)).toBe(text);
  });
});
