import { formatAmount } from '../formats/formats.ts';
import { formatIban } from './ibans.ts';
import type { InvoiceDifference } from './invoices.contract.ts';

export interface WhatMatters {
  total_cents: number | null;
  currency: string;
  iban: string | null;
  supplier: string | null;
  invoice_number: string | null;
  pdf_hash: string | null;
  e_invoice_hash: string | null;
}

type Field = InvoiceDifference['field'];

const textsOf = (invoice: WhatMatters): Record<Field, string | null> => ({
  total: invoice.total_cents === null ? null : formatAmount(invoice.total_cents / 100, invoice.currency),
  iban: invoice.iban === null ? null : formatIban(invoice.iban),
  supplier: invoice.supplier,
  invoice_number: invoice.invoice_number,
  pdf: invoice.pdf_hash,
  e_invoice: invoice.e_invoice_hash,
});

const fields = ['total', 'iban', 'supplier', 'invoice_number', 'pdf', 'e_invoice'] as const satisfies Field[];

/** Returns a text in the form in which suppliers and invoice numbers are compared, so that `Helder B.V.` equals `HELDER bv`. */
const plain = (text: string | null): string | null =>
  text === null
    ? null
    : text
        .normalize('NFKD')
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N}]/gu, '');

/** Returns the fields that changed. A name or number that is only written differently counts as unchanged. */
export function differencesOf(before: WhatMatters, after: WhatMatters): InvoiceDifference[] {
  const [was, is] = [textsOf(before), textsOf(after)];
  const isSame = (field: Field): boolean =>
    field === 'supplier' || field === 'invoice_number'
      ? plain(was[field]) === plain(is[field])
      : was[field] === is[field];
  return fields
    .filter((field) => !isSame(field))
    .map((field) => ({ field, before: was[field], after: is[field] }));
}
