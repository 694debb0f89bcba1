import type { Todo, TodoGroup, TodoInList, TodosQuery } from '@mijn/domain/todos';
import { task, todo, todoInList } from '@mijn/domain/todos/contract';
import { sql, type SQL } from 'drizzle-orm';
import {
  type Columns,
  columnsOf,
  type Database,
  fixed,
  listOf,
  runPrepared,
  findRow,
} from '../../platform/database/index.ts';
import { orderBy, readList, type Sorts } from '../../capabilities/lists/read-list.ts';
import { type DateColumn, foundFiles, resemblesMost, type Sought } from '../../capabilities/search/index.ts';
import type { TodosFilter } from './todos.access.ts';
import { todoAttachments, todos, todoTasks } from './todos.tables.ts';
import {
  attachedColumns,
  fileReadings,
  isReadingOf,
  storedColumns,
} from '../../capabilities/documents/index.ts';
import type { StoredFile } from '../../capabilities/files/index.ts';

const sorts: Sorts<TodosQuery> = {
  start_date: ['start_date', 'id'],
  internal_reference: ['reference_key', 'id'],
  description: ['description_key', 'id'],
  group: ['group_key', 'start_date', 'id'],
  handler: ['handler_key', 'start_date', 'id'],
  is_done: ['is_done', '-start_date', '-id'],
};

const START: DateColumn = { column: sql.raw('start_date'), isDay: true };

/** The words may be in a column of an action item, or in the text of an attachment. */
const isFound = (associationId: string, sought: Sought): SQL =>
  sql`(${resemblesMost(sql.raw('search_key'), sought, START)} or id in (
      select todo_id from todo_attachments where association_id = ${associationId}
        and file_hash in (select file_hash from (${foundFiles(associationId, sought)}) as files)))`;

interface TodosScope {
  association_id: string;
  filter: TodosFilter;
}

function conditionsOf(
  { association_id, filter }: TodosScope,
  { group, is_done }: TodosQuery,
  sought: Sought | undefined,
): SQL {
  const parts = [filter.where];
  // The comparison of the key uses the index; the comparison of the group itself is exact.
  if (group !== undefined) parts.push(sql`group_key = fold_text(${group}) and todos."group" = ${group}`);
  if (is_done !== undefined) parts.push(sql`is_done = ${is_done}`);
  if (sought) parts.push(isFound(association_id, sought));
  return sql.join(parts, sql` and `);
}

const listedColumns = fixed(listOf(columnsOf(todos, todoInList)));

export async function listTodos(database: Database, scope: TodosScope, query: TodosQuery) {
  return readList<TodoInList>(database, query, 'todos', ({ sought, limits }) => {
    const conditions = conditionsOf(scope, query, sought);
    return sql`select ${listedColumns}, (select count(*) from todos where ${conditions}) as total
      from todos where ${conditions} order by ${orderBy(sorts, query.sort ?? '-start_date')} ${limits}`;
  });
}

type StoredAttachment = StoredFile & { has_thumbnail: boolean };

export async function listGroups(database: Database, filter: TodosFilter): Promise<TodoGroup[]> {
  return runPrepared<TodoGroup>(
    database,
    sql`select ${todos.group}, count(*) filter (where not ${todos.is_done}) as open_count,
        count(*) as todo_count
      from ${todos} where ${filter.where} group by group_key, ${todos.group} order by group_key, ${todos.group}`,
  );
}

const ofTodo = (table: typeof todoTasks | typeof todoAttachments) =>
  sql`${table.association_id} = ${todos.association_id} and ${table.todo_id} = ${todos.id}`;

/** Returns the parts as JSON, sorted by position. */
const partsOf = (table: typeof todoTasks | typeof todoAttachments, columns: Columns) => {
  const fields = Object.entries(columns).flatMap(([name, column]) => [sql.raw(`'${name}'`), sql`${column}`]);
  return sql`coalesce(json_agg(json_build_object(${sql.join(fields, sql`, `)}) order by ${table.position}, ${table.id}), '[]')`;
};

const tasks = fixed(
  sql`select ${partsOf(todoTasks, columnsOf(todoTasks, task))} from ${todoTasks} where ${ofTodo(todoTasks)}`,
);

const attachments = fixed(
  sql`select ${partsOf(todoAttachments, attachedColumns(todoAttachments))} from ${todoAttachments} join ${fileReadings} on ${isReadingOf(todoAttachments)}
    where ${ofTodo(todoAttachments)}`,
);

/** Returns an action item with its tasks and attachments, in one round trip to the database. */
export async function findTodo(database: Database, filter: TodosFilter, id: string) {
  return findRow<Todo>(
    database,
    sql`select ${listOf(columnsOf(todos, todo))}, (${tasks}) as tasks, (${attachments}) as attachments
      from ${todos} where ${filter.where} and id = ${id}`,
  );
}

/** Returns undefined if the caller may not see the attachment. */
export async function findAttachment(
  database: Database,
  filter: TodosFilter,
  ref: { todo_id: string; attachment_id: string },
): Promise<StoredAttachment | undefined> {
  return findRow<StoredAttachment>(
    database,
    sql`select ${listOf(storedColumns(todoAttachments))}
      from ${todos} join ${todoAttachments} on ${ofTodo(todoAttachments)}
        join ${fileReadings} on ${isReadingOf(todoAttachments)}
      where ${filter.where} and ${todos.id} = ${ref.todo_id} and ${todoAttachments.id} = ${ref.attachment_id}`,
  );
}
