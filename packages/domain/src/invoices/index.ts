export { signalsOfPdf } from './compare-with-pdf.ts';
export { differencesOf, type WhatMatters } from './differences-of.ts';
export { formatIban, plainIban } from './iban.ts';
export type { InvoiceFacts } from './invoice-facts.contract.ts';
export type {
  CheckStatus,
  DecisionKind,
  Invoice,
  InvoiceChange,
  InvoiceDecision,
  InvoiceDifference,
  InvoiceInList,
  InvoiceSignal,
  SignalCode,
} from './invoice.contract.ts';
export { canDecide, statusAfter } from './status-after.ts';
export type { DecideBody, InvoicesContract, InvoicesQuery } from './invoices.contract.ts';
export { invoicesOperations } from './invoices.operations.ts';
