import type { BallotOutcome, BallotState } from '@mijn/domain/ballots';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import { type Database, type Queries, runPrepared } from '../../../platform/database/index.ts';
import type { MeetingsFilter } from '../meetings.access.ts';
import type { MeetingKey } from '../meetings.service.ts';
import { meetingDocuments, meetings } from '../meetings.tables.ts';

interface BallotRow {
  [column: string]: unknown;
  item_id: string;
  state: BallotState;
  outcome: BallotOutcome | null;
  is_annulled: boolean;
  is_about_motion: boolean;
}

/** Returns what the ballots of a meeting say about their items, the newest first. */
export const listBallotsAbout = async (database: Database, filter: MeetingsFilter, meeting_id: string) =>
  runPrepared<BallotRow>(
    database,
    sql`select item_id, state, result ->> 'outcome' as outcome, annulled_at is not null as is_annulled,
        motion_id is not null as is_about_motion
      from meetings join ballots on ballots.association_id = meetings.association_id and ballots.meeting_id = meetings.id
      where ${filter.where} and meetings.id = ${meeting_id} order by opened_at desc, ballots.id desc`,
  );

/** Returns the second meeting of a meeting; undefined if there is none. */
export async function findSecond(queries: Queries, filter: MeetingsFilter, first_meeting_id: string) {
  const [second] = await queries
    .select({ id: meetings.id, meeting_date: meetings.meeting_date })
    .from(meetings)
    .where(and(filter.where, eq(meetings.first_meeting_id, first_meeting_id)));
  return second;
}

type NewMeeting = Omit<typeof meetings.$inferInsert, 'code' | 'is_second' | 'first_meeting_id'>;

/** A meeting that no import brought has its own id as its code. */
export async function insertSecond(
  queries: Queries,
  meeting: NewMeeting & { first_meeting_id: string },
): Promise<void> {
  await queries.insert(meetings).values({ ...meeting, code: meeting.id, is_second: true });
}

/**
 * Copies documents of a meeting to another one of the same association. The bytes are stored once.
 * @returns the ids of the copies by those of the documents.
 */
export async function copyDocuments(
  queries: Queries,
  { association_id, meeting_id: from }: MeetingKey,
  to: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await queries
    .select()
    .from(meetingDocuments)
    .where(
      and(
        eq(meetingDocuments.association_id, association_id),
        eq(meetingDocuments.meeting_id, from),
        inArray(meetingDocuments.id, [...ids]),
      ),
    )
    .orderBy(asc(meetingDocuments.position), asc(meetingDocuments.id));
  const copies = rows.map((row) => ({ row, id: newId() }));
  if (copies.length > 0)
    await queries
      .insert(meetingDocuments)
      .values(copies.map(({ row, id }) => ({ ...row, id, code: id, meeting_id: to })));
  return new Map(copies.map(({ row, id }) => [row.id, id]));
}
