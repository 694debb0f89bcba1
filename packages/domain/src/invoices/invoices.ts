import { defineOperations } from '../wire/wire.ts';
import type { shapes } from './invoices.contract.ts';

const invoices = '/associations/{association_id}/invoices';
const invoice = `${invoices}/{invoice_id}` as const;

/** The operations of invoice checking. */
export const invoicesOperations = defineOperations<typeof shapes>()({
  /** Returns one page of the invoices. Invoices to check come oldest first, other invoices newest first. */
  listInvoices: { method: 'GET', path: invoices },
  /** Returns the suppliers of the invoices, to filter the list by. */
  listSuppliers: { method: 'GET', path: `${invoices}/suppliers` },
  /** Returns the numbers of invoices to check and of checked invoices. */
  countInvoices: { method: 'GET', path: `${invoices}/counts` },
  /** Returns an invoice with its facts, signals, decisions and changes. */
  getInvoice: { method: 'GET', path: invoice },
  /** Agrees with an invoice, rejects it with a remark, or withdraws the decision. */
  decideInvoice: { method: 'POST', path: `${invoice}/decisions`, respondsWith: 'invoice' },
  /** Downloads the PDF of an invoice. */
  downloadInvoice: { method: 'GET', path: `${invoice}/file`, bytes: true },
  /** Downloads the XML of an e-invoice. */
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
export { findIbans, formatIban, ibansIn, isIban, plainIban } from './ibans.ts';
export type { InvoiceFacts } from './invoice-facts.contract.ts';
export type * from './invoices.contract.ts';
export { type KnownSupplier, supplierNames, type SupplierNames } from './look-alikes.ts';
export { areAlike, isSameName } from './plain-words.ts';
export {
  signalsOfAmount,
  signalsOfDays,
  signalsOfPayee,
  signalsOfSupplier,
  signalsOfVat,
} from './signals-of-facts.ts';
export { payableTo, signal, signalsOfAccounts, signalsOfPdf, type KnownAccounts } from './signals.ts';
