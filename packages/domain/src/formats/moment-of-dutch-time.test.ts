import { describe, expect, it } from '@jest/globals';
import { isDutchTime, momentOfDutchTime } from './formats.ts';

describe('the moment of a date and time in the Netherlands', () => {
  it.each([
    ['2026-12-09', '19:30', '2026-12-09T18:30:00.000Z', 'in winter time'],
    ['2026-07-01', '09:00', '2026-07-01T07:00:00.000Z', 'in summer time'],
    ['2026-03-29', '00:30', '2026-03-28T23:30:00.000Z', 'just before summer time'],
    ['2026-03-29', '03:30', '2026-03-29T01:30:00.000Z', 'just after the start of summer time'],
    ['2026-03-29', '02:30', '2026-03-29T01:30:00.000Z', 'that does not exist'],
    ['2026-10-25', '02:30', '2026-10-25T00:30:00.000Z', 'that exists twice'],
    ['2026-10-25', '03:30', '2026-10-25T02:30:00.000Z', 'just after the end of summer time'],
    ['0050-06-01', '09:30', '0050-06-01T09:12:30.000Z', 'of a year before 1000'],
    ['9999-12-31', '23:59', '9999-12-31T22:59:00.000Z', 'at the end of the calendar'],
    ['2027-01-01', '00:00', '2026-12-31T23:00:00.000Z', 'at the turn of the year'],
  ])('%s %s is %s: %s', (day, time, moment) => {
    expect(momentOfDutchTime(day, time).toISOString()).toBe(moment);
  });

  it.each([
    ['2026-03-29', '01:59', true],
    ['2026-03-29', '02:00', false],
    ['2026-03-29', '02:30', false],
    ['2026-03-29', '02:59', false],
    ['2026-03-29', '03:00', true],
    ['2027-03-28', '02:15', false],
    ['2026-10-25', '02:30', true],
    ['2026-03-30', '02:30', true],
  ])('%s %s exists: %s', (day, time, doesExist) => {
    expect(isDutchTime(day, time)).toBe(doesExist);
  });
});
