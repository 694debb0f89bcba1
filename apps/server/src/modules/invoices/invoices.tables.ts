import type { InvoiceFacts, WhatMatters } from '@mijn/domain/invoices';
import { sql, type SQL } from 'drizzle-orm';
import { bigint, boolean, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { fileColumns, GENERATED, generatedText, moment } from '../../platform/database/columns.ts';

/** A value is null for an empty column. */
export type StatedColumns = Pick<WhatMatters, 'total_cents' | 'iban' | 'supplier' | 'invoice_number'> & {
  currency: string | null;
};

export const invoices = pgTable('invoices', {
  association_id: uuid().notNull(),
  id: uuid().notNull(),
  code: text(),
  name: text().notNull(),
  created_at: moment().notNull(),
  supplier: text(),
  /** The VAT number or the chamber of commerce number of the supplier in the e-invoice. */
  supplier_number: text(),
  invoice_number: text(),
  /** The total includes VAT. */
  total_cents: bigint({ mode: 'number' }),
  currency: text().notNull(),
  /** The IBAN has only capitals and digits. */
  iban: text(),
  /** The column is null without an e-invoice. */
  facts: jsonb().$type<InvoiceFacts>(),
  /** The columns have a value here if an e-invoice replaces them; null if all columns are empty. */
  stated: jsonb().$type<StatedColumns>(),
  check_status: text({ enum: ['to_check', 'approved', 'rejected'] })
    .notNull()
    .default('to_check'),
  /** Members who agree with the invoice as it is now. */
  approved_by: uuid().array().notNull().default([]),
  is_processed: boolean().notNull().default(false),
  /** Counts decisions and changes. */
  version: integer().notNull().default(0),
  is_checked: boolean().notNull().generatedAlwaysAs(GENERATED),
  name_key: generatedText().notNull(),
  supplier_key: generatedText(),
  supplier_number_key: generatedText(),
  supplier_sort: generatedText().notNull(),
  invoice_number_key: generatedText(),
  total_sort: bigint({ mode: 'number' }).notNull().generatedAlwaysAs(GENERATED),
  /** The last day to pay, such as `2026-06-10`. */
  due_date: generatedText(),
  due_sort: generatedText().notNull(),
  /** All accounts in the invoice. */
  ibans: text().array().notNull().generatedAlwaysAs(GENERATED),
  search_key: generatedText().notNull(),
});

export const invoiceFiles = pgTable('invoice_files', {
  association_id: uuid().notNull(),
  invoice_id: uuid().notNull(),
  kind: text({ enum: ['pdf', 'e_invoice'] }).notNull(),
  ...fileColumns,
});

/** A decision has the names of the checkers at its time. */
export const invoiceDecisions = pgTable('invoice_decisions', {
  association_id: uuid().notNull(),
  id: uuid().notNull(),
  invoice_id: uuid().notNull(),
  /** The version of the invoice after the decision. */
  version: integer().notNull(),
  decision: text({ enum: ['approved', 'rejected', 'withdrawn'] }).notNull(),
  remark: text(),
  decided_at: moment().notNull(),
  user_id: uuid(),
  decided_by: text().notNull(),
  /** The column is null if the member decided in person. */
  staff_id: uuid(),
  decided_by_staff: text(),
  /** The accounts at the time of the decision, because the provider may change the invoice later. */
  ibans: text().array().notNull().default([]),
  /** The payee and account holders at the time of the decision. */
  payees: text().array().notNull().default([]),
  /** The number of checkers who agreed after the decision, and the number that had to. */
  approvals: integer().notNull().default(0),
  approvals_required: integer().notNull().default(1),
  /** The column is null while the decision is not exported. */
  export_number: bigint({ mode: 'number' }),
  is_imported: boolean().notNull().default(false),
});

export const accountsNow = (association_id: string, invoice_id: string): SQL<string[]> =>
  sql`(select ibans from invoices where association_id = ${association_id} and id = ${invoice_id})`;

export const payeesNow = (association_id: string, invoice_id: string): SQL<string[]> =>
  sql`(select array_remove(array_prepend(facts ->> 'payee',
      array(select jsonb_array_elements_text(coalesce(facts -> 'account_holders', '[]')))), null)
    from invoices where association_id = ${association_id} and id = ${invoice_id})`;

export const invoiceChanges = pgTable('invoice_changes', {
  association_id: uuid().notNull(),
  invoice_id: uuid().notNull(),
  /** The version of the invoice after the change. */
  version: integer().notNull(),
  changed_at: moment().notNull(),
  /** The invoice had a decision and must be checked again. */
  is_reopened: boolean().notNull(),
  before: jsonb().$type<WhatMatters>().notNull(),
  after: jsonb().$type<WhatMatters>().notNull(),
});
