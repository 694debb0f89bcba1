import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { associations, type Queries } from '../../../platform/database/index.ts';
import {
  listMembersToMail,
  type MemberPage,
  type MemberToMail,
} from '../../../platform/mail/member-batches.ts';
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
export const listConvenedByMail = async (
  queries: Queries,
  { association_id, meeting_id }: MeetingKey,
  page: MemberPage,
): Promise<MemberToMail[]> =>
  listMembersToMail(
    queries,
    association_id,
    sql`exists (
      select from meeting_convocations join convocation_deliveries delivered
          on delivered.association_id = meeting_convocations.association_id
          and delivered.convocation_id = meeting_convocations.id
        where meeting_convocations.association_id = ${association_id} and meeting_convocations.meeting_id = ${meeting_id}
          and delivered.user_id = users.id)`,
    page,
  );
