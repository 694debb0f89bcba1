import { and, eq } from 'drizzle-orm';
import { associations, type Queries, users } from '../../platform/database/index.ts';
import { receiverColumns } from '../../platform/mail/receiver.ts';
import { meetings } from '../meetings/meetings.tables.ts';
import type { MeetingKey } from '../meetings/meetings.service.ts';
import { meetingAttendances } from './attendance.tables.ts';

const { concerns, meeting_date, location, online_url } = meetings;

/** What a mail says of a meeting and its association. */
const columns = {
  meeting: { concerns, meeting_date, location, online_url },
  association: { code: associations.code, name: associations.name },
};

const isPlanned = ({ association_id, meeting_id }: MeetingKey) =>
  and(
    eq(meetings.association_id, association_id),
    eq(meetings.id, meeting_id),
    eq(meetings.is_cancelled, false),
  );

/** Returns undefined for a meeting that was cancelled or removed. */
export async function findMeetingToMail(queries: Queries, key: MeetingKey) {
  const [row] = await queries
    .select(columns)
    .from(meetings)
    .innerJoin(associations, eq(associations.id, meetings.association_id))
    .where(isPlanned(key));
  return row;
}

/** Returns what a member said about a meeting, with the member; undefined for a meeting that was cancelled or removed. */
export async function findConfirmation(queries: Queries, key: MeetingKey & { user_id: string }) {
  const { choice, guests, changed_at } = meetingAttendances;
  const [row] = await queries
    .select({ ...columns, recipient: receiverColumns, choice, guests, changed_at })
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
    .where(and(isPlanned(key), eq(meetingAttendances.user_id, key.user_id)));
  return row;
}
