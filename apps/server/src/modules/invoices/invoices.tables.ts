import type { InvoiceFacts, WhatMatters } from '@mijn/domain/invoices';
import { sql, type SQL } from 'drizzle-orm';
import { bigint, boolean, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { GENERATED, generatedText, moment } from '../../database/tables/columns.ts';
import { fileColumns } from '../../files/index.ts';

/** What the columns of an import say of an invoice; what they do not say is null. */
export type StatedColumns = Pick<WhatMatters, 'total_cents' | 'iban' | 'supplier' | 'invoice_number'> & {
  currency: string | null;
};

/** The invoices of an association. */
export const invoices = pgTable('invoices', {
  association_id: uuid('association_id').notNull(),
  id: uuid('id').notNull(),
  /** The provider's own code. */
  code: text('code'),
  name: text('name').notNull(),
  created_at: moment('created_at').notNull(),
  supplier: text('supplier'),
  /** VAT or chamber of commerce number, of its e-invoice. */
  supplier_number: text('supplier_number'),
  invoice_number: text('invoice_number'),
  /** VAT included. */
  total_cents: bigint('total_cents', { mode: 'number' }),
  currency: text('currency').notNull(),
  /** Plain: capitals and digits alone. */
  iban: text('iban'),
  /** What the e-invoice says; null without one. */
  facts: jsonb('facts').$type<InvoiceFacts>(),
  /** What the columns of the import say where an e-invoice stands above them; null where they say nothing. */
  stated: jsonb('stated').$type<StatedColumns>(),
  check_status: text('check_status', { enum: ['to_check', 'approved', 'rejected'] })
    .notNull()
    .default('to_check'),
  is_processed: boolean('is_processed').notNull().default(false),
  /** How many decisions and changes there are. */
  version: integer('version').notNull().default(0),
  is_checked: boolean('is_checked').notNull().generatedAlwaysAs(GENERATED),
  name_key: generatedText('name_key').notNull(),
  supplier_key: generatedText('supplier_key'),
  supplier_number_key: generatedText('supplier_number_key'),
  supplier_sort: generatedText('supplier_sort').notNull(),
  invoice_number_key: generatedText('invoice_number_key'),
  total_sort: bigint('total_sort', { mode: 'number' }).notNull().generatedAlwaysAs(GENERATED),
  /** All accounts that it names. */
  ibans: text('ibans').array().notNull().generatedAlwaysAs(GENERATED),
  search_key: generatedText('search_key').notNull(),
});

/** The PDF of an invoice, and its e-invoice as it came. */
export const invoiceFiles = pgTable('invoice_files', {
  association_id: uuid('association_id').notNull(),
  invoice_id: uuid('invoice_id').notNull(),
  kind: text('kind', { enum: ['pdf', 'e_invoice'] }).notNull(),
  ...fileColumns,
});

/** Every decision on an invoice, with who made it: names as they were then. */
export const invoiceDecisions = pgTable('invoice_decisions', {
  association_id: uuid('association_id').notNull(),
  id: uuid('id').notNull(),
  invoice_id: uuid('invoice_id').notNull(),
  /** The version that it made of the invoice. */
  version: integer('version').notNull(),
  decision: text('decision', { enum: ['approved', 'rejected', 'withdrawn'] }).notNull(),
  remark: text('remark'),
  decided_at: moment('decided_at').notNull(),
  user_id: uuid('user_id'),
  decided_by: text('decided_by').notNull(),
  /** The provider's employee who acted for the member. */
  staff_id: uuid('staff_id'),
  decided_by_staff: text('decided_by_staff'),
  /** The accounts that it was about, plain: the provider may change the invoice afterwards. */
  ibans: text('ibans').array().notNull().default([]),
  /** The provider brought it; what members decide here stands above that. */
  is_imported: boolean('is_imported').notNull().default(false),
});

/** The accounts of an invoice, for a row about it that is inserted. */
export const accountsNow = (association_id: string, invoice_id: string): SQL<string[]> =>
  sql`(select ibans from invoices where association_id = ${association_id} and id = ${invoice_id})`;

/** Every change by the provider of what matters in an invoice that was here already. */
export const invoiceChanges = pgTable('invoice_changes', {
  association_id: uuid('association_id').notNull(),
  invoice_id: uuid('invoice_id').notNull(),
  /** The version that it made of the invoice. */
  version: integer('version').notNull(),
  changed_at: moment('changed_at').notNull(),
  /** It was decided on, and is to be checked again. */
  is_reopened: boolean('is_reopened').notNull(),
  before: jsonb('before').$type<WhatMatters>().notNull(),
  after: jsonb('after').$type<WhatMatters>().notNull(),
});
