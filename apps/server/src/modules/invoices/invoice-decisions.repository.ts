import { statusAfter } from '@mijn/domain/invoices';
import { and, eq } from 'drizzle-orm';
import type { Queries } from '../../database/index.ts';
import type { InvoicesFilter } from './invoices.access.ts';
import { accountsNow, invoiceDecisions, invoices } from './invoices.tables.ts';

type NewDecision = typeof invoiceDecisions.$inferInsert;

/**
 * Increases the version of an invoice if it still has the version that was read and is not processed, and
 * sets its status.
 * @returns Whether the invoice was updated.
 */
export async function takeVersion(
  queries: Queries,
  filter: InvoicesFilter,
  { invoice_id, version, decision }: NewDecision,
): Promise<boolean> {
  const { rowCount } = await queries
    .update(invoices)
    .set({ check_status: statusAfter(decision), version })
    .where(
      and(
        filter.where,
        eq(invoices.id, invoice_id),
        eq(invoices.version, version - 1),
        eq(invoices.is_processed, false),
      ),
    );
  return rowCount === 1;
}

/** Returns whether the same decision already exists. This happens after a double click or a lost response. */
export async function isRepeated(queries: Queries, decision: NewDecision): Promise<boolean> {
  const [made] = await queries
    .select()
    .from(invoiceDecisions)
    .where(
      and(
        eq(invoiceDecisions.association_id, decision.association_id),
        eq(invoiceDecisions.invoice_id, decision.invoice_id),
        eq(invoiceDecisions.version, decision.version),
      ),
    );
  const same = ['decision', 'remark', 'user_id', 'staff_id'] as const;
  return made !== undefined && same.every((field) => made[field] === decision[field]);
}

export async function isProcessed(queries: Queries, filter: InvoicesFilter, id: string): Promise<boolean> {
  const [row] = await queries
    .select({ is_processed: invoices.is_processed })
    .from(invoices)
    .where(and(filter.where, eq(invoices.id, id)));
  return row?.is_processed ?? false;
}

/** Inserts a decision, with the current accounts of the invoice. */
export async function insertDecision(queries: Queries, decision: NewDecision): Promise<void> {
  const ibans = accountsNow(decision.association_id, decision.invoice_id);
  await queries.insert(invoiceDecisions).values({ ...decision, ibans });
}
