import type { BallotOutcome, BallotState } from '@mijn/domain/ballots';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import { type Database, type Queries, runPrepared } from '../../../platform/database/index.ts';
import type { MeetingsFilter } from '../meetings.access.ts';
import type { MeetingKey } from '../meetings.service.ts';
import { convenedOn, meetingDocuments, meetings } from '../meetings.tables.ts';

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

const { meeting_date, location, online_url, is_cancelled, cancel_reason } = meetings;

const called = {
  id: meetings.id,
  meeting_date,
  location,
  online_url,
  is_cancelled,
  cancel_reason,
  version: meetings.calendar_sequence,
  convened_on: convenedOn,
};

export type CalledRow = NonNullable<Awaited<ReturnType<typeof findSecond>>>;

/** Returns the second meeting of a meeting; undefined if there is none. */
export async function findSecond(queries: Queries, filter: MeetingsFilter, first_meeting_id: string) {
  const [second] = await queries
    .select(called)
    .from(meetings)
    .where(and(filter.where, eq(meetings.first_meeting_id, first_meeting_id)));
  return second;
}

/** Returns a meeting with the first meeting that the board called it for, also if it was cancelled since. */
export async function findCalled(queries: Queries, filter: MeetingsFilter, meeting_id: string) {
  const { first_meeting_id, former_first_meeting_id } = meetings;
  const [row] = await queries
    .select({
      ...called,
      first_meeting_id: sql<string | null>`coalesce(${first_meeting_id}, ${former_first_meeting_id})`,
    })
    .from(meetings)
    .where(and(filter.where, eq(meetings.id, meeting_id)));
  return row;
}

/** Returns whether a ballot of a meeting was opened that was not cancelled. */
export async function hasBallots(
  queries: Queries,
  { association_id, meeting_id }: MeetingKey,
): Promise<boolean> {
  const { rowCount } = await queries.execute(sql`
    select from ballots where association_id = ${association_id} and meeting_id = ${meeting_id} and state <> 'cancelled' limit 1`);
  return rowCount === 1;
}

type Change = Partial<
  Pick<
    typeof meetings.$inferInsert,
    | 'meeting_date'
    | 'location'
    | 'online_url'
    | 'is_cancelled'
    | 'cancel_reason'
    | 'first_meeting_id'
    | 'former_first_meeting_id'
  >
>;

/** Changes a second meeting, so that calendar programs recognise the newest version. */
export async function changeSecond(
  queries: Queries,
  filter: MeetingsFilter,
  meeting_id: string,
  { changed_at, ...change }: Change & { changed_at: Date },
): Promise<void> {
  await queries
    .update(meetings)
    .set({ ...change, changed_at, calendar_sequence: sql`${meetings.calendar_sequence} + 1` })
    .where(and(filter.where, eq(meetings.id, meeting_id)));
}

/** Returns whether an item of the second meeting of a meeting was copied from one of its items. */
export async function hasSecondItem(
  queries: Queries,
  { association_id, meeting_id }: MeetingKey,
  item_id: string,
): Promise<boolean> {
  const { rowCount } = await queries.execute(sql`
    select from meetings join meeting_items on meeting_items.association_id = meetings.association_id
        and meeting_items.meeting_id = meetings.id
      where meetings.association_id = ${association_id} and first_meeting_id = ${meeting_id} and first_item_id = ${item_id} limit 1`);
  return rowCount === 1;
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
