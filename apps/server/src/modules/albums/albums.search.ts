import { sql } from 'drizzle-orm';
import type { SearchSource } from '../../capabilities/search/index.ts';
import type { Member } from '../../platform/wire/index.ts';
import { albumsFor } from './albums.access.ts';

/** Finds albums by name and by the descriptions of their photos. */
export function albumsSearch(membership: Member['membership']): SearchSource {
  return {
    entities: sql`select id, name as title, created_at as date, name_key, search_key, '{}'::text[] as labels
      from albums where ${albumsFor({ membership }).where}`,
    files: sql`select null::uuid as entity_id, null::uuid as file_id, null::text as file_name,
      null::text as file_hash where false`,
  };
}
