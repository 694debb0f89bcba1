import { describe, expect, it } from '@jest/globals';
import { fieldsOf, numberOf, sumOf, totalsOf } from './paper-values.ts';

describe('what the chair types at the count of slips', () => {
  it.each([
    [undefined, 0],
    ['', 0],
    [' 12 ', 12],
    ['1.200', 1200],
    ['0', 0],
    ['-1', undefined],
    ['1,5', undefined],
    ['twee', undefined],
    ['9999999999', undefined],
  ])('%j is the number %j', (text, number) => {
    expect(numberOf(text)).toBe(number);
  });

  it('is a total for each choice of the ballot, and for what is invalid', () => {
    const values = { for: '24', against: '', abstain: '12', invalid: '12' };
    expect(fieldsOf({ options: [] }).map(({ id }) => id)).toEqual(['for', 'against', 'abstain', 'invalid']);
    expect(sumOf(values, { options: [] })).toBe(48);
    expect(totalsOf(values, { options: [] })).toEqual({
      votes_for: 24,
      votes_against: 0,
      votes_abstained: 12,
      options: [],
      votes_invalid: 12,
    });
  });

  it('has the options of the ballot in their order', () => {
    const ballot = { options: ['Zon', 'Volt'] };
    expect(
      fieldsOf(ballot)
        .map(({ label }) => label)
        .slice(0, 2),
    ).toEqual(['Zon', 'Volt']);
    expect(totalsOf({ 'option-1': '24' }, ballot)).toMatchObject({
      votes_for: 0,
      options: [
        { option: 'Zon', votes: 0 },
        { option: 'Volt', votes: 24 },
      ],
    });
  });
});
