import type { TodoInList, TodosQuery } from '@mijn/domain/todos';
import { sql, type SQL } from 'drizzle-orm';
import { fixed, type Database } from '../../database/index.ts';
import { readList, type ListAnswer } from '../../lists/index.ts';
import { holdsAll } from '../../search/index.ts';
import type { TodosFilter } from './todos.access.ts';
import { todos } from './todos.tables.ts';

type Row = TodoInList & { total: number };
type SortName = NonNullable<TodosQuery['sort']>;

const columns = fixed(
  sql`${todos.id}, ${todos.internal_reference}, ${todos.description}, ${todos.group}, ${todos.handler},
    ${todos.start_date}, ${todos.is_done}`,
);

/** Every order is an index's own, and ends with the id, so that no row stands on two pages. */
const orders: Readonly<Record<SortName, SQL>> = {
  start_date: sql`start_date, id`,
  '-start_date': sql`start_date desc, id desc`,
  internal_reference: sql`reference_key, id`,
  '-internal_reference': sql`reference_key desc, id desc`,
  description: sql`description_key, id`,
  '-description': sql`description_key desc, id desc`,
  group: sql`group_key, start_date, id`,
  '-group': sql`group_key desc, start_date desc, id desc`,
  handler: sql`handler_key, start_date, id`,
  '-handler': sql`handler_key desc, start_date desc, id desc`,
  is_done: sql`is_done, start_date, id`,
  '-is_done': sql`is_done desc, start_date desc, id desc`,
};

function conditionsOf(filter: TodosFilter, { group, is_done }: TodosQuery, words: readonly string[]): SQL {
  const parts = [filter.where];
  // The key has the index, and the group itself decides.
  if (group !== undefined) parts.push(sql`group_key = fold_text(${group}) and todos."group" = ${group}`);
  if (is_done !== undefined) parts.push(sql`is_done = ${is_done}`);
  if (words.length > 0) parts.push(holdsAll(sql`search_key`, words));
  return sql.join(parts, sql` and `);
}

const toListItem = (row: Row): TodoInList => ({
  id: row.id,
  internal_reference: row.internal_reference,
  description: row.description,
  group: row.group,
  handler: row.handler,
  start_date: row.start_date,
  is_done: row.is_done,
});

/** One page of the action items. */
export async function listTodos(
  database: Database,
  filter: TodosFilter,
  query: TodosQuery,
): Promise<ListAnswer<TodoInList>> {
  return readList<Row, TodoInList>(
    database,
    query,
    ({ words, limits }) => {
      const conditions = conditionsOf(filter, query, words);
      return sql`select ${columns}, (select count(*)::int from todos where ${conditions}) as total
        from todos where ${conditions} order by ${orders[query.sort ?? '-start_date']} ${limits}`;
    },
    toListItem,
  );
}
