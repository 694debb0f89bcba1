import type { InvoiceFacts } from '@mijn/domain/invoices';

type Part = InvoiceFacts['vat'][number];

/** The parts of the VAT, those of one category and rate as one. */
export function joinParts(parts: readonly Part[]): Part[] {
  const joined = new Map<string, Part>();
  for (const part of parts) {
    const key = JSON.stringify([part.vat_category, part.vat_rate]);
    const { taxable_cents = 0, vat_cents = 0 } = joined.get(key) ?? {};
    joined.set(key, {
      ...part,
      taxable_cents: taxable_cents + part.taxable_cents,
      vat_cents: vat_cents + part.vat_cents,
    });
  }
  return [...joined.values()];
}
