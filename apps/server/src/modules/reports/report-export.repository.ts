import type { TodoState } from '@mijn/domain/todos';
import { sql } from 'drizzle-orm';
import { inTransaction, type Queries } from '../../platform/database/index.ts';

/** A report as it was made, with its state now. A report whose state changes is not exported again. */
export interface ExportedReport {
  /** The cursor is higher than that of every report that was exported before. */
  cursor: string;
  association_code: string;
  reported_reference: string;
  /** The code of the action item since the import has taken the report over, or null. */
  todo_code: string | null;
  todo_id: string;
  subject: string;
  text: string | null;
  place: string | null;
  /** The fields of the reporter are null if the account no longer exists. */
  reporter_code: string | null;
  reporter: string | null;
  reporter_email: string | null;
  reported_at: Date;
  photo_count: number;
  state: TodoState | null;
}

export interface ReportExport {
  reports: ExportedReport[];
  next_cursor: string;
  has_more: boolean;
}

/** The key of the advisory lock of the exports, so that two at the same time give no number twice. */
const EXPORT_LOCK = 20_310_004;

/** A report is numbered when it is committed, so that numbers only rise. */
async function numberReports(queries: Queries): Promise<void> {
  await queries.execute(sql`select pg_advisory_xact_lock(${EXPORT_LOCK})`);
  await queries.execute(sql`
    update todos set export_number = numbered.export_number
    from (
      select association_id, id, nextval('report_exports') as export_number
      from (
        select association_id, id from todos where export_number is null and reported_at is not null
        order by reported_at, association_id, id
      ) as waiting
    ) as numbered
    where todos.association_id = numbered.association_id and todos.id = numbered.id`);
}

async function lastNumber(queries: Queries): Promise<bigint> {
  const { rows } = await queries.execute<{ last: string }>(
    sql`select coalesce(max(export_number), 0)::text as last from todos where export_number is not null`,
  );
  return BigInt(rows[0]?.last ?? 0);
}

/**
 * Lists reports in the order of cursors. @param since the cursor of the last report that the provider has, or 0 for all.
 * @param max reports that are in memory at once. @returns undefined if the cursor is of a later state of the database, such
 * as from before a restored backup.
 */
export async function exportReports(
  queries: Queries,
  since: bigint,
  max: number,
): Promise<ReportExport | undefined> {
  return inTransaction(queries, async (transaction) => {
    await numberReports(transaction);
    const last = await lastNumber(transaction);
    if (since > last) return undefined;
    const { rows } = await transaction.execute<ExportedReport & Record<string, unknown>>(sql`
      select todos.export_number::text as cursor, associations.code as association_code, todos.reported_reference,
        todos.code as todo_code, todos.id as todo_id,  todos.description as subject, report.text, todos.concerns as place, users.code as reporter_code,
        report.author_name as reporter, users.email as reporter_email, todos.reported_at, todos.state,
        (select count(*)::int from photos where photos.association_id = todos.association_id
          and photos.entry_id = report.id) as photo_count
      from todos
        join associations on associations.id = todos.association_id
        left join todo_entries report on report.association_id = todos.association_id and report.todo_id = todos.id
          and report.kind = 'report'
        left join users on users.id = todos.reporter_id
      where todos.export_number > ${String(since)}::bigint
      order by todos.export_number
      limit ${max}`);
    const reports = rows.map((row) => Object.assign(row, { reported_at: new Date(row.reported_at) }));
    const next_cursor = reports.at(-1)?.cursor ?? String(since);
    return { reports, next_cursor, has_more: BigInt(next_cursor) < last };
  });
}
