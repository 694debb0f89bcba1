import { sql } from 'drizzle-orm';
import type { SearchSource } from '../../capabilities/search/index.ts';
import type { Membership } from '../../platform/wire/index.ts';
import { todosFor } from './todos.access.ts';

export function todosSearch(membership: Membership, _now: Date, user_id: string): SearchSource {
  const { where } = todosFor({ user_id, membership });
  return {
    entities: sql`select id, description as title, start_date as date, description_key as name_key, search_key,
        '{}'::text[] as labels
      from todos where ${where}`,
    hasDays: true,
    notes: sql`select todo_entries.todo_id as entity_id, todo_entries.search_key from todo_entries join todos
        on todos.association_id = todo_entries.association_id and todos.id = todo_entries.todo_id
      where todo_entries.association_id = ${membership.association_id} and ${where}`,
    files: sql`select todo_id as entity_id, todo_attachments.id as file_id, name as file_name, file_hash
      from todo_attachments join todos
        on todos.association_id = todo_attachments.association_id and todos.id = todo_id
      where ${where}
      union all select todo_entries.todo_id, files.id, files.name, files.file_hash
      from todo_entry_attachments files
        join todo_entries on todo_entries.association_id = files.association_id and todo_entries.id = files.entry_id
        join todos on todos.association_id = todo_entries.association_id and todos.id = todo_entries.todo_id
      where ${where}`,
  };
}
