import type { DeletedQuery } from '@mijn/domain/deleted';
import { DELETED_MESSAGE_MS } from '@mijn/domain/limits';
import { type DeletedNewsletter, statusOf } from '@mijn/domain/newsletters';
import { sql } from 'drizzle-orm';
import type { Database, RowOf } from '../../platform/database/index.ts';
import { readDeleted } from '../../capabilities/lists/read-deleted.ts';
import type { NewslettersFilter } from './newsletters.access.ts';
import type { Reading } from './newsletters.repository.ts';

type Own = Pick<
  RowOf<DeletedNewsletter, 'published_at'>,
  'id' | 'subject' | 'notify' | 'author_name' | 'published_at' | 'attachment_count'
>;

const fields = sql.raw(`listed.id, listed.subject, listed.published_at, listed.notify_requested as notify,
  coalesce((select users.name from users where users.id = listed.author_id), listed.imported_author_name, '') as author_name,
  (select count(*)::int from newsletter_attachments
    where newsletter_attachments.association_id = listed.association_id
      and newsletter_attachments.newsletter_id = listed.id) as attachment_count`);

/** Returns one page of the deleted newsletters that the board may restore, the last deleted one first. */
export async function listDeletedNewsletters(
  database: Database,
  filter: NewslettersFilter,
  { caller, now }: Reading,
  query: DeletedQuery,
) {
  const { data, meta } = await readDeleted<Own, 'newsletters'>(database, query, {
    table: 'newsletters',
    filter,
    fields,
    caller,
    keptMs: DELETED_MESSAGE_MS,
  });
  return {
    data: data.map((row) => Object.assign({}, row, { status: statusOf(row.published_at, now) })),
    meta,
  };
}
