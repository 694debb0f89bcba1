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

it.each([
  [
    'on the last hour of the day that ends summer time',
    '2026-10-25T22:20:00.000Z',
    '2026-10-25T22:30:00.000Z',
    'vandaag, 23.20 uur',
  ],
  [
    'in the first hour after the day that begins summer time',
    '2026-03-29T10:00:00.000Z',
    '2026-03-29T22:30:00.000Z',
    'gisteren, 12.00 uur',
  ],
])('a moment %s has its own day', (_, moment, at, text) => {
  expect(momentText(moment, new Date(at))).toBe(text);
});
