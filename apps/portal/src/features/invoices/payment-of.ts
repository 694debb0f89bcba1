import type { InvoiceFacts } from '@mijn/domain/invoices';

type Totals = Pick<InvoiceFacts, 'total_cents' | 'prepaid_cents' | 'rounding_cents' | 'payable_cents'>;

/** What leads from the total to what is left to pay, each with the sign that it counts with; nothing where that is the total. */
export function paymentOf({ total_cents, prepaid_cents, rounding_cents, payable_cents }: Totals) {
  const steps = [
    { id: 'prepaid', cents: prepaid_cents === 0 ? 0 : -prepaid_cents },
    { id: 'rounding', cents: rounding_cents },
  ] as const;
  const taken = steps.filter(({ cents }) => cents !== 0);
  if (taken.length === 0 && payable_cents === total_cents) return [];
  return [...taken, { id: 'payable', cents: payable_cents } as const];
}
