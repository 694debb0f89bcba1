import type { InvoiceFacts } from '@mijn/domain/invoices';
import type { XmlElement } from './parse-xml.ts';
import { centsAt, numberAt, valueAt } from './xml-values.ts';

export type Line = InvoiceFacts['lines'][number];

/** The paths in an allowance or a charge. */
interface AllowancePaths {
  indicator: string;
  amount: string;
  reason: string;
  rate: string;
  category: string;
}

/** Allowances and charges become lines, so that the sum of the lines is the net amount. */
export const allowanceLineAt =
  ({ indicator, amount, reason, rate, category }: AllowancePaths) =>
  (allowance: XmlElement): Line => {
    const isCharge = ['true', '1'].includes(valueAt(allowance, indicator) ?? '');
    const cents = centsAt(allowance, amount);
    return {
      kind: isCharge ? 'charge' : 'allowance',
      description: valueAt(allowance, reason) ?? (isCharge ? 'Toeslag' : 'Korting'),
      details: [],
      quantity: null,
      unit: null,
      amount_cents: isCharge ? cents : 0 - cents,
      vat_rate: numberAt(allowance, rate),
      vat_category: valueAt(allowance, category),
    };
  };
