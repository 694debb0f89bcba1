import type { InvoiceFacts } from '@mijn/domain/invoices';
import type { XmlElement } from '../parse-xml.ts';
import { elementsAt, valueAt } from '../xml-paths.ts';
import { joinParts } from '../vat-parts.ts';
import { centsAt, numberAt } from '../xml-values.ts';

type Vat = Pick<InvoiceFacts, 'vat' | 'vat_cents'>;

/** A document with its VAT in another currency too has two totals: the one in its own currency counts. */
function totalIn(root: XmlElement, currency: string): XmlElement | undefined {
  const totals = elementsAt(root, 'cac:TaxTotal');
  const isOwn = (total: XmlElement): boolean =>
    elementsAt(total, 'cbc:TaxAmount').some(({ attributes }) => attributes['currencyID'] === currency);
  return totals.find(isOwn) ?? totals[0];
}

/** The VAT of a document; a supplier that charges none may leave it out. */
export function readVat(root: XmlElement, currency: string): Vat {
  const total = totalIn(root, currency);
  if (!total) return { vat: [], vat_cents: 0 };
  const parts = elementsAt(total, 'cac:TaxSubtotal').map((part) => ({
    vat_rate: numberAt(part, 'cac:TaxCategory/cbc:Percent'),
    vat_category: valueAt(part, 'cac:TaxCategory/cbc:ID'),
    taxable_cents: centsAt(part, 'cbc:TaxableAmount'),
    vat_cents: centsAt(part, 'cbc:TaxAmount'),
  }));
  return { vat: joinParts(parts), vat_cents: centsAt(total, 'cbc:TaxAmount') };
}
