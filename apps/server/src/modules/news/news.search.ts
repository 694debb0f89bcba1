import { sql } from 'drizzle-orm';
import type { SearchSource } from '../../capabilities/search/index.ts';
import type { Membership } from '../../platform/wire/index.ts';
import { newsFor } from './news.access.ts';

/** Returns the published news with its attachments as a source for the search over everything. */
export function newsSearch(membership: Membership, now: Date): SearchSource {
  const scopes = newsFor(membership, now);
  const entities = scopes.map(
    ({ items }) => sql`select id, subject as title, published_at as date, name_key, search_key,
      '{}'::text[] as labels from news_items where ${items.where}`,
  );
  const files = scopes.map(
    ({
      items,
    }) => sql`select item_id as entity_id, news_attachments.id as file_id, name as file_name, file_hash
      from news_attachments join news_items
        on news_items.association_id = news_attachments.association_id and news_items.id = item_id
      where ${items.where}`,
  );
  return {
    entities: sql.join(entities, sql` union all `),
    files: sql.join(files, sql` union all `),
    associations: scopes.map(({ association_id }) => association_id),
  };
}
