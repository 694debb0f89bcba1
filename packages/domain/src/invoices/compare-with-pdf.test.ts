import { describe, expect, it } from '@jest/globals';
import { amountsIn } from './amounts-in.ts';
import { formatIban, ibansIn, isIban, plainIban } from './ibans.ts';
import { signalsOfPdf } from './invoices.ts';

describe('the amounts in a text', () => {
  it.each([
    ['Totaal € 1.234,56 te voldoen', [123_456]],
    ['Total EUR 1,234.56', [123_456]],
    ['Te betalen: 1 234,56 euro', [123_456, 23_456]],
    ['Te betalen: 1\u00A0234\u00A0567,89', [123_456_789]],
    ['EUR1234,56.', [123_456]],
    ["CHF 1'234.50", [123_450]],
    ['€ 1.250,- en € 80,--', [125_000, 8000]],
    ['€ -150,00 en 80,00-', [15_000, 8000]],
    ['10-06,50', []],
    ['12.345.678,90', [1_234_567_890]],
    ['1.234.567', []],
    ['21,00% btw, 9,00 % btw', []],
    ['20.11.2026 om 14.30:00, 10-06-2026', []],
    ['Factuur 2026.001 van 12 stuks', []],
    ['NL91 ABNA 0417 1643 00', []],
    [`${'1'.repeat(40)},00 en 12.345.678.901.234,00`, []],
    ['', []],
  ])('are in %p: %p', (text, cents) => {
    expect(amountsIn(text)).toEqual(cents);
  });

  it('are not found in a long row of digits', () => {
    expect(amountsIn('123 '.repeat(100_000))).toEqual([]);
  });
});

describe('the IBANs in a text', () => {
  it.each([
    ['IBAN: NL91 ABNA 0417 1643 00 BIC ABNANL2A', ['NL91ABNA0417164300']],
    ['NL91ABNA0417164300.', ['NL91ABNA0417164300']],
    ['NL 91 ABNA 0417 1643 00', ['NL91ABNA0417164300']],
    ['NL91.ABNA.0417.1643.00', ['NL91ABNA0417164300']],
    ['BE68 5390 0754 7034 of DE89 3704 0044 0532 0130 00', ['BE68539007547034', 'DE89370400440532013000']],
    ['tweemaal NL91ABNA0417164300, NL91 ABNA 0417 1643 00', ['NL91ABNA0417164300']],
    ['BTW NL123456789B01 IBAN NL91ABNA0417164300', ['NL91ABNA0417164300']],
    ['NL91 ABNA 0417 1643 00 NL20 INGB 0001 2345 67', ['NL91ABNA0417164300', 'NL20INGB0001234567']],
    ['betaal op rekeningNL91ABNA0417164300', ['NL91ABNA0417164300']],
    ['N L 9 1 A B N A 0 4 1 7 1 6 4 3 0 0', ['NL91ABNA0417164300']],
    ['NL91 ABNA\n  0417 – 1643_00', ['NL91ABNA0417164300']],
    ['NL91 ABNA of 0417 1643 00', []],
    ['nl91-abna-0417-1643-00', ['NL91ABNA0417164300']],
    ['NL91 АBNA 0417 1643 00 met een Cyrillische А', ['NL91ABNA0417164300']],
    ['NL９１ ABNA 0417\u200B1643 00', ['NL91ABNA0417164300']],
    ['NL91 ABNA 0417 1643 01', []],
    ['BTW NL123456789B01, KvK 12345678', []],
    ['BTW NL123456789B01 KVK 12345678', []],
    ['NL91 ABNA 0417', []],
    ['XX91 ABNA 0417 1643 00', []],
  ])('are in %p: %p', (text, ibans) => {
    expect(ibansIn(text)).toEqual(ibans);
  });

  it('are compared as capitals and digits, and shown in groups of four', () => {
    expect(plainIban('nl91 abna 0417.1643.00')).toBe('NL91ABNA0417164300');
    expect(formatIban('NL91ABNA0417164300')).toBe('NL91 ABNA 0417 1643 00');
    expect(formatIban('BE68539007547034')).toBe('BE68 5390 0754 7034');
  });

  it('keep letters that are no part of an IBAN, so that they are seen', () => {
    expect(plainIban('NL91 АBNA 0417 1643 00')).toBe('NL91АBNA0417164300');
    expect(formatIban('NL91АBNA0417164300')).toBe('NL91 АBNA 0417 1643 00');
    expect(plainIban('NL91 ABNA 0417 1643 00 é')).toBe('NL91ABNA0417164300é');
    expect(isIban(plainIban('NL91 АBNA 0417 1643 00'))).toBe(false);
  });
});

