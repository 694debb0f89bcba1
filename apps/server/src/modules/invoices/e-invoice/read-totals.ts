import type { InvoiceFacts } from '@mijn/domain/invoices';
import type { XmlElement } from './parse-xml.ts';
import { centsAt, optionalCentsAt } from './ubl-values.ts';

type Totals = Pick<
  InvoiceFacts,
  'net_cents' | 'total_cents' | 'prepaid_cents' | 'rounding_cents' | 'payable_cents'
>;

/**
 * What a document comes to. Its total is what the work costs with its VAT, to which the sums lead; the amount to be paid
 * leaves out what was paid before.
 */
export function readTotals(root: XmlElement): Totals {
  const path = (name: string): string => `cac:LegalMonetaryTotal/cbc:${name}`;
  return {
    net_cents: centsAt(root, path('TaxExclusiveAmount')),
    total_cents: centsAt(root, path('TaxInclusiveAmount')),
    prepaid_cents: optionalCentsAt(root, path('PrepaidAmount')),
    rounding_cents: optionalCentsAt(root, path('PayableRoundingAmount')),
    payable_cents: centsAt(root, path('PayableAmount')),
  };
}
