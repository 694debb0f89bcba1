import { accountActions } from '@mijn/domain/activity';
import { sql } from 'drizzle-orm';
import { auditEntries, type Queries } from '../../../platform/database/index.ts';
import { operatorActions } from '../../../platform/security/operator-actions.ts';

/** The number of entries that one statement deletes, so that a large log is not locked for long. */
const BATCH = 10_000;

async function deleteBatch(queries: Queries, before: Date): Promise<number> {
  const { rowCount } = await queries.execute(sql`
    delete from ${auditEntries} where id in (
      select e.id from audit_entries e
      where e.happened_at < ${before} and e.action in (${sql.join(
        [...accountActions, ...operatorActions].map((action) => sql`${action}`),
        sql`, `,
      )})
        and not (e.action = 'signed_in' and e.user_id is not null and not exists (
          select 1 from audit_entries later
          where later.user_id = e.user_id and later.happened_at > e.happened_at and later.action = 'signed_in'
        ))
      order by e.happened_at limit ${BATCH}
    )`);
  return rowCount ?? 0;
}

/** Keeps the last sign-in of a user, because the first sign-in of an account is never mailed as a new device. */
export async function deleteAuditEntries(queries: Queries, before: Date): Promise<void> {
  while ((await deleteBatch(queries, before)) === BATCH);
}

/** An entry of the audit log, with the people in it. */
export interface AuditLine {
  id: string;
  happened_at: Date;
  action: string;
  /** The field is null if nobody is known, or the account is gone. */
  email: string | null;
  staff_email: string | null;
  association: string | null;
  details: Record<string, string | number | boolean>;
}

/** Lists the newest entries, oldest first. @param filter `user_id` for one member, `since` for those from a time on. */
export async function listAuditEntries(
  queries: Queries,
  { user_id, since, max }: { user_id?: string | undefined; since?: Date | undefined; max: number },
): Promise<AuditLine[]> {
  const { rows } = await queries.execute<AuditLine & Record<string, unknown>>(sql`
    select e.id, e.happened_at, e.action, u.email, s.email as staff_email, a.code as association, e.details
    from audit_entries e left join users u on u.id = e.user_id left join staff s on s.id = e.staff_id
      left join associations a on a.id = e.association_id
    where ${user_id === undefined ? sql`true` : sql`e.user_id = ${user_id}`}
      and ${since === undefined ? sql`true` : sql`e.happened_at >= ${since}`}
    order by e.happened_at desc, e.id desc limit ${max}`);
  return rows.toReversed();
}
