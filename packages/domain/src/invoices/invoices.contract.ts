import { boolean, number, object, string, type InferType } from 'yup';
import { downloadQuery } from '../files/download.contract.ts';
import { REMARK_LENGTH_MAX } from '../limits/index.ts';
import { defineContract, type Shapes } from '../wire/index.ts';
import { listAnswer, listQuery } from '../wire/list.contract.ts';
import { decisionKinds, invoice, invoiceInList } from './invoice.contract.ts';
import { invoicesOperations } from './invoices.operations.ts';

export { invoice, invoiceInList };

/**
 * Without `sort`, those to check come oldest first: what waits longest is first in turn, and what arrives meanwhile does
 * not push in. All others come newest first.
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

const shapes = {
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

export type InvoicesShapes = typeof shapes;

export const invoicesContract = defineContract(invoicesOperations, shapes);

export type InvoicesContract = typeof invoicesContract;
export type InvoicesQuery = InferType<typeof invoicesQuery>;
export type DecideBody = InferType<typeof decideBody>;
