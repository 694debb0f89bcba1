import { array, boolean, type InferType, number, object, string } from 'yup';
import { attachedFile, downloadQuery } from '../files/files.contract.ts';
import {
  REMARK_LENGTH_MAX,
  SUPPLIER_KEY_LENGTH_MAX,
  TOTAL_CENTS_MAX,
  VERSION_MAX,
} from '../limits/limits.ts';
import { day, defineContract, editedVersion, id, listResponse, listQuery } from '../wire/wire.contract.ts';
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
  /** The id of the invoice, a UUID. */
  id: id().required(),
  /** The time at which the provider made the invoice known, otherwise that of its import, in UTC. */
  created_at: string().datetime().required(),
  /** The name of the invoice, as the provider gave it. */
  name: string().required(),
  /** The name of the supplier; null if it is unknown. */
  supplier: string().defined().nullable(),
  /** The total including VAT; null if it is unknown. */
  total_cents: number().integer().defined().nullable(),
  /** The ISO 4217 code of the currency. */
  currency: string().required(),
  /** `to_check` until enough checkers agree, then `approved`; `rejected` as soon as one does not agree. */
  check_status: string().oneOf(checkStatuses).required(),
  /** The number from the e-invoice, otherwise from the provider; null if it is unknown. */
  invoice_number: string().defined().nullable(),
  /** The last day to pay, from the e-invoice; null if it is unknown. */
  due_date: string().defined().nullable(),
  /** The number of different checkers who agree. */
  approvals: number().integer().required(),
  /** The number of different checkers who must agree: 2 above the amount that the association set, otherwise 1. */
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
  /** The id of the decision, a UUID. */
  id: id().required(),
  /** The version of the invoice after this decision. */
  version: number().integer().required(),
  /** What the checker decided. `withdrawn` takes the decision before it back. */
  decision: string().oneOf(decisionKinds).required(),
  /** Why the checker did not agree, or another remark; null without one. */
  remark: string().defined().nullable(),
  /** The time of the decision, in UTC. */
  decided_at: string().datetime().required(),
  /** The name of the checker. */
  decided_by: string().required(),
  /** The name of the provider's employee who acted for the checker; null if the checker decided in person. */
  decided_by_staff: string().defined().nullable(),
  /** The number of checkers who agreed after this decision. */
  approvals: number().integer().required(),
  /** The number of checkers who had to agree at that time. */
  approvals_required: number().integer().required(),
});

export const changedFields = ['total', 'iban', 'supplier', 'invoice_number', 'pdf', 'e_invoice'] as const;

/**
 * The old and the new value of a field, as texts to show; null if there is no value. For a file, the value is
 * the SHA-256 hash of its bytes.
 */
export const invoiceDifference = object({
  /** What differs. */
  field: string().oneOf(changedFields).required(),
  /** The old value as a text to show; null if there was none. Of a file, the SHA-256 hash of its bytes. */
  before: string().defined().nullable(),
  /** The new value as a text to show; null if there is none. Of a file, the SHA-256 hash of its bytes. */
  after: string().defined().nullable(),
});

/** A change of the provider to an invoice that was imported before, in fields that a decision depends on. */
export const invoiceChange = object({
  /** The version of the invoice after this change. */
  version: number().integer().required(),
  /** The time at which the change was imported, in UTC. */
  changed_at: string().datetime().required(),
  /** Whether the invoice had a decision and must be checked again. */
  is_reopened: boolean().required(),
  /** What the change changed, with the old and the new value. */
  differences: array(invoiceDifference).required(),
});

