import { describe, expect, it } from '@jest/globals';
import {
  formatAmount,
  formatByteSize,
  formatCount,
  formatDate,
  formatLongDate,
  formatMoment,
  formatNumber,
  formatTime,
} from './formats.ts';

describe('dates', () => {
  it('are day-month-year without leading zeros', () => {
    expect(formatDate('2026-01-02')).toBe('2-1-2026');
  });
  it('have Dutch day and month names', () => {
    expect(formatLongDate('2026-01-02')).toBe('vrijdag 2 januari 2026');
  });
  it('have a time of day with a point', () => {
    expect(formatTime(new Date(2026, 0, 2, 9, 5))).toBe('9.05 uur');
  });
});

describe('numbers', () => {
  it.each([
    [1234.56, '€ 1.234,56'],
    [-3, '€ -3,00'],
  ])('show %d euros as %j', (euros, text) => {
    expect(formatAmount(euros).replaceAll('\u00A0', ' ')).toBe(text);
  });
  it('show an amount in another currency with its symbol', () => {
    expect(formatAmount(1234.5, 'GBP').replaceAll('\u00A0', ' ')).toBe('£ 1.234,50');
  });
  it('are written as in Dutch, with no decimals or one', () => {
    const values = [
      0,
      0.04,
      0.05,
      0.25,
      0.95,
      9.95,
      999.5,
      999.95,
      1e3,
      1234.56,
      999_999.96,
      1e6,
      123_456_789.5,
      2 ** 53,
      1e20,
      1e21,
    ];
    for (const value of [...values, ...values.map((one) => -one - 1), Infinity, Number.NaN])
      for (const decimals of [0, 1] as const)
        expect(formatNumber(value, decimals)).toBe(
          new Intl.NumberFormat('nl-NL', { maximumFractionDigits: decimals }).format(value),
        );
  });
  it.each([
    [0, '0 bytes'],
    [999, '999 bytes'],
    [412_345, '412 kB'],
    [999_600, '1 MB'],
    [1_234_567, '1,2 MB'],
    [25_000_000, '25 MB'],
    [999_949_999, '999,9 MB'],
    [999_950_000, '1 GB'],
    [2_480_000_000, '2,5 GB'],
  ])('show %d bytes as %s', (bytes, text) => {
    expect(formatByteSize(bytes)).toBe(text);
  });
  it.each([
    [1, '1 document'],
    [0, '0 documenten'],
    [1200, '1.200 documenten'],
  ])('show the count %d with its noun', (count, text) => {
    expect(formatCount(count, 'document', 'documenten')).toBe(text);
  });
});

describe('when something happened', () => {
  it.each([
    ['2026-11-22T08:12:00Z', 'vandaag, 9.12 uur'],
    ['2026-11-21T23:30:00Z', 'vandaag, 0.30 uur'],
    ['2026-11-21T22:30:00Z', 'gisteren, 23.30 uur'],
    ['2026-11-20T22:59:00Z', '20-11-2026'],
    ['2026-11-23T08:00:00Z', '23-11-2026'],
  ])('at %s is %j in the Netherlands', (moment, text) => {
    expect(formatMoment(moment, new Date('2026-11-22T11:00:00Z'))).toBe(text);
  });

  it('is yesterday across the change to winter time', () => {
    expect(formatMoment('2026-10-24T10:00:00Z', new Date('2026-10-25T22:30:00Z'))).toBe(
      'gisteren, 12.00 uur',
    );
  });
});
