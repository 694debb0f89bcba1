import type { CheckStatus, DecisionKind } from '@mijn/domain/invoices';
import { sql } from 'drizzle-orm';
import { exportSince } from '../../capabilities/lists/export-since.ts';
import type { Queries } from '../../platform/database/index.ts';

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

const decisions = {
  lock: 20_310_003,
  // A later decision on the same invoice is committed later, and is visible only then.
  number: sql`
    update invoice_decisions set export_number = numbered.export_number
    from (
      select association_id, id, nextval('invoice_decision_exports') as export_number
      from (
        select association_id, id from invoice_decisions
        where export_number is null and not is_imported
        order by decided_at, association_id, version
      ) as waiting
    ) as numbered
    where invoice_decisions.association_id = numbered.association_id and invoice_decisions.id = numbered.id`,
  numbered: sql`invoice_decisions where export_number is not null`,
  list: async (queries: Queries, since: string, max: number) => {
    const { rows } = await queries.execute<ExportedDecision & Record<string, unknown>>(sql`
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
      where export_number > ${since}::bigint order by export_number limit ${max}`);
    return rows.map((row) => Object.assign(row, { decided_at: new Date(row.decided_at) }));
  },
};

/** Lists decisions in the order of cursors, without those that the provider imported. */
export const exportDecisions = async (queries: Queries, since: bigint, max: number) =>
  exportSince<ExportedDecision>(queries, decisions, since, max);
