import { dutchTime, formatDate } from '@mijn/domain/formats';
import type { FastifyReply } from 'fastify';
import type { Services } from '../../services.ts';
import {
  cleanText,
  sendStoredFile,
  sendThumbnail,
  sendZip,
  type Exchange,
  type Files,
} from '../../files/index.ts';
import type { Database } from '../../database/index.ts';
import { AppError, type Member } from '../../wire/index.ts';
import { meetingCalendar } from './calendar/meeting-calendar.ts';
import { sendCalendar } from './calendar/send-calendar.ts';
import { meetingsFor } from './meetings.access.ts';
import { listDocuments, type MeetingRow } from './meetings.repository.ts';
import { storedDocument, storedMeeting } from './meetings.service.ts';

interface Needs {
  database: Database;
  files: Files;
}

interface DocumentParams {
  meeting_id: string;
  document_id: string;
}

/** What a file about a whole meeting is called: `Vergadering VvE De Kade 9-12-2026`. */
const nameOf = ({ association_name, meeting_date }: MeetingRow): string =>
  cleanText(`Vergadering ${association_name} ${formatDate(dutchTime(meeting_date))}`);

/** Sends a document's bytes. @throws AppError `not_found`. */
export async function sendDocument(
  { database, files }: Needs,
  member: Member,
  { meeting_id, document_id }: DocumentParams,
  disposition: 'attachment' | 'inline',
  exchange: Exchange,
): Promise<FastifyReply> {
  const document = await storedDocument(database, member, meeting_id, document_id);
  return sendStoredFile(files, document, disposition, exchange);
}

/** Sends the small picture of a document. @throws AppError `not_found`, also when it has none. */
export async function sendDocumentThumbnail(
  { database, files }: Needs,
  member: Member,
  { meeting_id, document_id }: DocumentParams,
  exchange: Exchange,
): Promise<FastifyReply> {
  return sendThumbnail(files, await storedDocument(database, member, meeting_id, document_id), exchange);
}

/** Sends all documents of a meeting as one zip. @throws AppError `not_found`, also when it has none. */
export async function sendMeetingZip(
  { database, files }: Needs,
  member: Member,
  id: string,
  exchange: Exchange,
): Promise<FastifyReply> {
  const meeting = await storedMeeting(database, member, id);
  const documents = await listDocuments(database, meetingsFor(member.membership), id);
  if (documents.length === 0) throw new AppError('not_found');
  return sendZip(files, `${nameOf(meeting)}.zip`, documents, exchange);
}

/** Sends a meeting as a file for a calendar. @throws AppError `not_found`. */
export async function sendMeetingCalendar(
  { database, config }: Pick<Services, 'database' | 'config'>,
  member: Member,
  id: string,
  exchange: Exchange,
): Promise<FastifyReply> {
  const meeting = await storedMeeting(database, member, id);
  const file = { name: `${nameOf(meeting)}.ics`, disposition: 'attachment' } as const;
  return sendCalendar(meetingCalendar([meeting], config), file, exchange);
}
