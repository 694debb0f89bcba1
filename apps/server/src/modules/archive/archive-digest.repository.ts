import { fileTitle } from '@mijn/domain/files';
import { sql } from 'drizzle-orm';
import { runPrepared } from '../../platform/database/index.ts';
import { isAddedBetween } from '../../capabilities/notifications/added-between.ts';
import { DIGEST_ITEMS_MAX, type DigestSource } from '../../capabilities/notifications/sources.ts';
import { texts } from '../../capabilities/notifications/texts.ts';
import { documentsFor } from './archive.access.ts';

interface Added {
  id: string;
  name: string;
  extension: string;
  group_name: string;
  is_board_only: boolean;
  total: number;
}

/** Lists the newest documents first. Hidden documents are no news for the board. */
export const listAddedDocuments: DigestSource['list'] = async (
  { database },
  { membership },
  since,
  until,
) => {
  const rows = await runPrepared<Added>(
    database,
    sql`select archive_documents.id, archive_documents.name, extension, archive_groups.name as group_name, is_board_only,
        count(*) over () as total
      from archive_documents join archive_groups
        on archive_groups.association_id = archive_documents.association_id
        and archive_groups.id = archive_documents.group_id
      where ${documentsFor(membership).where} and archive_documents.hidden_at is null
        and ${isAddedBetween(sql`archive_documents.id`, since, until)}
      order by archive_documents.id desc limit ${DIGEST_ITEMS_MAX}`,
  );
  const items = rows.map(({ id, name, extension, group_name, is_board_only }) => ({
    title: fileTitle({ name, extension }),
    details: is_board_only ? texts.boardOnly(group_name) : group_name,
    path: `/archive?document=${id}` as const,
  }));
  return { items, total: rows[0]?.total ?? 0 };
};
