import { describe, expect, it } from '@jest/globals';
import { csvValue } from './csv-value.ts';

describe('a value of a CSV file', () => {
  it.each([
    ['Dak', ';', 'Dak'],
    ['voor; tegen', ';', '"voor; tegen"'],
    ['voor; tegen', ',', 'voor; tegen'],
    ['voor, tegen', ';', 'voor, tegen'],
    ['Het "dak"', ';', '"Het ""dak"""'],
    ['twee\nregels', ';', '"twee\nregels"'],
    ['=1+1', ';', `'=1+1`],
    ['-12', ';', `'-12`],
    ['@SOM(A1)', ',', `'@SOM(A1)`],
    ['+31 6', ',', `'+31 6`],
    ['\tdak', ';', `'\tdak`],
    [-12, ';', '-12'],
    [null, ';', ''],
    [new Date('2026-06-10T18:00:00Z'), ',', '2026-06-10T18:00:00.000Z'],
  ] as const)('%j is written with %s as %j', (value, separator, expected) => {
    expect(csvValue(value, separator)).toBe(expected);
  });
});
