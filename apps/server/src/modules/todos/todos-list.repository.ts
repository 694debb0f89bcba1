import type { TodoInList, TodosQuery } from '@mijn/domain/todos';
import { todoInList } from '@mijn/domain/todos/contract';
import { sql, type SQL } from 'drizzle-orm';
import { columnsOf, fixed, listOf, type Database } from '../../database/index.ts';
import { orderBy, readList, type ListAnswer, type Sorts } from '../../lists/index.ts';
import { holdsAll } from '../../search/index.ts';
import type { TodosFilter } from './todos.access.ts';
import { todos } from './todos.tables.ts';

const sorts: Sorts<TodosQuery> = {
  start_date: ['start_date', 'id'],
  internal_reference: ['reference_key', 'id'],
  description: ['description_key', 'id'],
  group: ['group_key', 'start_date', 'id'],
  handler: ['handler_key', 'start_date', 'id'],
  is_done: ['is_done', 'start_date', 'id'],
};

function conditionsOf(filter: TodosFilter, { group, is_done }: TodosQuery, words: readonly string[]): SQL {
  const parts = [filter.where];
  // The key has the index, and the group itself decides.
  if (group !== undefined) parts.push(sql`group_key = fold_text(${group}) and todos."group" = ${group}`);
  if (is_done !== undefined) parts.push(sql`is_done = ${is_done}`);
  if (words.length > 0) parts.push(holdsAll(sql`search_key`, words));
  return sql.join(parts, sql` and `);
}

const columns = fixed(listOf(columnsOf(todos, todoInList)));

/** One page of the action items, newest first unless the query says otherwise. */
export async function listTodos(
  database: Database,
  filter: TodosFilter,
  query: TodosQuery,
): Promise<ListAnswer<TodoInList>> {
  return readList<TodoInList>(database, query, ({ words, limits }) => {
    const conditions = conditionsOf(filter, query, words);
    return sql`select ${columns}, (select count(*) from todos where ${conditions}) as total
      from todos where ${conditions} order by ${orderBy(sorts, query.sort ?? '-start_date')} ${limits}`;
  });
}
