import { describe, expect, it } from '@jest/globals';
import { wrongSums, type Sums } from './check-sums.ts';

const line = (amount_cents: number, vat_rate: number | null = 21, vat_category: string | null = 'S') => ({
  kind: 'line' as const,
  amount_cents,
  vat_rate,
  vat_category,
});
const allowance = (cents: number, vat_rate = 21) => ({
  ...line(-cents, vat_rate),
  kind: 'allowance' as const,
});
const charge = (cents: number, vat_rate = 21) => ({ ...line(cents, vat_rate), kind: 'charge' as const });

const good: Sums = {
  lines: [line(10_000), line(5000, 9)],
  vat: [
    { vat_rate: 21, vat_category: 'S', taxable_cents: 10_000, vat_cents: 2100 },
    { vat_rate: 9, vat_category: 'S', taxable_cents: 5000, vat_cents: 450 },
  ],
  lines_cents: 15_000,
  added_lines_cents: 15_000,
  allowances_cents: null,
  charges_cents: null,
  net_cents: 15_000,
  vat_cents: 2550,
  total_cents: 17_550,
  prepaid_cents: 0,
  rounding_cents: 0,
  payable_cents: 17_550,
};

const vat = (taxable_cents: number, vat_cents: number, vat_rate: number | null, vat_category: string) => ({
  vat_rate,
  vat_category,
  taxable_cents,
  vat_cents,
});

const untaxed = (category: string, vat_rate: number | null, own: Partial<Sums> = {}): Sums => ({
  ...good,
  lines: [line(15_000, vat_rate, category)],
  vat: [vat(15_000, 0, vat_rate, category)],
  vat_cents: 0,
  total_cents: 15_000,
  payable_cents: 15_000,
  ...own,
});

const minus = (sums: Sums): Sums => ({
  ...sums,
  lines: sums.lines.map((one) => ({ ...one, amount_cents: -one.amount_cents })),
  vat: sums.vat.map((one) => ({ ...one, taxable_cents: -one.taxable_cents, vat_cents: -one.vat_cents })),
  lines_cents: -15_000,
  added_lines_cents: -15_000,
  net_cents: -15_000,
  vat_cents: -2550,
  total_cents: -17_550,
  payable_cents: -17_550,
});

describe('sums that add up', () => {
  it.each<[string, Sums]>([
    ['of an invoice with two VAT rates', good],
    ['of a negative invoice', minus(good)],
    [
      'with an allowance and a charge',
      {
        ...good,
        lines: [...good.lines, allowance(2000), charge(1000)],
        allowances_cents: 2000,
        charges_cents: 1000,
        vat: [vat(9000, 1890, 21, 'S'), vat(5000, 450, 9, 'S')],
        net_cents: 14_000,
        vat_cents: 2340,
        total_cents: 16_340,
        payable_cents: 16_340,
      },
    ],
    [
      'with an allowance without a total of allowances',
      {
        ...good,
        lines: [...good.lines, allowance(2000)],
        vat: [vat(8000, 1680, 21, 'S'), vat(5000, 450, 9, 'S')],
        net_cents: 13_000,
        vat_cents: 2130,
        total_cents: 15_130,
        payable_cents: 15_130,
      },
    ],
    [
      'with an allowance and a charge that cancel each other out at a rate without VAT',
      {
        ...good,
        lines: [...good.lines, allowance(2000, 6), charge(2000, 6)],
        allowances_cents: 2000,
        charges_cents: 2000,
      },
    ],
    ['partly paid and rounded', { ...good, prepaid_cents: 10_000, rounding_cents: -50, payable_cents: 7500 }],
    [
      'with VAT that was rounded line by line',
      {
        ...good,
        vat_cents: 2553,
        total_cents: 17_553,
        payable_cents: 17_553,
        vat: [vat(10_000, 2103, 21, 'S'), vat(5000, 450, 9, 'S')],
      },
    ],
    ['exempt', untaxed('E', 0)],
    ['at a rate of zero', untaxed('Z', 0)],
    ['with reverse charge', untaxed('AE', 0)],
    ['outside VAT, without a rate', untaxed('O', null)],
    ['without any VAT', untaxed('E', 0, { vat: [] })],
    ['in VAT categories that the lines do not have', { ...good, lines: [line(15_000, 21, null)] }],
    [
      'of an invoice that was read before sums were stored',
      { ...good, lines_cents: null, added_lines_cents: null, lines: [line(15_000, 21, null)] },
    ],
  ])('%s are not reported', (_, sums) => {
    expect(wrongSums(sums)).toEqual([]);
  });
});

