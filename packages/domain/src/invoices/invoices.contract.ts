import { array, boolean, type InferType, number, object, string } from 'yup';
import { attachedFile, downloadQuery } from '../files/files.contract.ts';
import { REMARK_LENGTH_MAX } from '../limits/limits.ts';
import { defineContract, id, listAnswer, listQuery } from '../wire/wire.contract.ts';
import type { Shapes } from '../wire/wire.ts';
import { sumNames } from './check-sums.ts';
import { invoiceFacts } from './invoice-facts.contract.ts';
import { invoicesOperations } from './invoices.ts';

export const checkStatuses = ['to_check', 'approved', 'rejected'] as const;

/** What a checker can do with an invoice; `withdrawn` makes it one to check again. */
export const decisionKinds = ['approved', 'rejected', 'withdrawn'] as const;

/** Why a checker may want to look again. A signal never decides. */
export const signalCodes = [
  'changed_after_decision',
  'iban_refused',
  'iban_changed',
  'iban_first',
  'iban_invalid',
  'several_ibans',
  'addressed_elsewhere',
  'total_differs_from_pdf',
  'iban_differs_from_pdf',
  'sums_differ',
  'columns_differ',
  'credit_note_as_invoice',
  'same_file',
  'number_seen_before',
  'same_amount',
] as const;

/** An invoice as the list shows it (decisions §6). */
export const invoiceInList = object({
  id: id().required(),
  created_at: string().datetime().required(),
  name: string().required(),
  supplier: string().defined().nullable(),
  /** VAT included; null when it is not known. */
  total_cents: number().integer().defined().nullable(),
  /** ISO 4217. */
  currency: string().required(),
  check_status: string().oneOf(checkStatuses).required(),
});

export const invoiceDecision = object({
  id: id().required(),
  /** The version that it made of the invoice. */
  version: number().integer().required(),
  decision: string().oneOf(decisionKinds).required(),
  remark: string().defined().nullable(),
  decided_at: string().datetime().required(),
  /** The name of the checker. */
  decided_by: string().required(),
  /** The name of the provider's employee who acted for the checker; null when the checker did. */
  decided_by_staff: string().defined().nullable(),
});

/** The fields that a decision depends on. When one of them changes, the invoice must be checked again. */
export const changedFields = ['total', 'iban', 'supplier', 'invoice_number', 'pdf', 'e_invoice'] as const;

/** What was and what is, as texts to show; of a file, which has none, the SHA-256 of its bytes. Null where there is nothing. */
export const invoiceDifference = object({
  field: string().oneOf(changedFields).required(),
  before: string().defined().nullable(),
  after: string().defined().nullable(),
});

/** The provider changed what matters of an invoice that was here already. */
export const invoiceChange = object({
  /** The version that it made of the invoice. */
  version: number().integer().required(),
  changed_at: string().datetime().required(),
  /** It was decided on, and is to be checked again. */
  is_reopened: boolean().required(),
  differences: array(invoiceDifference).required(),
});

/** A sum of an e-invoice that does not add up, with both amounts as texts to show. */
export const invoiceSum = object({
  sum: string().oneOf(sumNames).required(),
  /** Of a sum about one rate of VAT, in per cent. */
  vat_rate: number().defined().nullable(),
  /** What the amounts that it is made of come to. */
  expected: string().required(),
  /** What the e-invoice gives. */
  found: string().required(),
});

/**
 * What differs, as texts to show: `expected` is what there should be by the e-invoice, or by other invoices; `found` is
 * what there is. Of accounts both may be several, with a comma and a space between them.
 */
export const invoiceSignal = object({
  code: string().oneOf(signalCodes).required(),
  expected: string().defined().nullable(),
  found: string().defined().nullable(),
  /** The other invoice that a signal is about. */
  invoice_id: id().defined().nullable(),
  /**
   * Of `changed_after_decision` from what it was decided on to what it is now; of `columns_differ` from what the provider
   * says to what the e-invoice says; else empty.
   */
  differences: array(invoiceDifference).required(),
  /** Of `sums_differ`; else empty. */
  sums: array(invoiceSum).required(),
});

