import { fileTitle } from '@mijn/domain/files';
import { dutchTime, formatDate } from '@mijn/domain/formats';
import { sql } from 'drizzle-orm';
import { runPrepared } from '../../platform/database/index.ts';
import { isAddedBetween } from '../../capabilities/notifications/added-between.ts';
import { DIGEST_ITEMS_MAX, type DigestSource } from '../../capabilities/notifications/sources.ts';
import { meetingsFor } from './meetings.access.ts';

interface Added {
  id: string;
  name: string;
  extension: string;
  meeting_id: string;
  meeting_date: Date;
  total: number;
}

/** Lists documents by meeting, the newest first. */
export const listAddedDocuments: DigestSource['list'] = async (
  { database },
  { membership },
  since,
  until,
) => {
  const rows = await runPrepared<Added>(
    database,
    sql`select documents.id, documents.name, extension, meetings.id as meeting_id, meeting_date,
        count(*) over () as total
      from meetings join meeting_documents documents
        on documents.association_id = meetings.association_id and documents.meeting_id = meetings.id
      where ${meetingsFor(membership).where} and documents.association_id = ${membership.association_id}
        and ${isAddedBetween(sql`documents.id`, since, until)}
      order by meeting_date desc, documents.position, documents.id limit ${DIGEST_ITEMS_MAX}`,
  );
  const items = rows.map(({ id, name, extension, meeting_id, meeting_date }) => ({
    title: fileTitle({ name, extension }),
    details: `Vergadering van ${formatDate(dutchTime(meeting_date))}`,
    path: `/meetings/${meeting_id}?document=${id}` as const,
  }));
  return { items, total: rows[0]?.total ?? 0 };
};
