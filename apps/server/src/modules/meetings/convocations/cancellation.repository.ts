import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { associations, type Queries } from '../../../platform/database/index.ts';
import type { Receiver } from '../../../platform/mail/receiver.ts';
import type { MeetingKey } from '../meetings.service.ts';
import { meetings } from '../meetings.tables.ts';

/** Returns what a mail says of a meeting that the board cancelled; undefined for another one. */
export async function findCancelled(queries: Queries, { association_id, meeting_id }: MeetingKey) {
  const { concerns, meeting_date, cancel_reason } = meetings;
  const [row] = await queries
    .select({
      concerns,
      meeting_date,
      cancel_reason,
      code: associations.code,
      association: associations.name,
    })
    .from(meetings)
    .innerJoin(associations, eq(associations.id, meetings.association_id))
    .where(
      and(eq(meetings.association_id, association_id), eq(meetings.id, meeting_id), isNotNull(cancel_reason)),
    );
  return (
    row && { ...row, meeting_date: row.meeting_date.toISOString(), cancel_reason: row.cancel_reason ?? '' }
  );
}

/** Returns the next members to whom a convocation of a meeting was mailed and who can still sign in, in the order of their ids. */
export async function listConvenedByMail(
  queries: Queries,
  { association_id, meeting_id }: MeetingKey,
  { after, limit }: { after: string | null; limit: number },
) {
  const { rows } = await queries.execute<Receiver & { user_id: string } & Record<string, unknown>>(
    sql`select users.id as user_id, users.email, users.name, salutation, name_prefix, last_name
      from memberships join users on users.id = memberships.user_id
      where memberships.association_id = ${association_id} and users.disabled_at is null
        and (${after}::uuid is null or users.id > ${after}::uuid)
        and exists (
          select from meeting_convocations join convocation_deliveries delivered
              on delivered.association_id = meeting_convocations.association_id
              and delivered.convocation_id = meeting_convocations.id
            where meeting_convocations.association_id = ${association_id} and meeting_convocations.meeting_id = ${meeting_id}
              and delivered.user_id = users.id)
      order by users.id limit ${limit}`,
  );
  return rows;
}
