export { isAddressedTo, type Addressees } from './addressed-to.ts';
export { wrongSums } from './check-sums.ts';
export { signalsOfPdf } from './compare-with-pdf.ts';
export { differencesOf, type WhatMatters } from './differences-of.ts';
export { formatIban, plainIban } from './iban.ts';
export { ibansIn } from './ibans-in.ts';
export { isIban } from './is-iban.ts';
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
  InvoiceSum,
  SignalCode,
} from './invoice.contract.ts';
export { areAlike } from './plain-words.ts';
export { signal } from './signal.ts';
export { signalsOfAccounts, type KnownAccounts } from './signals-of-accounts.ts';
export { canDecide, statusAfter } from './status-after.ts';
export type { DecideBody, InvoicesContract, InvoicesQuery } from './invoices.contract.ts';
export { invoicesOperations } from './invoices.operations.ts';
