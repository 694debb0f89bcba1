import { and, eq } from 'drizzle-orm';
import { type Queries, users } from '../../../platform/database/index.ts';
import { receiverColumns } from '../../../platform/mail/receiver.ts';
import { findMeetingToMail, type MeetingKey } from '../../meetings/meetings.service.ts';
import { meetingAttendances } from './attendance.tables.ts';

/** Returns what a member said about a meeting, with the member; undefined for a meeting that was cancelled or removed. */
export async function findConfirmation(
  queries: Queries,
  { user_id, ...key }: MeetingKey & { user_id: string },
) {
  const mailed = await findMeetingToMail(queries, key);
  if (!mailed) return undefined;
  const { choice, guests, changed_at, association_id, meeting_id } = meetingAttendances;
  const [said] = await queries
    .select({ recipient: receiverColumns, choice, guests, changed_at })
    .from(meetingAttendances)
    .innerJoin(users, eq(users.id, meetingAttendances.user_id))
    .where(
      and(
        eq(association_id, key.association_id),
        eq(meeting_id, key.meeting_id),
        eq(meetingAttendances.user_id, user_id),
      ),
    );
  return said && { ...mailed, ...said };
}
