import { describe, expect, it } from '@jest/globals';
import { differencesOf } from './invoices.ts';

const before = {
  total_cents: 123_456,
  currency: 'EUR',
  iban: 'NL91ABNA0417164300',
  supplier: 'Helder B.V.',
  invoice_number: 'F-2026/031',
  pdf_hash: 'a1',
  e_invoice_hash: null,
};

describe('an invoice that is imported again', () => {
  it.each([
    ['with the same values', {}, []],
    ['with names in another notation', { supplier: 'HELDÉR bv', invoice_number: 'f 2026 031' }, []],
    ['with another total', { total_cents: 123_457 }, [['total', '€\u00A01.234,56', '€\u00A01.234,57']]],
    ['without a total', { total_cents: null }, [['total', '€\u00A01.234,56', null]]],
    ['in another currency', { currency: 'USD' }, [['total', '€\u00A01.234,56', 'US$\u00A01.234,56']]],
    [
      'with another account',
      { iban: 'NL44RABO0123456789' },
      [['iban', 'NL91 ABNA 0417 1643 00', 'NL44 RABO 0123 4567 89']],
    ],
    ['of another supplier', { supplier: 'Troebel' }, [['supplier', 'Helder B.V.', 'Troebel']]],
    ['with another number', { invoice_number: 'F-32' }, [['invoice_number', 'F-2026/031', 'F-32']]],
    ['with another PDF', { pdf_hash: 'b2' }, [['pdf', 'a1', 'b2']]],
    ['with an e-invoice', { e_invoice_hash: 'c3' }, [['e_invoice', null, 'c3']]],
    [
      'with several changes, the most important first,',
      { e_invoice_hash: 'c3', iban: null, total_cents: null },
      [
        ['total', '€\u00A01.234,56', null],
        ['iban', 'NL91 ABNA 0417 1643 00', null],
        ['e_invoice', null, 'c3'],
      ],
    ],
  ])('%s has the right differences', (_, changed, differences) => {
    const found = differencesOf(before, { ...before, ...changed });
    expect(found.map((difference) => [difference.field, difference.before, difference.after])).toEqual(
      differences,
    );
  });
});
