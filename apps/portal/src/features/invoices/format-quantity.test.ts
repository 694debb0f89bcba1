import { describe, expect, it } from '@jest/globals';
import { formatQuantity } from './figures.ts';

describe('a quantity', () => {
  it.each([
    [1, 'C62', '1'],
    [1.5, 'HUR', '1,5 uur'],
    [1200, 'MTK', '1.200 m²'],
    [2, 'XYZ', '2'],
    [2, null, '2'],
    [null, 'HUR', ''],
  ])('of %s %s is written %j', (quantity, unit, written) => {
    expect(formatQuantity({ quantity, unit })).toBe(written);
  });
});
