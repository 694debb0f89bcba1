import type { TodoState } from '@mijn/domain/todos';
import { sql } from 'drizzle-orm';
import { exportSince } from '../../../capabilities/lists/export-since.ts';
import type { Queries } from '../../../platform/database/index.ts';

/** A report as it was made, with its state now. A report that the board rejects or joins to another item, or of which it undoes that, gets a new number. */
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
  video_count: number;
  state: TodoState | null;
  /** The number or the reference of the action item that the report was joined to, or null. */
  joined_to: string | null;
}

const reports = {
  lock: 20_310_004,
  number: sql`
    update todos set export_number = numbered.export_number
    from (
      select association_id, id, nextval('report_exports') as export_number
      from (
        select association_id, id from todos where export_number is null and reported_at is not null
        order by reported_at, association_id, id
      ) as waiting
    ) as numbered
    where todos.association_id = numbered.association_id and todos.id = numbered.id`,
  numbered: sql`todos where export_number is not null`,
  list: async (queries: Queries, since: string, max: number) => {
    const { rows } = await queries.execute<ExportedReport & Record<string, unknown>>(sql`
      select todos.export_number::text as cursor, associations.code as association_code, todos.reported_reference,
        todos.code as todo_code, todos.id as todo_id, todos.description as subject, report.text, todos.concerns as place,
        users.code as reporter_code, report.author_name as reporter, users.email as reporter_email, todos.reported_at,
        (select count(*)::int from photos where photos.association_id = todos.association_id
          and photos.entry_id = report.id) as photo_count,
        (select count(*)::int from todo_entry_attachments video where video.association_id = todos.association_id
          and video.entry_id = report.id) as video_count, todos.state,
        coalesce(target.reported_reference, target.internal_reference) as joined_to
      from todos
        join associations on associations.id = todos.association_id
        left join todo_entries report on report.association_id = todos.association_id and report.todo_id = todos.id
          and report.kind = 'report'
        left join todos target on target.association_id = todos.association_id and target.id = todos.joined_to
        left join users on users.id = todos.reporter_id
      where todos.export_number > ${since}::bigint order by todos.export_number limit ${max}`);
    return rows.map((row) => Object.assign(row, { reported_at: new Date(row.reported_at) }));
  },
};

/** Lists reports in the order of cursors (docs/product.md#reports-provider). */
export const exportReports = async (queries: Queries, since: bigint, max: number) =>
  exportSince<ExportedReport>(queries, reports, since, max);