/** An invoice with all its fields. */
export const invoice = invoiceInList.shape({
  /** The provider has processed it: its decision is final. */
  is_processed: boolean().required(),
  /** From the e-invoice, or else from the provider; null when it is not known. */
  invoice_number: string().defined().nullable(),
  /** Plain: capitals and digits alone; as its number. */
  iban: string().defined().nullable(),
  /** The PDF; null when there is an e-invoice alone. */
  file: attachedFile.defined().nullable(),
  /** Whether there is an e-invoice to download; one inside the PDF is downloaded with it. */
  has_e_invoice: boolean().required(),
  /** What the e-invoice says, also one inside the PDF; null without one. */
  facts: invoiceFacts.defined().nullable(),
  signals: array(invoiceSignal).required(),
  /** Newest first. */
  decisions: array(invoiceDecision).required(),
  /** Newest first. */
  changes: array(invoiceChange).required(),
  /** The neighbours in the list of those to check, or of those checked, in its own order (`invoicesQuery`). */
  previous_id: id().defined().nullable(),
  next_id: id().defined().nullable(),
  /** Counts decisions and changes; a decision sends the one it read. */
  version: number().integer().required(),
});

export type CheckStatus = (typeof checkStatuses)[number];
export type DecisionKind = (typeof decisionKinds)[number];
export type SignalCode = (typeof signalCodes)[number];
export type InvoiceInList = InferType<typeof invoiceInList>;
export type InvoiceDecision = InferType<typeof invoiceDecision>;
export type InvoiceDifference = InferType<typeof invoiceDifference>;
export type InvoiceChange = InferType<typeof invoiceChange>;
export type InvoiceSum = InferType<typeof invoiceSum>;
export type InvoiceSignal = InferType<typeof invoiceSignal>;
export type Invoice = InferType<typeof invoice>;

/**
 * Without `sort`, invoices to check come oldest first: the one that waits longest comes first, and a new one goes to the
 * end. All others come newest first.
 */
export const invoicesQuery = object({
  ...listQuery(['created_at', 'name', 'supplier', 'total_cents', 'check_status']),
  is_checked: boolean(),
}).exact();

/** What the form beside "Niet akkoord" holds. */
export const rejectForm = object({
  remark: string().trim().max(REMARK_LENGTH_MAX).required(),
}).exact();

export const decideBody = object({
  decision: string().oneOf(decisionKinds).required(),
  /** Required with `rejected` (decisions §5). */
  remark: string()
    .trim()
    .max(REMARK_LENGTH_MAX)
    .when('decision', ([decision], remark) => (decision === 'rejected' ? remark.required() : remark)),
  version: number().integer().required(),
}).exact();

export const shapes = {
  listInvoices: { query: invoicesQuery, answer: listAnswer(invoiceInList) },
  countInvoices: {
    answer: object({
      to_check: number().integer().required(),
      checked: number().integer().required(),
    }),
  },
  getInvoice: { answer: invoice, errors: ['not_found'] },
  decideInvoice: {
    body: decideBody,
    /** With the one to check that comes after it in the list, or else the first, so that a checker waits for nothing. */
    answer: object({ invoice: invoice.required(), next: invoice.defined().nullable() }),
    errors: ['forbidden', 'not_found', 'conflict', 'invoice_processed'],
  },
  downloadInvoice: { query: downloadQuery, errors: ['not_found'] },
  downloadEInvoice: { errors: ['not_found'] },
} as const satisfies Shapes;

export const invoicesContract = defineContract(invoicesOperations, shapes);

export type InvoicesQuery = InferType<typeof invoicesQuery>;
export type DecideBody = InferType<typeof decideBody>;
