import type { AttachedFile } from '@mijn/domain/files';
import { sql, type SQL } from 'drizzle-orm';
import { runPrepared, type Database } from '../../database/index.ts';
import { readingBeside } from '../../documents/index.ts';
import type { StoredFile } from '../../files/index.ts';
import type { MeetingsFilter } from './meetings.access.ts';

/** A meeting as it is stored, with its association's name and code. */
export type MeetingRow = {
  id: string;
  association_name: string;
  association_code: string;
  meeting_date: Date;
  ends_at: Date | null;
  concerns: string;
  client: string | null;
  meeting_coach: string | null;
  location: string | null;
  budget_effective_date: string | null;
  sent_date: string | null;
  changed_at: Date;
  calendar_sequence: number;
};

/** A document of a meeting, with what is needed to send its bytes. */
export type DocumentRow = AttachedFile & StoredFile & { created_at: Date };

const meetingQuery = (condition: SQL): SQL => sql`
  select meetings.id, associations.name as association_name, associations.code as association_code, meeting_date,
    ends_at, concerns, client, meeting_coach, location, budget_effective_date, sent_date, changed_at, calendar_sequence
  from meetings join associations on associations.id = meetings.association_id
  where ${condition}`;

export async function findMeeting(
  database: Database,
  filter: MeetingsFilter,
  id: string,
): Promise<MeetingRow | undefined> {
  const [row] = await runPrepared<MeetingRow>(
    database,
    meetingQuery(sql`${filter.where} and meetings.id = ${id}`),
  );
  return row;
}

/** All meetings that begin at a moment or later, the first one first. */
export async function listMeetingsSince(
  database: Database,
  filter: MeetingsFilter,
  since: Date,
): Promise<MeetingRow[]> {
  return runPrepared<MeetingRow>(
    database,
    sql`${meetingQuery(sql`${filter.where} and meeting_date >= ${since.toISOString()}`)} order by meeting_date, meetings.id`,
  );
}

/** The documents of a meeting in their order, or only one of them. */
export async function listDocuments(
  database: Database,
  filter: MeetingsFilter,
  meetingId: string,
  documentId?: string,
): Promise<DocumentRow[]> {
  const isThis = documentId === undefined ? sql`` : sql` and document.id = ${documentId}`;
  return runPrepared<DocumentRow>(
    database,
    sql`select document.id, document.name, document.extension, document.media_type, document.byte_size,
        document.file_hash, document.created_at, reading.page_count, reading.has_thumbnail
      from meetings join meeting_documents document
          on document.association_id = meetings.association_id and document.meeting_id = meetings.id,
        lateral ${readingBeside('document')} as reading
      where ${filter.where} and meetings.id = ${meetingId}${isThis}
      order by document.position, document.id`,
  );
}
