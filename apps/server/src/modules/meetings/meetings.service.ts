import type { Database } from '../../platform/database/index.ts';
import { type Membership, orNotFound } from '../../platform/wire/index.ts';
import { meetingsFor } from './meetings.access.ts';
import { listNextMeetings } from './meetings-list.repository.ts';
import { type CalendarMeeting, findCalendarMeeting, listDocuments } from './meetings.repository.ts';

/** Returns a meeting with its association. @throws AppError `not_found` if it does not exist, or the member may not see it. */
export const requireMeeting = async (
  database: Database,
  membership: Pick<Membership, 'association_id'>,
  id: string,
): Promise<CalendarMeeting> => orNotFound(await findCalendarMeeting(database, meetingsFor(membership), id));

/** Returns the next meeting that is not cancelled. The day of a meeting counts until it is over. */
export async function findNextMeeting(
  database: Database,
  { association_id }: Pick<Membership, 'association_id'>,
  now: Date,
) {
  const filter = meetingsFor({ association_id });
  const { data } = await listNextMeetings(database, { association_id, filter }, now);
  return data.find(({ is_cancelled }) => !is_cancelled);
}

/** Returns the documents of a meeting that have one of the ids, in the order of the ids. */
export async function listDocumentsOf(
  database: Database,
  membership: Pick<Membership, 'association_id'>,
  { meeting_id, document_ids }: { meeting_id: string; document_ids: readonly string[] },
) {
  if (document_ids.length === 0) return [];
  const documents = await listDocuments(database, meetingsFor(membership), meeting_id);
  return document_ids.flatMap((id) => documents.find((document) => document.id === id) ?? []);
}
