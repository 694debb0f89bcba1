import type { SimilarTodo } from '@mijn/domain/reports';
import { similarTodo } from '@mijn/domain/reports/contract';
import { sql } from 'drizzle-orm';
import { passesFor, resemblesMost } from '../../../capabilities/search/index.ts';
import { columnsOf, type Database, fixed, listOf, runSearch } from '../../../platform/database/index.ts';
import { todosFor, type TodosReader } from '../todos.access.ts';
import { todos } from '../todos.tables.ts';

/** The number of action items that are shown as possibly the same. */
const SIMILAR_MAX = 3;

const columns = fixed(listOf(columnsOf(todos, similarTodo)));

/**
 * Returns open action items that have all words of a text, or most of them at the same place. One place may be a part of the
 * other, such as "Portiek A" and "Portiek A, dak".
 */
export async function listSimilarTodos(
  database: Database,
  reader: TodosReader,
  { q, place = '' }: { q: string; place?: string | undefined },
  now: Date,
): Promise<SimilarTodo[]> {
  const isSamePlace = sql`(${place} <> '' and coalesce(concerns, '') <> ''
    and (starts_with(fold_text(concerns), fold_text(${place})) or starts_with(fold_text(${place}), fold_text(concerns))))`;
  for (const sought of passesFor(q, 'todos', now)) {
    const resembles = sql`(${resemblesMost(sql.raw('todos.search_key'), sought)} or todos.id in (
      select todo_id from todo_entries where association_id = ${reader.membership.association_id} and kind = 'report'
        and ${resemblesMost(sql.raw('todo_entries.search_key'), sought)}))`;
    const found = await runSearch<SimilarTodo>(
      database,
      sql`select ${columns}, exists (select from todo_follows where todo_follows.association_id = todos.association_id
          and todo_follows.todo_id = todos.id and todo_follows.user_id = ${reader.user_id}) as is_followed
        from todos where ${todosFor(reader).where} and not is_done and ${resembles}
          and (${!sought.isPartial}::boolean or ${isSamePlace})
        order by ${isSamePlace} desc, start_date desc, id desc limit ${sql.raw(String(SIMILAR_MAX))}`,
    );
    if (found.length > 0) return found;
  }
  return [];
}
