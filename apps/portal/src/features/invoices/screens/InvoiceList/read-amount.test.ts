import { describe, expect, it } from '@jest/globals';
import { readAmount, typedAmount } from './read-amount.ts';

describe('a typed amount', () => {
  it.each([
    ['100', 10_000],
    ['€ 1.234,56', 123_456],
    ['1234,56', 123_456],
    ['1234.56', 123_456],
    ['1.234', 123_400],
    ['1.250,-', 125_000],
    ['-50', -5000],
    ['-0', 0],
    ['0,05', 5],
    [' 12 ', 1200],
    ['', undefined],
    ['12,5', undefined],
    ['honderd', undefined],
    ['1,234.56', undefined],
    ['99999999999999', undefined],
  ])('%j is %s cents', (typed, cents) => {
    expect(readAmount(typed)).toBe(cents);
  });

  it.each([
    [undefined, ''],
    [10_000, '100'],
    [-1250, '-12,50'],
  ])('of %s cents is shown as %j', (cents, typed) => {
    expect(typedAmount(cents)).toBe(typed);
  });
});
