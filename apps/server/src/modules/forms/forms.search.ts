import { sql } from 'drizzle-orm';
import type { SearchSource } from '../../capabilities/search/index.ts';
import type { Membership } from '../../platform/wire/index.ts';
import { formsFor } from './forms.access.ts';

export function formsSearch(membership: Membership): SearchSource {
  const existing = sql`from forms where ${formsFor(membership).where}`;
  return {
    entities: sql`select id, regexp_replace(name, '\\.[^.]+$', '') as title, null::date as date, name_key, search_key,
      '{}'::text[] as labels, is_hidden as is_board_only ${existing}`,
    hasDays: true,
    canBeBoardOnly: true,
    files: sql`select id as entity_id, id as file_id, name as file_name, file_hash ${existing}`,
  };
}
