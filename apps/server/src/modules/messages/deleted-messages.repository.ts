import type { DeletedQuery } from '@mijn/domain/deleted';
import type { DeletedMessage } from '@mijn/domain/messages';
import { DELETED_MESSAGE_MS } from '@mijn/domain/limits';
import { sql } from 'drizzle-orm';
import type { Database, RowOf } from '../../platform/database/index.ts';
import { readDeleted } from '../../capabilities/lists/read-deleted.ts';
import type { Member } from '../../platform/wire/index.ts';
import type { MessagesFilter } from './messages.access.ts';

type Own = Pick<
  RowOf<DeletedMessage, 'published_at'>,
  'id' | 'subject' | 'author_name' | 'published_at' | 'attachment_count'
>;

const fields = sql.raw(`listed.id, listed.subject, listed.published_at,
  coalesce((select users.name from users where users.id = listed.author_id), listed.imported_author_name) as author_name,
  (select count(*)::int from bulletin_attachments where bulletin_attachments.association_id = listed.association_id
    and bulletin_attachments.message_id = listed.id) as attachment_count`);

/** Returns one page of the deleted messages that the caller may restore, the last deleted one first. */
export const listDeletedMessages = async (
  database: Database,
  filter: MessagesFilter,
  caller: Member,
  query: DeletedQuery,
) =>
  readDeleted<Own, 'bulletin_messages'>(database, query, {
    table: 'bulletin_messages',
    filter,
    fields,
    caller,
    keptMs: DELETED_MESSAGE_MS,
  });
