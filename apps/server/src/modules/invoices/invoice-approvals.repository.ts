import { and, desc, eq, sql, type SQL } from 'drizzle-orm';
import type { Queries } from '../../platform/database/index.ts';
import { invoiceDecisions, invoices } from './invoices.tables.ts';

export interface Approvals {
  approvals: number;
  is_approved_by_you: boolean;
  /** The amount in cents above which two checkers must agree, or null without such an amount. */
  two_checkers_above_cents: number | null;
}

export const isApprovedBy = (userId: string): SQL => sql`approved_by @> array[${userId}]::uuid[]`;

/** The row has `approved_by` and `association_id`. */
export const approvalsFor = (userId: string): SQL =>
  sql`cardinality(approved_by) as approvals, ${isApprovedBy(userId)} as is_approved_by_you,
    (select two_checkers_above_cents from associations where associations.id = association_id)`;

/** Returns the invoice with the last checker who agrees. Returns undefined if there is no such invoice or checker. */
export async function findHalfApproved(
  queries: Queries,
  { association_id, id }: { association_id: string; id: string },
) {
  const [invoice] = await queries
    .select({
      name: invoices.name,
      supplier: invoices.supplier,
      invoice_number: invoices.invoice_number,
      total_cents: invoices.total_cents,
      currency: invoices.currency,
      approver_id: invoiceDecisions.user_id,
      approver_name: invoiceDecisions.decided_by,
    })
    .from(invoices)
    .innerJoin(
      invoiceDecisions,
      and(
        eq(invoiceDecisions.association_id, invoices.association_id),
        eq(invoiceDecisions.invoice_id, invoices.id),
        eq(invoiceDecisions.decision, 'approved'),
        sql`${invoiceDecisions.user_id} = any (${invoices.approved_by})`,
      ),
    )
    .where(
      and(
        eq(invoices.association_id, association_id),
        eq(invoices.id, id),
        eq(invoices.check_status, 'to_check'),
      ),
    )
    .orderBy(desc(invoiceDecisions.version))
    .limit(1);
  return invoice;
}
