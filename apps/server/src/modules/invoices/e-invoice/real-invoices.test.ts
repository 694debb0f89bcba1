import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { wrongSums } from '@mijn/domain/invoices';
import { ciiText } from '../testing/cii-text.ts';
import { eInvoiceText } from '../testing/e-invoice-text.ts';
import { readEInvoice } from './read-e-invoice.ts';

interface Sample {
  name: string;
  text: string | Buffer;
  wrong: readonly string[];
}

const buyer = '<cac:PartyName><cbc:Name>VvE De Kade</cbc:Name></cac:PartyName>';

const written: readonly Sample[] = [
  { name: 'an invoice in UBL', text: eInvoiceText({ buyer }), wrong: [] },
  { name: 'a credit note in UBL', text: eInvoiceText({ buyer, kind: 'CreditNote' }), wrong: [] },
  {
    name: 'an invoice in UBL with a wrong total',
    text: eInvoiceText({ buyer, total: '324.30' }),
    wrong: ['total', 'payable'],
  },
  { name: 'an invoice in CII', text: ciiText(), wrong: [] },
  { name: 'a credit note in CII', text: ciiText({ type: '381' }), wrong: [] },
  {
    name: 'an invoice in CII with a wrong total',
    text: ciiText({ total: '312.20' }),
    wrong: ['total', 'payable'],
  },
];

/** A folder with e-invoices that are not part of the project: those of github.com/peppolautoriteit-nl/testset. */
const folder = process.env['TEST_E_INVOICES'] ?? '';
const names = folder === '' ? [] : readdirSync(folder).filter((name) => name.endsWith('.xml'));
const real = names.map((name) => ({
  name,
  text: readFileSync(path.join(folder, name)),
  wrong: name.includes('BR-CO-15') ? ['total'] : [],
}));

/** The test command prints this note at the end of its report. */
const note =
  real.length > 0 ? '' : ' [note: TEST_E_INVOICES names no folder with the test set of the Peppol authority]';

describe(`an e-invoice${note}`, () => {
  it.each([...written, ...real])('is read, and has exactly its wrong sums: $name', ({ text, wrong }) => {
    const { facts } = readEInvoice(Buffer.from(text));
    expect(wrongSums(facts).map(({ sum }) => sum)).toEqual(wrong);
    expect(facts.buyer).not.toBeNull();
    expect(facts.ibans.length).toBeGreaterThan(0);
  });
});
