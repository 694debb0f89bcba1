import type { InvoiceFacts } from '@mijn/domain/invoices';
import type { XmlElement } from '../parse-xml.ts';
import { centsAt, nullableCentsAt, optionalCentsAt } from '../xml-values.ts';

type Totals = Pick<
  InvoiceFacts,
  | 'lines_cents'
  | 'allowances_cents'
  | 'charges_cents'
  | 'net_cents'
  | 'total_cents'
  | 'prepaid_cents'
  | 'rounding_cents'
  | 'payable_cents'
>;

/**
 * What a document comes to. Its total is what the work costs with its VAT, to which the sums lead; the amount to be paid
 * leaves out what was paid before.
 */
export function readTotals(root: XmlElement): Totals {
  const path = (name: string): string => `cac:LegalMonetaryTotal/cbc:${name}`;
  return {
    lines_cents: nullableCentsAt(root, path('LineExtensionAmount')),
    allowances_cents: nullableCentsAt(root, path('AllowanceTotalAmount')),
    charges_cents: nullableCentsAt(root, path('ChargeTotalAmount')),
    net_cents: centsAt(root, path('TaxExclusiveAmount')),
    total_cents: centsAt(root, path('TaxInclusiveAmount')),
    prepaid_cents: optionalCentsAt(root, path('PrepaidAmount')),
    rounding_cents: optionalCentsAt(root, path('PayableRoundingAmount')),
    payable_cents: centsAt(root, path('PayableAmount')),
  };
}
