import { isOver, type Meeting } from '@mijn/domain/meetings';
import type { Unserialised } from '../../wire/index.ts';
import type { DocumentRow, MeetingRow } from './meetings.repository.ts';

const toDocument = (row: DocumentRow): Meeting['documents'][number] => ({
  id: row.id,
  name: row.name,
  extension: row.extension,
  media_type: row.media_type,
  byte_size: row.byte_size,
  page_count: row.page_count,
  has_thumbnail: row.has_thumbnail,
});

/** A meeting with its documents, as the contract names it. */
export const toMeeting = (
  row: MeetingRow,
  documents: readonly DocumentRow[],
  now: Date,
): Unserialised<Meeting> => ({
  id: row.id,
  meeting_date: row.meeting_date,
  ends_at: row.ends_at,
  is_over: isOver(row.meeting_date, now),
  concerns: row.concerns,
  location: row.location,
  document_count: documents.length,
  budget_effective_date: row.budget_effective_date,
  client: row.client,
  meeting_coach: row.meeting_coach,
  sent_date: row.sent_date,
  documents: documents.map(toDocument),
});
