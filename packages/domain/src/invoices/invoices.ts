import { defineOperations } from '../wire/wire.ts';
import type { shapes } from './invoices.contract.ts';

const invoices = '/associations/{association_id}/invoices';
const invoice = `${invoices}/{invoice_id}` as const;

/** The operations of invoice checking (decisions §5 and §6). */
export const invoicesOperations = defineOperations<typeof shapes>()({
  listInvoices: { method: 'GET', path: invoices },
  listSuppliers: { method: 'GET', path: `${invoices}/suppliers` },
  countInvoices: { method: 'GET', path: `${invoices}/counts` },
  getInvoice: { method: 'GET', path: invoice },
  decideInvoice: { method: 'POST', path: `${invoice}/decisions` },
  downloadInvoice: { method: 'GET', path: `${invoice}/file`, bytes: true },
  downloadEInvoice: { method: 'GET', path: `${invoice}/e-invoice`, bytes: true },
});

export { isAddressedTo, type Addressees } from './addressed-to.ts';
export { wrongSums } from './check-sums.ts';
export {
  type Decider,
  hasApproved,
  type InvoiceEvent,
  refusalOf,
  requiredApprovals,
  type Standing,
  standingAfter,
  standingOf,
  type TwoCheckersAbove,
} from './approvals.ts';
export { differencesOf, type WhatMatters } from './decisions.ts';
export { formatIban, ibansIn, isIban, plainIban } from './ibans.ts';
export type { InvoiceFacts } from './invoice-facts.contract.ts';
export type * from './invoices.contract.ts';
export { areAlike } from './plain-words.ts';
export { signal, signalsOfAccounts, signalsOfPdf, type KnownAccounts } from './signals.ts';
