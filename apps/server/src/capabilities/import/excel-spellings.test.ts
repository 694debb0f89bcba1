import { describe, expect, it } from '@jest/globals';
import { object } from 'yup';
import { amount, amountOrNo, centsOfAmount, code, day, filePath, flag, moment, text } from './columns.ts';
import { createValidation } from './validation.ts';

const validate = createValidation(
  object({
    code: code(),
    name: text(),
    day: day(),
    moment: moment(),
    flag: flag(),
    amount: amount(),
    limit: amountOrNo(),
    file: filePath(),
  }),
);

const read = async (values: Record<string, string>) => validate({ code: '1', ...values });

describe('a value that Dutch Excel wrote', () => {
  it.each([
    ['5-11-2026', '2026-11-05'],
    ['05-11-2026', '2026-11-05'],
    ['05-11-2026 00:00', '2026-11-05'],
    ['5-11-2026 0:00', '2026-11-05'],
    ['05-11-2026 00:00:00', '2026-11-05'],
    ['2026-11-05', '2026-11-05'],
  ])('is the day of %s', async (written, plain) => {
    expect((await read({ day: written })).values).toMatchObject({ day: plain });
  });

  it.each([
    ['28-11-2026 15:30', '2026-11-28T14:30:00Z'],
    ['28-7-2026 9:05', '2026-07-28T07:05:00Z'],
    ['28-11-2026 15:30:45', '2026-11-28T14:30:45Z'],
    ['25-10-2026 02:30', '2026-10-25T00:30:00Z'],
    ['2026-06-24T11:30:00+02:00', '2026-06-24T11:30:00+02:00'],
  ])('is the moment of %s', async (written, plain) => {
    expect((await read({ moment: written })).values).toMatchObject({ moment: plain });
  });

  it.each([
    ['WAAR', 'yes'],
    ['ja', 'yes'],
    ['Ja', 'yes'],
    ['yes', 'yes'],
    ['ONWAAR', 'no'],
    ['nee', 'no'],
    ['no', 'no'],
  ])('is the flag of %s', async (written, plain) => {
    expect((await read({ flag: written })).values).toMatchObject({ flag: plain });
  });

  it.each([
    ['741,1', 74_110],
    ['741.1', 74_110],
    ['1.234,5', 123_450],
    ['1234', 123_400],
    ['1234.56', 123_456],
    ['1234,56', 123_456],
    ['1.234.567,89', 123_456_789],
    ['-12,5', -1250],
    ['-0,00', 0],
    ['0', 0],
    ['€ 741,10', 74_110],
    ['€741,10', 74_110],
    ['€\u00A01.234,50', 123_450],
    ['€ -741,10', -74_110],
    ['-€ 741,10', -74_110],
    ['-741,10', -74_110],
  ])('is the amount of %s', async (written, cents) => {
    const { values } = await read({ amount: written });
    expect(centsOfAmount(values?.amount ?? '')).toBe(cents);
  });

  it.each([
    ['1000', '1000.00'],
    ['1.000,5', '1000.50'],
    ['nee', 'no'],
  ])('is the limit of %s', async (written, plain) => {
    expect((await read({ limit: written })).values).toMatchObject({ limit: plain });
  });

  it('is the path of a file with backslashes', async () => {
    const { values } = await read({ file: 'stukken\\2026\\notulen.pdf' });
    expect(values).toMatchObject({ file: 'stukken/2026/notulen.pdf' });
  });

  it.each([
    ['day', '46331', 'the number that Excel keeps for a day'],
    ['day', '31-11-2026', 'must be a day like 2026-06-10 or 10-6-2026'],
    ['day', '11/5/2026', 'must be a day like'],
    ['day', '05-11-2026 09:30', 'must be a day like'],
    ['moment', '28-11-2026', 'must be a moment like'],
    ['moment', '31-11-2026 15:30', 'must be a moment like'],
    ['moment', '29-3-2026 02:30', 'must be a moment like'],
    ['moment', '28-11-2026 25:00', 'must be a moment like'],
    ['moment', '28-11-2026 15:30:99', 'must be a moment like'],
    ['amount', '- 12,50', 'must be an amount like'],
    ['amount', '€ -', 'must be an amount like'],
    ['amount', '$ 12,50', 'must be an amount like'],
    ['flag', 'misschien', 'must be yes or no'],
    ['amount', '1.234', 'must be an amount like'],
    ['amount', '1,234', 'must be an amount like'],
    ['amount', '1.23.456,00', 'must be an amount like'],
    ['amount', '1,234.56', 'must be an amount like'],
    ['amount', '123456789012,5', 'digits before its decimals'],
    ['limit', '-1', 'must be an amount like'],
    ['name', '2,02601E+08', 'a number that Excel has rounded'],
    ['code', '1E+15', 'a number that Excel has rounded'],
    ['code', '#N/B', 'an error of a formula'],
    ['name', '#NAAM?', 'an error of a formula'],
  ])('is refused in the column %s as %s, with what to do', async (column, written, reason) => {
    const { values, faults } = await read({ [column]: written });
    expect(values).toBeUndefined();
    expect(faults).toEqual([{ column, reason: expect.stringContaining(reason) }]);
  });
});
