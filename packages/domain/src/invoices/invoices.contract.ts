import { array, boolean, type InferType, number, object, string } from 'yup';
import { attachedFile, downloadQuery } from '../files/files.contract.ts';
import {
  REMARK_LENGTH_MAX,
  SUPPLIER_KEY_LENGTH_MAX,
  TOTAL_CENTS_MAX,
  VERSION_MAX,
} from '../limits/limits.ts';
import { day, defineContract, id, listResponse, listQuery } from '../wire/wire.contract.ts';
import type { Shapes } from '../wire/wire.ts';
import { sumNames } from './check-sums.ts';
import { invoiceFacts } from './invoice-facts.contract.ts';
import { invoicesOperations } from './invoices.ts';

export const checkStatuses = ['to_check', 'approved', 'rejected'] as const;

export const decisionKinds = ['approved', 'rejected', 'withdrawn'] as const;

export const signalCodes = [
  'changed_after_decision',
  'iban_refused',
  'iban_changed',
  'iban_first',
  'iban_invalid',
  'several_ibans',
  'iban_in_text',
  'payee_differs',
  'holder_differs',
  'supplier_look_alike',
  'supplier_unreadable',
  'addressed_elsewhere',
  'total_differs_from_pdf',
  'iban_differs_from_pdf',
  'sums_differ',
  'columns_differ',
  'credit_note_as_invoice',
  'negative_invoice',
  'zero_total',
  'other_currency',
  'unknown_vat_rate',
  'future_date',
  'due_before_date',
  'same_file',
  'number_seen_before',
  'number_with_other_amount',
  'same_amount',
] as const;

/** The fields of every invoice, in a list, on its page and in the overview. */
export const invoiceSummary = object({
  id: id().required(),
  created_at: string().datetime().required(),
  name: string().required(),
  supplier: string().defined().nullable(),
  /** The total including VAT; null if it is unknown. */
  total_cents: number().integer().defined().nullable(),
  /** The ISO 4217 code of the currency. */
  currency: string().required(),
  check_status: string().oneOf(checkStatuses).required(),
  /** The number from the e-invoice, otherwise from the provider; null if it is unknown. */
  invoice_number: string().defined().nullable(),
  /** The last day to pay, from the e-invoice; null if it is unknown. */
  due_date: string().defined().nullable(),
  /** The number of different checkers who agree, and the number that must agree. */
  approvals: number().integer().required(),
  approvals_required: number().integer().required(),
  /** Whether the caller is one of those who agree. */
  is_approved_by_you: boolean().required(),
});

export const returnReasons = ['withdrawn', 'changed'] as const;

/** An invoice as the list shows it. */
export const invoiceInList = invoiceSummary.shape({
  /**
   * The codes of the signals that ask for a look before the decision, most serious first. A checked invoice has only
   * `changed_after_decision`.
   */
  signals: array(string().oneOf(signalCodes).required()).required(),
  /** Why the invoice is to be checked again; null if it never had a decision, or has one that counts. */
  returned: string().oneOf(returnReasons).defined().nullable(),
  /** Whether the invoice is to be checked, and its last day to pay has passed in the Netherlands. */
  is_overdue: boolean().required(),
});

export const invoiceDecision = object({
  id: id().required(),
  /** The version of the invoice after this decision. */
  version: number().integer().required(),
  decision: string().oneOf(decisionKinds).required(),
  remark: string().defined().nullable(),
  decided_at: string().datetime().required(),
  /** The name of the checker. */
  decided_by: string().required(),
  /** The name of the provider's employee who acted for the checker; null if the checker decided in person. */
  decided_by_staff: string().defined().nullable(),
  /** The number of checkers who agreed after this decision, and the number that had to. */
  approvals: number().integer().required(),
  approvals_required: number().integer().required(),
});

export const changedFields = ['total', 'iban', 'supplier', 'invoice_number', 'pdf', 'e_invoice'] as const;

