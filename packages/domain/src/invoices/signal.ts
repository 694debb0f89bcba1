import type { InvoiceSignal, SignalCode } from './invoice.contract.ts';

/** A signal that says nothing but what is given. */
export const signal = (code: SignalCode, own: Partial<InvoiceSignal> = {}): InvoiceSignal => ({
  code,
  expected: null,
  found: null,
  invoice_id: null,
  differences: [],
  sums: [],
  ...own,
});
