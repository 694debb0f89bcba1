import { describe, expect, it } from '@jest/globals';
import { readDutchMoment } from './dutch-moment.ts';

describe('a moment in Dutch time', () => {
  it.each([
    ['2026-12-01 09:30', '2026-12-01T08:30:00.000Z'],
    ['2026-07-01T09:30', '2026-07-01T07:30:00.000Z'],
    ['2026-12-01', '2026-11-30T23:00:00.000Z'],
    ['2026-10-25 02:30', '2026-10-25T00:30:00.000Z'],
    ['2026-12-01T09:30:00Z', '2026-12-01T09:30:00.000Z'],
    ['2026-12-01T09:30+02:00', '2026-12-01T07:30:00.000Z'],
  ])('is read from %s as %s', (text, moment) => {
    expect(readDutchMoment(text)?.toISOString()).toBe(moment);
  });

  it.each([
    '2026-02-30 09:30',
    '2026-03-29 02:30',
    '1-12-2026',
    '2026-12-01 25:00',
    'tomorrow',
    '2026-13-01T09:30Z',
    '',
  ])('is not read from %j', (text) => {
    expect(readDutchMoment(text)).toBeUndefined();
  });
});
