import { sql } from 'drizzle-orm';
import type { SearchSource } from '../../capabilities/search/index.ts';
import type { Membership } from '../../platform/wire/index.ts';
import { decisionsFor } from '../meetings/meetings.access.ts';

/** Finds decisions by title, number and wording. Their documents are found at the meeting, which has them. */
export function decisionsSearch(membership: Membership): SearchSource {
  return {
    entities: sql`select id, title, decided_on as date, fold_text(title) as name_key, search_key, '{}'::text[] as labels
      from decisions where ${decisionsFor(membership).where}`,
    hasDays: true,
    files: sql`select null::uuid as entity_id, null::uuid as file_id, null::text as file_name,
      null::text as file_hash where false`,
  };
}