/** A sum of an e-invoice that does not add up, with both amounts as texts to show. */
export const invoiceSum = object({
  /** The sum that does not add up: of the lines, of the VAT, or a total. */
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
  /** The kind of the signal. New kinds can come. */
  code: string().oneOf(signalCodes).required(),
  /** The value according to the e-invoice or to other invoices, as a text to show; null if there is none. */
  expected: string().defined().nullable(),
  /** The value that is there, as a text to show; null if there is none. */
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
  /** The id of that invoice, a UUID. */
  invoice_id: id().required(),
  /** The state of that invoice. */
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
  /** What asks for a look before the decision, most serious first; empty if nothing does. */
  signals: array(invoiceSignal).required(),
  /** The decisions, newest first. */
  decisions: array(invoiceDecision).required(),
  /** The changes, newest first. */
  changes: array(invoiceChange).required(),
  /** The invoice before this one in the list of invoices to check, or of checked ones, in the default order; null for the first. */
  previous_id: id().defined().nullable(),
  /** The invoice after this one in the same list; null for the last. */
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
export type PrecedingInvoice = InferType<typeof precedingInvoice>;
export type InvoiceSignal = InferType<typeof invoiceSignal>;
export type Invoice = InferType<typeof invoice>;

/** A supplier of invoices. Names that are only written differently, such as `Helder B.V.` and `HELDER`, are one supplier. */
export const invoiceSupplier = object({
  /** The key of the supplier, which the filter `supplier` of the list takes. */
  key: string().required(),
  /** The name on the latest invoice. */
  name: string().required(),
});

const cents = () => number().integer().min(-TOTAL_CENTS_MAX).max(TOTAL_CENTS_MAX);

/** Without `sort`, invoices to check are sorted oldest first, because the oldest waits longest. Other invoices are sorted newest first. */
export const invoicesQuery = object({
  ...listQuery(['created_at', 'name', 'supplier', 'due_date', 'total_cents', 'check_status']),
  /** Whether the list has the checked invoices, or those to check. Without it, the list has both. */
  is_checked: boolean(),
  /** The key of a supplier (`listSuppliers`). */
  supplier: string().max(SUPPLIER_KEY_LENGTH_MAX),
  /** The lowest total, in cents. Invoices without a total are left out. */
  total_from: cents(),
  /** The highest total, in cents. Invoices without a total are left out. */
  total_to: cents(),
  /** The first day of `created_at` in the Netherlands, such as `2026-06-10`. */
  created_from: day(),
  /** The last day of `created_at` in the Netherlands. */
  created_to: day(),
}).exact();

export const rejectForm = object({
  /** Why the checker does not agree. */
  remark: string().trim().max(REMARK_LENGTH_MAX).required(),
}).exact();

export const decideBody = object({
  /** The decision of the caller. `withdrawn` takes back the one that counts. */
  decision: string().oneOf(decisionKinds).required(),
  /** The remark, which is required with `rejected`. */
  remark: string()
    .trim()
    .max(REMARK_LENGTH_MAX)
    .when('decision', ([decision], remark) => (decision === 'rejected' ? remark.required() : remark)),
  version: editedVersion.max(VERSION_MAX),
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
      /** The invoices that are approved or rejected. */
      checked: number().integer().required(),
    }),
  },
  listSuppliers: {
    response: object({
      /** The suppliers of the invoices that the caller may see, by name. */
      data: array(invoiceSupplier).required(),
    }),
  },
  getInvoice: { response: invoice, errors: ['not_found'] },
  decideInvoice: {
    body: decideBody,
    response: object({
      /** The invoice with the decision. */
      invoice: invoice.required(),
      /** The invoice to check that follows in the list, otherwise the first one, without another request; null if there is none. */
      next: invoice.defined().nullable(),
    }),
    errors: ['forbidden', 'not_found', 'conflict', 'invoice_processed', 'invoice_already_approved'],
  },
  downloadInvoice: { sends: 'file', query: downloadQuery, errors: ['not_found', 'file_missing'] },
  downloadEInvoice: { sends: 'file', errors: ['not_found', 'file_missing'] },
} as const satisfies Shapes;

export const invoicesContract = defineContract(invoicesOperations, shapes);

export type InvoicesQuery = InferType<typeof invoicesQuery>;
export type DecideBody = InferType<typeof decideBody>;
