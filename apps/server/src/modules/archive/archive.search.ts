import { sql } from 'drizzle-orm';
import type { SearchSource } from '../../capabilities/search/index.ts';
import type { Membership } from '../../platform/wire/index.ts';
import { documentsFor } from './archive.access.ts';
import { isInBoardGroup } from './archive.repository.ts';

export function archiveSearch(membership: Membership): SearchSource {
  const visible = sql`from archive_documents where ${documentsFor(membership).where} and hidden_at is null`;
  return {
    entities: sql`select id, regexp_replace(name, '\\.[^.]+$', '') as title, document_date as date, name_key, search_key,
      tags as labels, ${isInBoardGroup} as is_board_only ${visible}`,
    hasDays: true,
    canBeBoardOnly: true,
    files: sql`select id as entity_id, id as file_id, name as file_name, file_hash ${visible}`,
  };
}
