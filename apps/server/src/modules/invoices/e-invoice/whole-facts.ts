import type { InvoiceFacts } from '@mijn/domain/invoices';

/** The facts that earlier versions did not read. */
const LATER = { payee: null, account_holders: [], payment_means: [], payment_terms: [], named_accounts: [] };

/** Facts that an earlier version read lack some fields until the e-invoice is read again (`read-again.jobs.ts`). */
export const wholeFacts = (stored: InvoiceFacts): InvoiceFacts => ({
  ...LATER,
  ...stored,
  lines: stored.lines.map((line) => Object.assign({}, { details: [] }, line)),
});
