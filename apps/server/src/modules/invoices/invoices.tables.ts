import type { InvoiceFacts, WhatMatters } from '@mijn/domain/invoices';
import { sql, type SQL } from 'drizzle-orm';
import { bigint, boolean, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { fileColumns, GENERATED, generatedText, moment } from '../../database/columns.ts';

/** What the columns of an import say of an invoice; what they do not say is null. */
export type StatedColumns = Pick<WhatMatters, 'total_cents' | 'iban' | 'supplier' | 'invoice_number'> & {
  currency: string | null;
};

/** The invoices of an association. */
export const invoices = pgTable('invoices', {
  association_id: uuid().notNull(),
  id: uuid().notNull(),
  /** The provider's own code. */
  code: text(),
  name: text().notNull(),
  created_at: moment().notNull(),
  supplier: text(),
  /** VAT or chamber of commerce number, of its e-invoice. */
  supplier_number: text(),
  invoice_number: text(),
  /** VAT included. */
  total_cents: bigint({ mode: 'number' }),
  currency: text().notNull(),
  /** Plain: capitals and digits alone. */
  iban: text(),
  /** What the e-invoice says; null without one. */
  facts: jsonb().$type<InvoiceFacts>(),
  /** What the columns of the import say where an e-invoice stands above them; null where they say nothing. */
  stated: jsonb().$type<StatedColumns>(),
  check_status: text({ enum: ['to_check', 'approved', 'rejected'] })
    .notNull()
    .default('to_check'),
  is_processed: boolean().notNull().default(false),
  /** How many decisions and changes there are. */
  version: integer().notNull().default(0),
  is_checked: boolean().notNull().generatedAlwaysAs(GENERATED),
  name_key: generatedText().notNull(),
  supplier_key: generatedText(),
  supplier_number_key: generatedText(),
  supplier_sort: generatedText().notNull(),
  invoice_number_key: generatedText(),
  total_sort: bigint({ mode: 'number' }).notNull().generatedAlwaysAs(GENERATED),
  /** All accounts that it names. */
  ibans: text().array().notNull().generatedAlwaysAs(GENERATED),
  search_key: generatedText().notNull(),
});

/** The PDF of an invoice, and its e-invoice as it came. */
export const invoiceFiles = pgTable('invoice_files', {
  association_id: uuid().notNull(),
  invoice_id: uuid().notNull(),
  kind: text({ enum: ['pdf', 'e_invoice'] }).notNull(),
  ...fileColumns,
});

/** Every decision on an invoice, with who made it: names as they were then. */
export const invoiceDecisions = pgTable('invoice_decisions', {
  association_id: uuid().notNull(),
  id: uuid().notNull(),
  invoice_id: uuid().notNull(),
  /** The version that it made of the invoice. */
  version: integer().notNull(),
  decision: text({ enum: ['approved', 'rejected', 'withdrawn'] }).notNull(),
  remark: text(),
  decided_at: moment().notNull(),
  user_id: uuid(),
  decided_by: text().notNull(),
  /** The provider's employee who acted for the member. */
  staff_id: uuid(),
  decided_by_staff: text(),
  /** The accounts that it was about, plain: the provider may change the invoice afterwards. */
  ibans: text().array().notNull().default([]),
  /** The provider brought it; what members decide here stands above that. */
  is_imported: boolean().notNull().default(false),
});

/** The accounts of an invoice, for a row about it that is inserted. */
export const accountsNow = (association_id: string, invoice_id: string): SQL<string[]> =>
  sql`(select ibans from invoices where association_id = ${association_id} and id = ${invoice_id})`;

/** Every change by the provider of what matters in an invoice that was here already. */
export const invoiceChanges = pgTable('invoice_changes', {
  association_id: uuid().notNull(),
  invoice_id: uuid().notNull(),
  /** The version that it made of the invoice. */
  version: integer().notNull(),
  changed_at: moment().notNull(),
  /** It was decided on, and is to be checked again. */
  is_reopened: boolean().notNull(),
  before: jsonb().$type<WhatMatters>().notNull(),
  after: jsonb().$type<WhatMatters>().notNull(),
});