/**
 * The old and the new value of a field, as texts to show; null if there is no value. For a file, the value is
 * the SHA-256 hash of its bytes.
 */
export const invoiceDifference = object({
  field: string().oneOf(changedFields).required(),
  before: string().defined().nullable(),
  after: string().defined().nullable(),
});

/** A change of the provider to an invoice that was imported before, in fields that a decision depends on. */
export const invoiceChange = object({
  /** The version of the invoice after this change. */
  version: number().integer().required(),
  changed_at: string().datetime().required(),
  /** Whether the invoice had a decision and must be checked again. */
  is_reopened: boolean().required(),
  differences: array(invoiceDifference).required(),
});

/** A sum of an e-invoice that does not add up, with both amounts as texts to show. */
export const invoiceSum = object({
  sum: string().oneOf(sumNames).required(),
  /** The VAT rate in per cent, if the sum is about one rate; otherwise null. */
  vat_rate: number().defined().nullable(),
  /** The sum as computed from its parts. */
  expected: string().required(),
  /** The sum that the e-invoice contains. */
  found: string().required(),
});

/**
 * A signal about an invoice, with the difference as texts to show. `expected` is the value according to the
 * e-invoice or other invoices; `found` is the actual value. For accounts, both may be lists separated by a
 * comma and a space. For likely duplicates, the number of the other invoice, or its name if it has none, is `expected`
 * beside the own number, and otherwise `found`. For `iban_in_text`, `expected` is the text around the account.
 */
export const invoiceSignal = object({
  code: string().oneOf(signalCodes).required(),
  expected: string().defined().nullable(),
  found: string().defined().nullable(),
  /** The other invoice that the signal refers to; null if there is none. */
  invoice_id: id().defined().nullable(),
  /**
   * For `changed_after_decision`, the differences between the version of the decision and the current
   * version. For `columns_differ`, the differences between the provider's values and the e-invoice. For
   * `number_with_other_amount`, the total of the other invoice and of this one. Otherwise empty.
   */
  differences: array(invoiceDifference).required(),
  /** The wrong sums, for `sums_differ`; otherwise empty. */
  sums: array(invoiceSum).required(),
});

/** An invoice of the same supplier that an invoice names as an earlier one, as a credit note does. */
export const precedingInvoice = object({
  /** The number, as in the facts. */
  number: string().required(),
  invoice_id: id().required(),
  check_status: string().oneOf(checkStatuses).required(),
});

/** An invoice with all its fields. */
export const invoice = invoiceSummary.shape({
  /** Whether the provider has processed the invoice, so that its decision is final. */
  is_processed: boolean().required(),
  /** The IBAN as capitals and digits, from the e-invoice, otherwise from the provider; null if it is unknown. */
  iban: string().defined().nullable(),
  /** The PDF; null if there is only an e-invoice. */
  file: attachedFile.defined().nullable(),
  /** Whether the client can download the e-invoice separately. An e-invoice inside the PDF is downloaded with the PDF. */
  has_e_invoice: boolean().required(),
  /** The data of the e-invoice, including one inside the PDF; null without an e-invoice. */
  facts: invoiceFacts.defined().nullable(),
  /** The invoices of `facts.preceding` that the association has. */
  preceding_invoices: array(precedingInvoice).required(),
  /** Whether the text of the PDF is still being read. Until then it is not compared, and signals may follow. */
  is_being_read: boolean().required(),
  signals: array(invoiceSignal).required(),
  /** The decisions, newest first. */
  decisions: array(invoiceDecision).required(),
  /** The changes, newest first. */
  changes: array(invoiceChange).required(),
  /**
   * The previous and the next invoice in the list of invoices to check, or of checked invoices, in the
   * default order (see `invoicesQuery`).
   */
  previous_id: id().defined().nullable(),
  next_id: id().defined().nullable(),
  /** The counter of decisions and changes. A decision sends the version that it is based on. */
  version: number().integer().required(),
});

