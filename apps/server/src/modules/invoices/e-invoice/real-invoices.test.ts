import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { readEInvoice } from './index.ts';

/** The test set of the Dutch Peppol authority, beside the project; not part of it. */
const folder = path.resolve(import.meta.dirname, '../../../../../../../shared/data/invoices');
const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.xml')) : [];
const describeReal = names.length > 0 ? describe : describe.skip;

describeReal('a real e-invoice', () => {
  it.each(names.length > 0 ? names : ['none'])(
    '%s is read, and its lines add up to its net amount',
    (name) => {
      const { facts } = readEInvoice(readFileSync(path.join(folder, name)));
      const sum = facts.lines.reduce((total, { amount_cents }) => total + amount_cents, 0);
      expect(sum).toBe(facts.net_cents);
      const isWrong = name.includes('BR-CO-15');
      expect(facts.net_cents + facts.vat_cents === facts.total_cents).toBe(!isWrong);
      expect(facts.total_cents - facts.prepaid_cents + facts.rounding_cents).toBe(facts.payable_cents);
    },
  );
});
