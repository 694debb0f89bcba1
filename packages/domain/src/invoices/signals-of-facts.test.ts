import { describe, expect, it } from '@jest/globals';
import {
  signalsOfAmount,
  signalsOfDays,
  signalsOfPayee,
  signalsOfSupplier,
  signalsOfVat,
  supplierNames,
} from './invoices.ts';
import type { InvoiceSignal } from './invoices.ts';

const plain = (signals: readonly InvoiceSignal[]) =>
  signals.map(({ code, expected, found }) => [code, expected, found]);

describe('who is paid', () => {
  const of = (payee: string | null, account_holders: readonly string[] = [], known: readonly string[] = []) =>
    plain(
      signalsOfPayee({ supplier: 'Helder Liften B.V.', payee, account_holders: [...account_holders] }, known),
    );

  it.each([
    ['nobody else', null, []],
    ['the supplier, written differently', 'HELDER LIFTEN', ['Liften Helder bv', 'HelderLiften']],
  ])('gives no signal if it is %s', (_, payee, holders) => {
    expect(of(payee, holders)).toEqual([]);
  });

  it.each(['Helder Factoring', 'Helder Liften Beheer', 'Helder', 'Jansen', '***'])(
    'gives a signal if the payee is %s',
    (payee) => {
      expect(of(payee)).toEqual([['payee_differs', 'Helder Liften B.V.', payee]]);
    },
  );

  it('gives a signal if the holder of an account is neither the supplier nor the payee', () => {
    expect(of(null, ['Helder Liften', 'J. Jansen', 'K. Jansen'])).toEqual([
      ['holder_differs', 'Helder Liften B.V.', 'J. Jansen, K. Jansen'],
    ]);
    expect(of('Factor', ['FACTOR N.V.'])).toEqual([['payee_differs', 'Helder Liften B.V.', 'Factor']]);
    expect(of('Factor', ['J. Jansen'])).toEqual([
      ['payee_differs', 'Helder Liften B.V.', 'Factor'],
      ['holder_differs', 'Factor', 'J. Jansen'],
    ]);
  });

  it('gives no signal for a payee that was approved before', () => {
    expect(of('Factor', ['J. Jansen'], ['factor nv', 'Jansen J'])).toEqual([]);
    expect(of('Facto', [], ['Factor'])).toHaveLength(1);
  });
});

describe('the supplier of an invoice', () => {
  const known = supplierNames([{ name: 'Helder', invoice_id: 'h' }]);

  it('gives a signal with the other supplier if its name looks like that one', () => {
    expect(signalsOfSupplier('Hеlder', known)).toMatchObject([
      { code: 'supplier_look_alike', expected: 'Helder', found: 'Hеlder', invoice_id: 'h' },
    ]);
  });

  it('gives a signal if its name has only signs, and none if it is known or unknown', () => {
    expect(plain(signalsOfSupplier('--', known))).toEqual([['supplier_unreadable', null, '--']]);
    expect(signalsOfSupplier('Helder', known)).toEqual([]);
    expect(signalsOfSupplier('Maas', known)).toEqual([]);
    expect(signalsOfSupplier(null, known)).toEqual([]);
  });
});

describe('the days of an invoice', () => {
  const on = (invoice_date: string, due_date: string | null = null) =>
    plain(signalsOfDays({ invoice_date, due_date }, '2026-11-26'));

  it('give a signal if the invoice is of a later day', () => {
    expect(on('2026-11-26')).toEqual([]);
    expect(on('2026-11-27')).toEqual([['future_date', null, '27-11-2026']]);
  });

  it('give a signal if it is to be paid before its date', () => {
    expect(on('2026-11-03', '2026-11-03')).toEqual([]);
    expect(on('2026-11-03', '2026-11-02')).toEqual([['due_before_date', '3-11-2026', '2-11-2026']]);
  });
});

describe('the VAT of an invoice', () => {
  const of = (rates: readonly (number | null)[], invoice_date: string, period_start: string | null = null) =>
    plain(
      signalsOfVat({
        vat: rates.map((vat_rate) => ({ vat_rate, vat_category: 'S', taxable_cents: 0, vat_cents: 0 })),
        lines: rates.slice(0, 1).map((vat_rate) => ({ vat_rate })),
        invoice_date,
        period_start,
      }),
    );

  it.each([
    ['today', [0, 9, 21, null], '2026-11-03', null],
    ['until 2018', [6, 21], '2018-12-31', null],
    ['until 2012', [6, 19], '2012-09-30', null],
    ['of the period', [6], '2019-01-15', '2018-12-01'],
  ])('gives no signal for the rates of %s', (_, rates, date, start) => {
    expect(of(rates, date, start)).toEqual([]);
  });

  it.each([
    [[20], '2026-11-03', '0%, 9%, 21%', '20%'],
    [[6, 5.5], '2026-11-03', '0%, 9%, 21%', '6%, 5,5%'],
    [[9], '2018-12-31', '0%, 6%, 21%', '9%'],
    [[-21], '2026-11-03', '0%, 9%, 21%', '-21%'],
  ])('gives a signal for %j on %s', (rates, date, expected, found) => {
    expect(of(rates, date)).toEqual([['unknown_vat_rate', expected, found]]);
  });
});

describe('the amount of an invoice', () => {
  const facts = { is_credit_note: false, type_code: '380' };
  const of = (own: Partial<Parameters<typeof signalsOfAmount>[0]>) =>
    plain(signalsOfAmount({ total_cents: 100, currency: 'EUR', facts, ...own }));

  it.each([
    ['an amount in euros', {}],
    ['an unknown amount', { total_cents: null }],
    ['a credit note', { total_cents: -100, facts: { is_credit_note: true, type_code: '381' } }],
    ['a correction', { total_cents: -100, facts: { ...facts, type_code: '384' } }],
    ['a negative amount of the provider', { total_cents: -100, facts: null }],
  ])('gives no signal for %s', (_, own) => {
    expect(of(own)).toEqual([]);
  });

  it('gives a signal in another currency, for zero, and if an ordinary invoice is negative', () => {
    expect(of({ currency: 'USD' })).toEqual([['other_currency', 'EUR', 'USD']]);
    expect(of({ currency: 'USD', total_cents: null })).toEqual([['other_currency', 'EUR', 'USD']]);
    expect(of({ total_cents: 0, facts: null })).toEqual([['zero_total', null, '€\u00A00,00']]);
    expect(of({ total_cents: -100 })).toEqual([['negative_invoice', null, '€\u00A0-1,00']]);
    expect(of({ total_cents: -100, facts: { ...facts, type_code: null } })).toHaveLength(1);
  });
});
