import { sql } from 'drizzle-orm';

/**
 * The condition that an invoice `other` of the same association came before one of `invoices`; while that one is to be
 * checked, also that it came after it and was checked already.
 */
export const comesBefore = sql.raw(`other.association_id = invoices.association_id and other.id <> invoices.id
  and ((other.created_at, other.id) < (invoices.created_at, invoices.id)
    or (not invoices.is_checked and (other.is_checked or other.is_processed)))`);
