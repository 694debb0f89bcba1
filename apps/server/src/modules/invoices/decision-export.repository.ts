import type { CheckStatus, DecisionKind } from '@mijn/domain/invoices';
import { sql } from 'drizzle-orm';
import { inTransaction, type Queries } from '../../platform/database/index.ts';

/** A decision is a row of its own, also when a later one withdraws it. */
export interface ExportedDecision {
  /** The cursor is higher than that of every decision that was exported before. */
  cursor: string;
  association_code: string;
  /** The field is null for an invoice that no import brought. */
  invoice_code: string | null;
  invoice_id: string;
  invoice_number: string | null;
  supplier: string | null;
  decision: DecisionKind;
  remark: string | null;
  decided_at: Date;
  decided_by: string;
  decided_by_staff: string | null;
  /** The number of checkers who agreed after the decision, and the number that had to. */
  approvals: number;
  approvals_required: number;
  /** The status of the invoice after the decision. */
  check_status: CheckStatus;
}

export interface DecisionExport {
  decisions: ExportedDecision[];
  next_cursor: string;
  has_more: boolean;
}

/** The key of the advisory lock of the exports, so that two at the same time give no number twice. */
const EXPORT_LOCK = 20_310_003;

/** A later decision on the same invoice is committed later, and is visible only then, so that numbers only rise. */
async function numberDecisions(queries: Queries): Promise<void> {
  await queries.execute(sql`select pg_advisory_xact_lock(${EXPORT_LOCK})`);
  await queries.execute(sql`
    update invoice_decisions set export_number = numbered.export_number
    from (
      select association_id, id, nextval('invoice_decision_exports') as export_number
      from (
        select association_id, id from invoice_decisions
        where export_number is null and not is_imported
        order by decided_at, association_id, version
      ) as waiting
    ) as numbered
    where invoice_decisions.association_id = numbered.association_id and invoice_decisions.id = numbered.id`);
}

async function lastNumber(queries: Queries): Promise<bigint> {
  const { rows } = await queries.execute<{ last: string }>(
    sql`select coalesce(max(export_number), 0)::text as last from invoice_decisions where export_number is not null`,
  );
  return BigInt(rows[0]?.last ?? 0);
}

/**
 * Lists decisions in the order of cursors, without those that the provider imported. @param since the cursor of the last
 * decision that the provider has, or 0 for all. @param max decisions that are in memory at once. @returns undefined if the
 * cursor is of a later state of the database, such as from before a restored backup.
 */
export async function exportDecisions(
  queries: Queries,
  since: bigint,
  max: number,
): Promise<DecisionExport | undefined> {
  return inTransaction(queries, async (transaction) => {
    await numberDecisions(transaction);
    const last = await lastNumber(transaction);
    if (since > last) return undefined;
    const { rows } = await transaction.execute<ExportedDecision & Record<string, unknown>>(sql`
      select export_number::text as cursor, associations.code as association_code, invoices.code as invoice_code,
        invoice_id, invoices.invoice_number, invoices.supplier, decision, remark, decided_at, decided_by,
        decided_by_staff, approvals, approvals_required,
        case when decision = 'rejected' then 'rejected'
          when decision = 'approved' and approvals >= approvals_required then 'approved'
          else 'to_check' end as check_status
      from invoice_decisions
        join invoices on invoices.association_id = invoice_decisions.association_id
          and invoices.id = invoice_decisions.invoice_id
        join associations on associations.id = invoice_decisions.association_id
      where export_number > ${String(since)}::bigint
      order by export_number
      limit ${max}`);
    const decisions = rows.map((row) => Object.assign(row, { decided_at: new Date(row.decided_at) }));
    const next_cursor = decisions.at(-1)?.cursor ?? String(since);
    return { decisions, next_cursor, has_more: BigInt(next_cursor) < last };
  });
}
