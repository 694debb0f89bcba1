import { isOver, type Meeting, type MeetingInList, type MeetingsQuery } from '@mijn/domain/meetings';
import type { Database } from '../../database/index.ts';
import type { ListAnswer } from '../../lists/index.ts';
import { AppError, type Member } from '../../wire/index.ts';
import { meetingsFor } from './meetings.access.ts';
import { listMeetings, listYears } from './meetings-list.repository.ts';
import { findMeeting, listDocuments, type DocumentRow, type MeetingRow } from './meetings.repository.ts';

/** The upcoming ones begin with the next; all others with the last. */
export async function meetings(
  database: Database,
  { membership }: Pick<Member, 'membership'>,
  query: MeetingsQuery,
  now: Date,
): Promise<ListAnswer<MeetingInList>> {
  const sort = query.sort ?? (query.period === 'upcoming' ? 'meeting_date' : '-meeting_date');
  return listMeetings(database, meetingsFor(membership), { ...query, sort }, now);
}

/** The years that have meetings, the last one first. */
export async function yearsOf(
  database: Database,
  { membership }: Pick<Member, 'membership'>,
): Promise<{ data: number[] }> {
  return { data: await listYears(database, meetingsFor(membership)) };
}

/** @throws AppError `not_found` when it does not exist for this member. */
export async function storedMeeting(
  database: Database,
  { membership }: Member,
  id: string,
): Promise<MeetingRow> {
  const found = await findMeeting(database, meetingsFor(membership), id);
  if (!found) throw new AppError('not_found');
  return found;
}

/** A document of a meeting. @throws AppError `not_found` when it does not exist for this member. */
export async function storedDocument(
  database: Database,
  { membership }: Member,
  meetingId: string,
  documentId: string,
): Promise<DocumentRow> {
  const [found] = await listDocuments(database, meetingsFor(membership), meetingId, documentId);
  if (!found) throw new AppError('not_found');
  return found;
}

const toDocument = (row: DocumentRow): Meeting['documents'][number] => ({
  id: row.id,
  name: row.name,
  extension: row.extension,
  media_type: row.media_type,
  byte_size: row.byte_size,
  page_count: row.page_count,
  has_thumbnail: row.has_thumbnail,
});

/** @throws AppError `not_found` when it does not exist for this member. */
export async function meeting(database: Database, member: Member, id: string, now: Date): Promise<Meeting> {
  const [row, documents] = await Promise.all([
    storedMeeting(database, member, id),
    listDocuments(database, meetingsFor(member.membership), id),
  ]);
  return {
    id: row.id,
    meeting_date: row.meeting_date.toISOString(),
    ends_at: row.ends_at?.toISOString() ?? null,
    is_over: isOver(row.meeting_date, now),
    concerns: row.concerns,
    location: row.location,
    document_count: documents.length,
    budget_effective_date: row.budget_effective_date,
    client: row.client,
    meeting_coach: row.meeting_coach,
    sent_date: row.sent_date,
    documents: documents.map(toDocument),
  };
}
