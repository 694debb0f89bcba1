import { sql } from 'drizzle-orm';
import type { SearchSource } from '../../capabilities/search/index.ts';
import type { Membership } from '../../platform/wire/index.ts';
import { messagesFor } from './messages.access.ts';

/** Returns the messages with their attachments as a source for the search over everything. */
export function messagesSearch(membership: Membership): SearchSource {
  const { where } = messagesFor(membership);
  return {
    entities: sql`select id, subject as title, published_at as date, name_key, search_key, '{}'::text[] as labels
      from bulletin_messages where ${where}`,
    files: sql`select message_id as entity_id, bulletin_attachments.id as file_id, name as file_name, file_hash
      from bulletin_attachments join bulletin_messages
        on bulletin_messages.association_id = bulletin_attachments.association_id and bulletin_messages.id = message_id
      where ${where}`,
  };
}