export type CheckStatus = (typeof checkStatuses)[number];
export type DecisionKind = (typeof decisionKinds)[number];
export type SignalCode = (typeof signalCodes)[number];
export type ReturnReason = (typeof returnReasons)[number];
export type InvoiceSupplier = InferType<typeof invoiceSupplier>;
export type InvoiceSummary = InferType<typeof invoiceSummary>;
export type InvoiceInList = InferType<typeof invoiceInList>;
export type InvoiceDecision = InferType<typeof invoiceDecision>;
export type InvoiceDifference = InferType<typeof invoiceDifference>;
export type InvoiceChange = InferType<typeof invoiceChange>;
export type InvoiceSum = InferType<typeof invoiceSum>;
export type InvoiceSignal = InferType<typeof invoiceSignal>;
export type Invoice = InferType<typeof invoice>;

/** A supplier of invoices. Names that are only written differently, such as `Helder B.V.` and `HELDER`, are one supplier. */
export const invoiceSupplier = object({
  key: string().required(),
  /** The name on the latest invoice. */
  name: string().required(),
});

const cents = () => number().integer().min(-TOTAL_CENTS_MAX).max(TOTAL_CENTS_MAX);

/** Without `sort`, invoices to check are sorted oldest first, because the oldest waits longest. Other invoices are sorted newest first. */
export const invoicesQuery = object({
  ...listQuery(['created_at', 'name', 'supplier', 'due_date', 'total_cents', 'check_status']),
  is_checked: boolean(),
  /** The key of a supplier (`listSuppliers`). */
  supplier: string().max(SUPPLIER_KEY_LENGTH_MAX),
  /** The lowest and the highest total, in cents. Invoices without a total are in neither. */
  total_from: cents(),
  total_to: cents(),
  /** The first and the last day on which the invoice was created, in the Netherlands. */
  created_from: day(),
  created_to: day(),
}).exact();

export const rejectForm = object({
  remark: string().trim().max(REMARK_LENGTH_MAX).required(),
}).exact();

export const decideBody = object({
  decision: string().oneOf(decisionKinds).required(),
  /** The remark, which is required with `rejected`. */
  remark: string()
    .trim()
    .max(REMARK_LENGTH_MAX)
    .when('decision', ([decision], remark) => (decision === 'rejected' ? remark.required() : remark)),
  version: number().integer().max(VERSION_MAX).required(),
  /**
   * With `approved`, the codes of the signals that the checker has seen. If the invoice has another signal by now, the
   * response is `conflict`. Without this field, signals are not compared.
   */
  seen_signals: array(string().oneOf(signalCodes).required()).max(signalCodes.length),
}).exact();

export const shapes = {
  listInvoices: { query: invoicesQuery, response: listResponse(invoiceInList) },
  countInvoices: {
    response: object({
      /** The invoices that wait for a decision of the caller. */
      to_check: number().integer().required(),
      /** The invoices that the caller agrees with, and that wait for another checker. */
      waiting_for_other: number().integer().required(),
      checked: number().integer().required(),
    }),
  },
  listSuppliers: { response: object({ data: array(invoiceSupplier).required() }) },
  getInvoice: { response: invoice, errors: ['not_found'] },
  decideInvoice: {
    body: decideBody,
    /**
     * The response includes the invoice to check that follows in the list, otherwise the first one, so that
     * the checker does not wait for another request.
     */
    response: object({ invoice: invoice.required(), next: invoice.defined().nullable() }),
    errors: ['forbidden', 'not_found', 'conflict', 'invoice_processed', 'invoice_already_approved'],
  },
  downloadInvoice: { sends: 'file', query: downloadQuery, errors: ['not_found', 'file_missing'] },
  downloadEInvoice: { sends: 'file', errors: ['not_found', 'file_missing'] },
} as const satisfies Shapes;

export const invoicesContract = defineContract(invoicesOperations, shapes);

export type InvoicesQuery = InferType<typeof invoicesQuery>;
export type DecideBody = InferType<typeof decideBody>;
