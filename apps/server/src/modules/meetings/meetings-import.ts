import { sql } from 'drizzle-orm';
import type { Queries } from '../../database/index.ts';
import { meetingDocuments, meetings } from './meetings.tables.ts';

type NewMeeting = typeof meetings.$inferInsert;
type NewDocument = typeof meetingDocuments.$inferInsert;

const isOther = (stored: string, columns: readonly string[]) =>
  sql.raw(`(${columns.map((column) => `${stored}.${column}`).join(', ')})
    is distinct from (${columns.map((column) => `excluded.${column}`).join(', ')})`);

/** What a calendar shows of a meeting: what, when and where. */
const shown = ['concerns', 'meeting_date', 'ends_at', 'location'];
const facts = [...shown, 'client', 'meeting_coach', 'budget_effective_date', 'sent_date'];

/** Writes a meeting that is imported, by its code. One that is the same is not touched. */
export async function importMeeting(queries: Queries, meeting: NewMeeting): Promise<void> {
  const { association_id: _, id: __, code: ___, ...changes } = meeting;
  await queries
    .insert(meetings)
    .values(meeting)
    .onConflictDoUpdate({
      target: [meetings.association_id, meetings.code],
      set: {
        ...changes,
        calendar_sequence: sql`meetings.calendar_sequence + (${isOther('meetings', shown)})::int`,
      },
      setWhere: isOther('meetings', facts),
    });
}

/** Writes a document of a meeting that is imported, by its code. One that is the same is not touched. */
export async function importDocument(queries: Queries, document: NewDocument): Promise<void> {
  const { association_id: _, id: __, code: ___, ...changes } = document;
  await queries
    .insert(meetingDocuments)
    .values(document)
    .onConflictDoUpdate({
      target: [meetingDocuments.association_id, meetingDocuments.code],
      set: changes,
      setWhere: isOther('meeting_documents', ['meeting_id', 'name', 'file_hash', 'position']),
    });
}
