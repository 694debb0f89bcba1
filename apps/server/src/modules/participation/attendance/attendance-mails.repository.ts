import { and, eq } from 'drizzle-orm';
import { associations, type Queries, users } from '../../../platform/database/index.ts';
import { receiverColumns } from '../../../platform/mail/receiver.ts';
import { meetings } from '../../meetings/meetings.tables.ts';
import { isMailed, mailedColumns, type MeetingKey } from '../../meetings/meetings.service.ts';
import { meetingAttendances } from './attendance.tables.ts';

/** Returns what a member said about a meeting, with the member; undefined for a meeting that was cancelled or removed. */
export async function findConfirmation(queries: Queries, key: MeetingKey & { user_id: string }) {
  const { choice, guests, changed_at } = meetingAttendances;
  const [row] = await queries
    .select({ ...mailedColumns, recipient: receiverColumns, choice, guests, changed_at })
    .from(meetingAttendances)
    .innerJoin(users, eq(users.id, meetingAttendances.user_id))
    .innerJoin(
      meetings,
      and(
        eq(meetings.association_id, meetingAttendances.association_id),
        eq(meetings.id, meetingAttendances.meeting_id),
      ),
    )
    .innerJoin(associations, eq(associations.id, meetings.association_id))
    .where(and(isMailed(key), eq(meetingAttendances.user_id, key.user_id)));
  return row;
}
