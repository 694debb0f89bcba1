import { sql } from 'drizzle-orm';
import { comesBefore } from './comes-before.repository.ts';

/** Other invoices that an invoice may be a copy of; null where there are none. */
export interface Duplicates {
  /** The latest of the same supplier with the same number. */
  same_number_id: string | null;
  /** The latest with the very same PDF or e-invoice. */
  same_file_id: string | null;
  /** The latest of the same supplier and amount, with another number, that came within 60 days. */
  same_amount: { id: string; invoice_number: string | null } | null;
}

/** Hours between two invoices of one amount that may be the same: 60 days, whatever the clock does meanwhile. */
const SAME_AMOUNT_HOURS = 60 * 24;

const LATEST = sql.raw('order by other.created_at desc, other.id desc limit 1');

const isOfSupplier = sql.raw(`(other.supplier_key = invoices.supplier_key
  or other.supplier_number_key = invoices.supplier_number_key)`);

const sameNumber = sql`(select other.id from invoices other
  where ${comesBefore} and other.invoice_number_key = invoices.invoice_number_key and ${isOfSupplier}
  ${LATEST}) as same_number_id`;

const sameFile = sql`(select other.id
  from invoice_files own
    join invoice_files files on files.association_id = own.association_id and files.file_hash = own.file_hash
    join invoices other on other.association_id = files.association_id and other.id = files.invoice_id
  where own.association_id = invoices.association_id and own.invoice_id = invoices.id and ${comesBefore}
  ${LATEST}) as same_file_id`;

/** Two that say what time they are about, and not the same time, are no copies: a contract costs the same every month. */
const isOfOtherPeriod = sql.raw(`coalesce(
  other.facts ->> 'period_end' < invoices.facts ->> 'period_start'
    or invoices.facts ->> 'period_end' < other.facts ->> 'period_start', false)`);

const sameAmount = sql`(select json_build_object('id', other.id, 'invoice_number', other.invoice_number)
  from invoices other
  where ${comesBefore} and other.total_cents = invoices.total_cents and other.currency = invoices.currency
    and other.total_cents <> 0 and other.created_at between
      invoices.created_at - interval '${sql.raw(String(SAME_AMOUNT_HOURS))} hours'
      and invoices.created_at + interval '${sql.raw(String(SAME_AMOUNT_HOURS))} hours'
    and ${isOfSupplier} and not ${isOfOtherPeriod}
    and other.invoice_number_key is distinct from invoices.invoice_number_key
  ${LATEST}) as same_amount`;

/** The columns of `Duplicates`, beside a row of `invoices`. */
export const duplicates = sql`${sameNumber}, ${sameFile}, ${sameAmount}`;
