import { defineOperations } from '../wire/index.ts';
import type { InvoicesShapes } from './invoices.contract.ts';

const invoices = '/associations/{association_id}/invoices';
const invoice = `${invoices}/{invoice_id}` as const;

/** The calls of invoice checking (decisions §5 and §6). */
export const invoicesOperations = defineOperations<InvoicesShapes>()({
  listInvoices: { method: 'GET', path: invoices },
  countInvoices: { method: 'GET', path: `${invoices}/counts` },
  getInvoice: { method: 'GET', path: invoice },
  decideInvoice: { method: 'POST', path: `${invoice}/decisions` },
  downloadInvoice: { method: 'GET', path: `${invoice}/file`, bytes: true },
  downloadEInvoice: { method: 'GET', path: `${invoice}/e-invoice`, bytes: true },
});
