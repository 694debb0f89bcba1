import { sql } from 'drizzle-orm';
import type { SearchSource } from '../../capabilities/search/index.ts';
import type { Membership } from '../../platform/wire/index.ts';
import { todosFor } from './todos.access.ts';

export function todosSearch(membership: Membership): SearchSource {
  const { where } = todosFor(membership);
  return {
    entities: sql`select id, description as title, start_date as date, description_key as name_key, search_key,
        '{}'::text[] as labels
      from todos where ${where}`,
    hasDays: true,
    files: sql`select todo_id as entity_id, todo_attachments.id as file_id, name as file_name, file_hash
      from todo_attachments join todos
        on todos.association_id = todo_attachments.association_id and todos.id = todo_id
      where ${where}`,
  };
}