describe('an e-invoice with a PDF', () => {
  const facts = {
    total_cents: 123_456,
    payable_cents: 123_456,
    currency: 'EUR',
    ibans: ['NL91ABNA0417164300'],
  };
  const other = 'DE89 3704 0044 0532 0130 00';

  it('is compared with a PDF that contains only amounts', () => {
    const text = Array.from({ length: 200_000 }, (_, cents) => `€ ${(cents / 100).toFixed(2)}`).join(' ');
    expect(signalsOfPdf({ ...facts, total_cents: 200_000, payable_cents: 200_000 }, text)).toMatchObject([
      { code: 'total_differs_from_pdf', found: '€\u00A01.999,99' },
    ]);
  });

  it.each([
    ['with the same values', 'Totaal € 1.234,56 op NL91 ABNA 0417 1643 00', facts, []],
    ['with a number before its total', 'Aantal 2 121,00', { ...facts, total_cents: 12_100 }, []],
    [
      'with the total and the remaining amount',
      'Totaal 1.234,56, reeds voldaan 1.000,00, te betalen 234,56',
      { ...facts, payable_cents: 23_456 },
      [],
    ],
    ['with only the total', 'Totaal 1.234,56', { ...facts, payable_cents: 23_456 }, []],
    ['with only the remaining amount', 'Te betalen 234,56', { ...facts, payable_cents: 23_456 }, []],
    [
      'with neither',
      'Te betalen 243,56',
      { ...facts, payable_cents: 23_456 },
      [['total_differs_from_pdf', '€\u00A01.234,56', '€\u00A0243,56']],
    ],
    ['with the same values in English', 'Total 1,234.56, NL91ABNA0417164300', facts, []],
    ['without any text', '', facts, []],
    ['without amounts and IBAN', 'Dank voor uw opdracht van 10 juni 2026.', facts, []],
    ['of a credit note with a minus', 'Totaal € -1.234,56', { ...facts, total_cents: -123_456 }, []],
    [
      'of a credit note with other amounts',
      'Tarief 50,00; totaal -1.234,56',
      { ...facts, total_cents: -123_456 },
      [],
    ],
    ['of a credit note without a minus', 'Credit € 1.234,56', { ...facts, total_cents: -123_456 }, []],
    ['with an IBAN if the e-invoice has no IBAN', `${other} € 1.234,56`, { ...facts, ibans: [] }, []],
    [
      'with the second of two accounts',
      `${other} € 1.234,56`,
      { ...facts, ibans: [...facts.ibans, 'DE89370400440532013000'] },
      [],
    ],
    ['if the total is unknown', 'Totaal 2,00', { ...facts, total_cents: null, payable_cents: null }, []],
    ['if the remaining amount is unknown', 'Totaal 1.234,56', { ...facts, payable_cents: null }, []],
    ['with the same IBAN and another IBAN', `${other}, NL91 ABNA 0417 1643 00`, facts, []],
    [
      'with another total',
      'Netto 1.110,00, btw 234,56, totaal 1.344,56',
      facts,
      [['total_differs_from_pdf', '€\u00A01.234,56', '€\u00A01.344,56']],
    ],
    [
      'with another IBAN',
      `€ 1.234,56 op ${other}`,
      facts,
      [['iban_differs_from_pdf', 'NL91 ABNA 0417 1643 00', other]],
    ],
  ])('gets the right signals for a PDF %s', (_, text, compared, signals) => {
    const found = signalsOfPdf(compared, text);
    expect(found.map((signal) => [signal.code, signal.expected, signal.found])).toEqual(signals);
  });
});
