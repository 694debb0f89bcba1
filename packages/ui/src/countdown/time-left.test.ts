import { describe, expect, it } from '@jest/globals';
import { heardTime, seenTime } from './time-left.ts';

describe('the remaining time', () => {
  it.each([
    [300, '5:00', '5 minuten'],
    [299, '4:59', '5 minuten'],
    [240, '4:00', '4 minuten'],
    [61, '1:01', '2 minuten'],
    [60, '1:00', '1 minuut'],
    [31, '0:31', '1 minuut'],
    [30, '0:30', '30 seconden'],
    [11, '0:11', '30 seconden'],
    [10, '0:10', '10 seconden'],
    [1, '0:01', '10 seconden'],
    [0, '0:00', '0 seconden'],
  ])('of %i seconds is shown as %s and read by screen readers as %s', (seconds, seen, heard) => {
    expect([seenTime(seconds), heardTime(seconds)]).toEqual([seen, heard]);
  });

  it('has eight different texts for screen readers in the last five minutes, including the end', () => {
    const heard = Array.from({ length: 301 }, (_, left) => heardTime(left));
    expect(new Set(heard).size).toBe(8);
  });
});
