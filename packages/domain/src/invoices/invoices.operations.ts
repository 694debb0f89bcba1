import type { Operations } from '../wire/index.ts';

const invoices = '/associations/{association_id}/invoices';
const invoice = `${invoices}/{invoice_id}` as const;

/** The calls of invoice checking (decisions §5 and §6). */
export const invoicesOperations = {
  listInvoices: { method: 'GET', path: invoices },
  countInvoices: { method: 'GET', path: `${invoices}/counts` },
  getInvoice: { method: 'GET', path: invoice },
  decideInvoice: { method: 'POST', path: `${invoice}/decisions` },
  downloadInvoice: { method: 'GET', path: `${invoice}/file`, bytes: true },
  downloadEInvoice: { method: 'GET', path: `${invoice}/e-invoice`, bytes: true },
} as const satisfies Operations;
