import type { AttachedFile } from '@mijn/domain/files';
import type { Meeting } from '@mijn/domain/meetings';
import { meeting } from '@mijn/domain/meetings/contract';
import { and, eq, or, sql, type SQL } from 'drizzle-orm';
import {
  type Columns,
  columnsOf,
  type Database,
  listOf,
  type Queries,
  runPrepared,
  type RowOf,
  findRow,
} from '../../platform/database/index.ts';
import {
  attachedColumns,
  fileReadings,
  isReadingOf,
  storedColumns,
} from '../../capabilities/documents/index.ts';
import type { StoredFile } from '../../capabilities/files/index.ts';
import type { MeetingsFilter } from './meetings.access.ts';
import { convenedOn, meetingDocuments, meetings } from './meetings.tables.ts';

export type CalendarMeeting = Omit<
  typeof meetings.$inferSelect,
  | 'association_id'
  | 'code'
  | 'budget_effective_date'
  | 'sent_date'
  | 'convened_on'
  | 'cancel_reason'
  | 'former_first_meeting_id'
  | 'search_key'
> & { association_name: string; association_code: string };

export type StoredDocument = StoredFile & { has_thumbnail: boolean; created_at: Date };

type MeetingRow = RowOf<
  Omit<
    Meeting,
    | 'is_over'
    | 'has_begun'
    | 'is_convened'
    | 'document_count'
    | 'documents'
    | 'first_meeting'
    | 'second_meeting'
  >,
  'meeting_date' | 'ends_at'
> & { first_meeting_id: string | null; second_meeting_id: string | null };

const { sent_date: _sentByProvider, ...shownColumns } = columnsOf(meetings, meeting);

/** Returns a meeting with the ids of its first and its second meeting. */
export async function findMeeting(database: Database, filter: MeetingsFilter, id: string) {
  return findRow<MeetingRow>(
    database,
    sql`select ${listOf(shownColumns)}, ${convenedOn} as sent_date,
        coalesce(first_meeting_id, former_first_meeting_id) as first_meeting_id, (select second.id from meetings second
          where second.association_id = meetings.association_id and second.first_meeting_id = meetings.id) as second_meeting_id
      from meetings where ${filter.where} and id = ${id}`,
  );
}

const calendarQuery = (condition: SQL): SQL => sql`
  select meetings.id, associations.name as association_name, associations.code as association_code, meeting_date,
    ends_at, concerns, client, meeting_coach, location, online_url, is_cancelled, is_second, changed_at, calendar_sequence, chair_name, minute_taker, officers_set_at, first_meeting_id
  from meetings join associations on associations.id = meetings.association_id
  where ${condition}`;

export async function findCalendarMeeting(database: Database, filter: MeetingsFilter, id: string) {
  const isThis = sql`${filter.where} and meetings.id = ${id}`;
  const [row] = await runPrepared<CalendarMeeting>(database, calendarQuery(isThis));
  return row;
}

export type LockStrength = 'update' | 'no key update' | 'share';

export async function lockMeetingRow(
  queries: Queries,
  filter: MeetingsFilter,
  id: string,
  strength: LockStrength | null,
) {
  const { meeting_date, is_cancelled } = meetings;
  const query = queries
    .select({ meeting_date, is_cancelled, sent_date: convenedOn })
    .from(meetings)
    .where(and(filter.where, eq(meetings.id, id)));
  const [row] = await (strength === null ? query : query.for(strength));
  return row;
}

export type MeetingName = Pick<MeetingRow, 'concerns' | 'meeting_date'> & { id: string };

/** Lists the meetings that have one of the ids. */
export async function listNames(
  database: Database,
  filter: MeetingsFilter,
  ids: readonly string[],
): Promise<MeetingName[]> {
  return runPrepared<MeetingName>(
    database,
    sql`select id, concerns, meeting_date from meetings where ${filter.where} and id = any(${sql.param(ids)}::uuid[])`,
  );
}

