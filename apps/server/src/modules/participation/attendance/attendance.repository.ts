import type { OwnChoice } from '@mijn/domain/attendance';
import { and, eq, sql } from 'drizzle-orm';
import type { Database, Queries } from '../../../platform/database/index.ts';
import type { MeetingKey } from '../../meetings/meetings.service.ts';
import type { AttendancesFilter } from '../../meetings/meetings.access.ts';
import { meetingAttendances, meetingReminders } from './attendance.tables.ts';

const { choice, guests, remark, changed_at } = meetingAttendances;

/** Locks what the member said, so that two changes at once do not undo each other. Returns undefined if the member said nothing. */
export async function lockAttendance(queries: Queries, filter: AttendancesFilter, meeting_id: string) {
  const [row] = await queries
    .select({ choice, guests, remark, changed_at })
    .from(meetingAttendances)
    .where(and(filter.where, eq(meetingAttendances.meeting_id, meeting_id)))
    .for('update');
  return row;
}

/** Returns whether something changed. */
export async function saveAttendance(
  queries: Queries,
  { association_id, meeting_id, user_id }: MeetingKey & { user_id: string },
  form: { choice: OwnChoice | null; guests: number; remark: string },
  now: Date,
): Promise<boolean> {
  const { rowCount } = await queries
    .insert(meetingAttendances)
    .values({ association_id, meeting_id, user_id, ...form, changed_at: now })
    .onConflictDoUpdate({
      target: [meetingAttendances.association_id, meetingAttendances.meeting_id, meetingAttendances.user_id],
      set: { ...form, changed_at: now },
      setWhere: sql`(${choice}, ${guests}, ${remark}) is distinct from (excluded.choice, excluded.guests, excluded.remark)`,
    });
  return rowCount === 1;
}

export async function findReminder(
  { queries }: Pick<Database, 'queries'>,
  { association_id, meeting_id }: MeetingKey,
) {
  const [row] = await queries
    .select({ reminded_at: meetingReminders.reminded_at })
    .from(meetingReminders)
    .where(
      and(eq(meetingReminders.association_id, association_id), eq(meetingReminders.meeting_id, meeting_id)),
    );
  return row?.reminded_at ?? null;
}

/** Returns false if the last reminder was after `since`, also if two board members press at once. */
export async function saveReminder(
  queries: Queries,
  key: MeetingKey,
  since: Date,
  now: Date,
): Promise<boolean> {
  const { rowCount } = await queries
    .insert(meetingReminders)
    .values({ ...key, reminded_at: now })
    .onConflictDoUpdate({
      target: [meetingReminders.association_id, meetingReminders.meeting_id],
      set: { reminded_at: now },
      setWhere: sql`${meetingReminders.reminded_at} <= ${since.toISOString()}`,
    });
  return rowCount === 1;
}
