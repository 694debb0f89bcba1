import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { wrongSums } from '@mijn/domain/invoices';
import { readEInvoice } from './read-e-invoice.ts';

/** The test set of the Dutch Peppol authority, beside the project; not part of it. */
const folder = path.resolve(import.meta.dirname, '../../../../../../../shared/data/invoices');
const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.xml')) : [];
const describeReal = names.length > 0 ? describe : describe.skip;

describeReal('a real e-invoice', () => {
  it.each(names.length > 0 ? names : ['none'])('%s is read, and only wrong sums are said', (name) => {
    const { facts } = readEInvoice(readFileSync(path.join(folder, name)));
    const isWrong = name.includes('BR-CO-15');
    expect(wrongSums(facts).map(({ sum }) => sum)).toEqual(isWrong ? ['total'] : []);
    expect(facts.buyer).not.toBeNull();
    expect(facts.ibans.length).toBeGreaterThan(0);
  });
});