export async function listMeetingsSince(database: Database, filter: MeetingsFilter, since: Date) {
  const isSince = sql`${filter.where} and meeting_date >= ${since.toISOString()}`;
  return runPrepared<CalendarMeeting>(
    database,
    sql`${calendarQuery(isSince)} order by meeting_date, meetings.id`,
  );
}

const documentsQuery = (columns: Columns, condition: SQL): SQL =>
  sql`select ${listOf(columns)} from ${meetings} join ${meetingDocuments}
      on ${meetingDocuments.association_id} = ${meetings.association_id} and ${meetingDocuments.meeting_id} = ${meetings.id}
    join ${fileReadings} on ${isReadingOf(meetingDocuments)}
    where ${condition} order by ${meetingDocuments.position}, ${meetingDocuments.id}`;

export async function listDocuments(database: Database, filter: MeetingsFilter, meetingId: string) {
  const columns = attachedColumns(meetingDocuments);
  const ofMeeting = sql`${filter.where} and ${meetings.id} = ${meetingId}`;
  return runPrepared<AttachedFile>(database, documentsQuery(columns, ofMeeting));
}

/** @param documentId undefined for all documents of the meeting. */
export async function listStoredDocuments(
  database: Database,
  filter: MeetingsFilter,
  meetingId: string,
  documentId?: string,
): Promise<StoredDocument[]> {
  const columns = { ...storedColumns(meetingDocuments), created_at: meetingDocuments.created_at };
  const isThis = documentId === undefined ? sql`` : sql` and ${meetingDocuments.id} = ${documentId}`;
  const condition = sql`${filter.where} and ${meetings.id} = ${meetingId}${isThis}`;
  return runPrepared<StoredDocument>(database, documentsQuery(columns, condition));
}

/** Returns the documents of a meeting as they are stored, in their order. */
export async function listDocumentFiles(database: Database, filter: MeetingsFilter, meetingId: string) {
  const { id, name, extension, media_type, byte_size, file_hash, created_at } = meetingDocuments;
  const columns = { id, name, extension, media_type, byte_size, file_hash, created_at };
  return runPrepared<
    Pick<typeof meetingDocuments.$inferSelect, keyof typeof columns> & Record<string, unknown>
  >(database, documentsQuery(columns, sql`${filter.where} and ${meetings.id} = ${meetingId}`));
}

/** Records that the board convened the members, unless it did so before. */
export async function setConvened(
  queries: Queries,
  filter: MeetingsFilter,
  id: string,
  day: string,
): Promise<void> {
  await queries
    .update(meetings)
    .set({ convened_on: sql`coalesce(${meetings.convened_on}, ${day}::date)` })
    .where(and(filter.where, eq(meetings.id, id)));
}

export type Officers = Partial<Pick<typeof meetings.$inferSelect, 'chair_name' | 'minute_taker'>>;

/** Sets who chairs a meeting and who takes its minutes. Returns whether something changed. */
export async function setOfficers(
  queries: Queries,
  filter: MeetingsFilter,
  id: string,
  officers: Officers,
  now: Date,
): Promise<boolean> {
  const { chair_name, minute_taker } = officers;
  const isOther = or(
    ...(chair_name === undefined ? [] : [sql`${meetings.chair_name} is distinct from ${chair_name}`]),
    ...(minute_taker === undefined ? [] : [sql`${meetings.minute_taker} is distinct from ${minute_taker}`]),
  );
  if (!isOther) return false;
  const { rowCount } = await queries
    .update(meetings)
    .set({ ...officers, officers_set_at: now })
    .where(and(filter.where, eq(meetings.id, id), isOther));
  return rowCount === 1;
}

/** Adds a document to a meeting, after the others. Its code is its id, which no provider has. */
export async function insertDocument(
  queries: Queries,
  document: Omit<typeof meetingDocuments.$inferInsert, 'code' | 'position'>,
): Promise<void> {
  const { association_id, meeting_id, id } = document;
  const last = sql<number>`(select coalesce(max(position), 0) + 1 from meeting_documents
    where association_id = ${association_id} and meeting_id = ${meeting_id})`;
  await queries.insert(meetingDocuments).values({ ...document, code: id, position: last });
}
