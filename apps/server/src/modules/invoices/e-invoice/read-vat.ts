import type { InvoiceFacts } from '@mijn/domain/invoices';
import type { XmlElement } from './parse-xml.ts';
import { elementsAt } from './ubl.ts';
import { centsAt, numberAt } from './ubl-values.ts';

type Vat = Pick<InvoiceFacts, 'vat' | 'vat_cents'>;

/** A document with its VAT in another currency too has two totals: the one in its own currency counts. */
function totalIn(root: XmlElement, currency: string): XmlElement | undefined {
  const totals = elementsAt(root, 'cac:TaxTotal');
  const isOwn = (total: XmlElement): boolean =>
    elementsAt(total, 'cbc:TaxAmount').some(({ attributes }) => attributes['currencyID'] === currency);
  return totals.find(isOwn) ?? totals[0];
}

/** The VAT of a document, with one part for each rate; a supplier that charges none may leave it out. */
export function readVat(root: XmlElement, currency: string): Vat {
  const total = totalIn(root, currency);
  if (!total) return { vat: [], vat_cents: 0 };
  const rates = new Map<number | null, InvoiceFacts['vat'][number]>();
  for (const part of elementsAt(total, 'cac:TaxSubtotal')) {
    const vat_rate = numberAt(part, 'cac:TaxCategory/cbc:Percent');
    const { taxable_cents = 0, vat_cents = 0 } = rates.get(vat_rate) ?? {};
    rates.set(vat_rate, {
      vat_rate,
      taxable_cents: taxable_cents + centsAt(part, 'cbc:TaxableAmount'),
      vat_cents: vat_cents + centsAt(part, 'cbc:TaxAmount'),
    });
  }
  return { vat: [...rates.values()], vat_cents: centsAt(total, 'cbc:TaxAmount') };
}
