import type { InvoiceFacts } from '@mijn/domain/invoices';

const minus = (cents: number): number => (cents === 0 ? 0 : -cents);
const minusOrNull = (cents: number | null): number | null => (cents === null ? null : minus(cents));

/** A credit note as it counts: it writes positive amounts that are to be given back. */
export function asCredit(facts: InvoiceFacts): InvoiceFacts {
  return {
    ...facts,
    lines: facts.lines.map((line) => ({ ...line, amount_cents: minus(line.amount_cents) })),
    vat: facts.vat.map((part) => ({
      ...part,
      taxable_cents: minus(part.taxable_cents),
      vat_cents: minus(part.vat_cents),
    })),
    lines_cents: minusOrNull(facts.lines_cents),
    added_lines_cents: minusOrNull(facts.added_lines_cents),
    allowances_cents: minusOrNull(facts.allowances_cents),
    charges_cents: minusOrNull(facts.charges_cents),
    vat_cents: minus(facts.vat_cents),
    net_cents: minus(facts.net_cents),
    total_cents: minus(facts.total_cents),
    prepaid_cents: minus(facts.prepaid_cents),
    rounding_cents: minus(facts.rounding_cents),
    payable_cents: minus(facts.payable_cents),
  };
}