describe('sums that do not add up', () => {
  it.each<[string, Sums, object[]]>([
    [
      'BR-CO-10: the lines',
      { ...good, added_lines_cents: 14_999 },
      [{ sum: 'lines', expected_cents: 14_999, found_cents: 15_000 }],
    ],
    [
      'BR-CO-13: the net amount',
      { ...good, net_cents: 14_000, total_cents: 16_550, payable_cents: 16_550 },
      [{ sum: 'net', expected_cents: 15_000, found_cents: 14_000 }],
    ],
    [
      'BR-CO-13: an allowance that was not subtracted',
      { ...good, lines: [...good.lines, allowance(2000)], allowances_cents: 2000 },
      [
        { sum: 'net', expected_cents: 13_000, found_cents: 15_000 },
        { sum: 'taxable', vat_rate: 21, expected_cents: 8000, found_cents: 10_000 },
      ],
    ],
    [
      'BR-CO-11: the allowances',
      { ...good, lines: [...good.lines, allowance(2000)], allowances_cents: 0 },
      [
        { sum: 'allowances', expected_cents: 2000, found_cents: 0 },
        { sum: 'taxable', vat_rate: 21, expected_cents: 8000, found_cents: 10_000 },
      ],
    ],
    [
      'BR-CO-14: the VAT',
      { ...good, vat_cents: 2560, total_cents: 17_560, payable_cents: 17_560 },
      [{ sum: 'vat', expected_cents: 2550, found_cents: 2560 }],
    ],
    [
      'BR-S-08: the taxable amount',
      {
        ...good,
        vat: [vat(9000, 1890, 21, 'S'), vat(6000, 540, 9, 'S')],
        vat_cents: 2430,
        total_cents: 17_430,
        payable_cents: 17_430,
      },
      [
        { sum: 'taxable', vat_rate: 21, expected_cents: 10_000, found_cents: 9000 },
        { sum: 'taxable', vat_rate: 9, expected_cents: 5000, found_cents: 6000 },
      ],
    ],
    [
      'BR-S-08: a rate that is missing in the VAT',
      { ...good, lines: [line(10_000), line(5000, 6)] },
      [
        { sum: 'taxable', vat_rate: 9, expected_cents: 0, found_cents: 5000 },
        { sum: 'taxable', vat_rate: 6, expected_cents: 5000, found_cents: 0 },
      ],
    ],
    [
      'BR-E-08: the exempt amount',
      untaxed('E', 0, { vat: [vat(14_000, 0, 0, 'E')] }),
      [{ sum: 'taxable', vat_rate: 0, expected_cents: 15_000, found_cents: 14_000 }],
    ],
    [
      'BR-O-08: the amount outside VAT',
      untaxed('O', null, { vat: [vat(14_000, 0, null, 'O')] }),
      [{ sum: 'taxable', vat_rate: null, expected_cents: 15_000, found_cents: 14_000 }],
    ],
    [
      'BR-S-09: the VAT of a rate',
      {
        ...good,
        vat: [vat(10_000, 2300, 21, 'S'), vat(5000, 450, 9, 'S')],
        vat_cents: 2750,
        total_cents: 17_750,
        payable_cents: 17_750,
      },
      [{ sum: 'vat_of_rate', vat_rate: 21, expected_cents: 2100, found_cents: 2300 }],
    ],
    [
      'BR-AE-09: VAT with reverse charge',
      untaxed('AE', 0, {
        vat: [vat(15_000, 3150, 0, 'AE')],
        vat_cents: 3150,
        total_cents: 18_150,
        payable_cents: 18_150,
      }),
      [{ sum: 'vat_of_rate', vat_rate: 0, expected_cents: 0, found_cents: 3150 }],
    ],
    [
      'BR-CO-15: the total, by one cent',
      { ...good, total_cents: 17_551, payable_cents: 17_551 },
      [{ sum: 'total', expected_cents: 17_550, found_cents: 17_551 }],
    ],
    [
      'BR-CO-16: the remaining amount',
      { ...good, prepaid_cents: 5000 },
      [{ sum: 'payable', expected_cents: 12_550, found_cents: 17_550 }],
    ],
    [
      'the total of a negative invoice',
      { ...minus(good), total_cents: -17_500, payable_cents: -17_500 },
      [{ sum: 'total', expected_cents: -17_550, found_cents: -17_500 }],
    ],
  ])('are reported for %s', (_, sums, wrong) => {
    expect(wrongSums(sums)).toEqual(wrong.map((one) => ({ vat_rate: null, ...one })));
  });
});
