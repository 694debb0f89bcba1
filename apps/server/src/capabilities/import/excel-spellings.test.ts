import { describe, expect, it } from '@jest/globals';
import { object } from 'yup';
import { amount, amountOrNo, centsOfAmount, code, day, flag, text } from './columns.ts';
import { createValidation } from './validation.ts';

const validate = createValidation(
  object({ code: code(), name: text(), day: day(), flag: flag(), amount: amount(), limit: amountOrNo() }),
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

  it.each([
    ['day', '46331', 'the number that Excel keeps for a day'],
    ['day', '31-11-2026', 'must be a day like 2026-06-10 or 10-6-2026'],
    ['day', '11/5/2026', 'must be a day like'],
    ['day', '05-11-2026 09:30', 'must be a day like'],
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
