import { sql } from 'drizzle-orm';
import type { SearchSource } from '../../capabilities/search/index.ts';
import type { Membership } from '../../platform/wire/index.ts';
import { meetingsFor } from './meetings.access.ts';

export function meetingsSearch(membership: Membership): SearchSource {
  const { where } = meetingsFor(membership);
  return {
    entities: sql`select id, concerns as title, meeting_date as date, fold_text(concerns) as name_key, search_key,
        '{}'::text[] as labels, is_cancelled
      from meetings where ${where}`,
    canBeCancelled: true,
    notes: sql`select meeting_items.meeting_id as entity_id, meeting_items.search_key from meeting_items join meetings
        on meetings.association_id = meeting_items.association_id and meetings.id = meeting_items.meeting_id
      where meeting_items.association_id = ${membership.association_id} and ${where}`,
    files: sql`select meeting_id as entity_id, meeting_documents.id as file_id, name as file_name, file_hash
      from meeting_documents join meetings
        on meetings.association_id = meeting_documents.association_id and meetings.id = meeting_id
      where ${where}`,
  };
}
