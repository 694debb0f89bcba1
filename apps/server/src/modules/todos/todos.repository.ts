import { REOPEN_MS } from '@mijn/domain/limits';
import { isBoardMember } from '@mijn/domain/roles';
import type { Todo, TodoGroup, TodoInList, TodosQuery } from '@mijn/domain/todos';
import { task, todo, todoInList } from '@mijn/domain/todos/contract';
import { and, eq, sql, type SQL } from 'drizzle-orm';
import {
  type Columns,
  columnsOf,
  type Database,
  fixed,
  listOf,
  type Queries,
  type RowOf,
  runPrepared,
  findRow,
} from '../../platform/database/index.ts';
import { orderBy, readList, type Sorts } from '../../capabilities/lists/read-list.ts';
import { type DateColumn, foundFiles, resemblesMost, type Sought } from '../../capabilities/search/index.ts';
import {
  awaitsLook,
  isAnonymousTo,
  isShown,
  oneTodoFor,
  OWN_APARTMENT,
  type TodosFilter,
  todosFor,
  type TodosReader,
} from './todos.access.ts';
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

/** The words may be in a column of an action item, in its timeline, or in the text of one of its files. */
function isFound(associationId: string, sought: Sought): SQL {
  const inFiles = sql`file_hash in (select file_hash from (${foundFiles(associationId, sought)}) as files)`;
  return sql`(${resemblesMost(sql.raw('search_key'), sought, START)}
    or id in (select todo_id from todo_entries where association_id = ${associationId}
      and ${resemblesMost(sql.raw('todo_entries.search_key'), sought)})
    or id in (select todo_id from todo_attachments where association_id = ${associationId} and ${inFiles})
    or id in (select todo_id from todo_entries join todo_entry_attachments files using (association_id)
      where association_id = ${associationId} and todo_entries.id = files.entry_id and files.${inFiles}))`;
}

/** The condition that the member follows the action item of a row of `todos`. */
const isFollowedBy = ({ user_id, membership }: TodosReader): SQL =>
  sql`exists (select from todo_follows where todo_follows.association_id = ${membership.association_id}
    and todo_follows.todo_id = todos.id and todo_follows.user_id = ${user_id})`;

/** Returns the ids of the action items to which reports of a member were joined. */
async function listItemsOfReports(
  database: Database,
  { user_id, membership }: TodosReader,
): Promise<string[]> {
  const rows = await runPrepared<{ id: string }>(
    database,
    sql`select distinct joined_to as id from todos
      where association_id = ${membership.association_id} and reporter_id = ${user_id} and joined_to is not null`,
  );
  return rows.map(({ id }) => id);
}

/** Most members have no joined report. Without one, the list is read in the order of an index. */
const isReported = ({ user_id }: TodosReader, items: readonly string[]): SQL =>
  items.length === 0
    ? sql`todos.reporter_id = ${user_id}`
    : sql`(todos.reporter_id = ${user_id} or todos.id = any(${sql.param(items)}::uuid[]))`;

function conditionsOf(
  reader: TodosReader,
  { group, is_done, mine }: TodosQuery,
  sought: Sought | undefined,
  items: readonly string[],
): SQL {
  const parts = [todosFor(reader).where];
  // The comparison of the key uses the index; the comparison of the group itself is exact.
  if (group !== undefined) parts.push(sql`group_key = fold_text(${group}) and todos."group" = ${group}`);
  if (is_done !== undefined) parts.push(sql`is_done = ${is_done}`);
  if (mine === 'reported') parts.push(isReported(reader, items));
  if (mine === 'followed') parts.push(isFollowedBy(reader));
  if (sought) parts.push(isFound(reader.membership.association_id, sought));
  return sql.join(parts, sql` and `);
}

const listedColumns = fixed(listOf(columnsOf(todos, todoInList)));

export async function listTodos(database: Database, reader: TodosReader, query: TodosQuery) {
  const items = query.mine === 'reported' ? await listItemsOfReports(database, reader) : [];
  return readList<TodoInList>(database, query, 'todos', ({ sought, limits }) => {
    const conditions = conditionsOf(reader, query, sought, items);
    return sql`select ${listedColumns}, (select count(*) from todos where ${conditions}) as total
      from todos where ${conditions} order by ${orderBy(sorts, query.sort ?? '-start_date')} ${limits}`;
  });
}

/** Returns the first reports that wait for a look of the board, the oldest first, with their number. */
export async function listWaitingReports(database: Database, reader: TodosReader, max: number) {
  const conditions = sql`todos.association_id = ${reader.membership.association_id} and ${awaitsLook(reader)}`;
  const rows = await runPrepared<TodoInList & { total: number }>(
    database,
    sql`select ${listedColumns}, (select count(*)::int from todos where ${conditions}) as total
      from todos where ${conditions} order by reported_at, id limit ${sql.raw(String(max))}`,
  );
  return { data: rows.map(({ total: _total, ...row }) => row), total: rows[0]?.total ?? 0 };
}

/** Notes that a board member looked at a report. Returns whether it waited for that. */
export async function updateLook(
  queries: Queries,
  reader: TodosReader,
  id: string,
  now: Date,
): Promise<boolean> {
  const { association_id } = reader.membership;
  const { rowCount } = await queries
    .update(todos)
    .set({ looked_at: now })
    .where(and(eq(todos.association_id, association_id), eq(todos.id, id), awaitsLook(reader)));
  return rowCount === 1;
}

/** Returns whether a member sees an action item, by its primary key. */
export async function isSeenBy(database: Database, reader: TodosReader, id: string): Promise<boolean> {
  const found = await findRow(
    database,
    sql`select todos.id from ${todos} where ${oneTodoFor(reader).where} and id = ${id}`,
  );
  return found !== undefined;
}

/** Locks an action item that the member may see until the transaction ends, with what decides who may do what with it. */
export async function lockTodo(transaction: Queries, reader: TodosReader, id: string, now: Date) {
  const [found] = await transaction
    .select({
      id: todos.id,
      code: todos.code,
      description: todos.description,
      state: todos.state,
      is_done: todos.is_done,
      reported_at: todos.reported_at,
      state_since: todos.state_since,
      replied_at: todos.replied_at,
      is_visible_to_owners: isShown(),
      visibility_chosen_at: todos.visibility_chosen_at,
      is_own_report: sql<boolean>`todos.reporter_id is not distinct from ${reader.user_id}::uuid`,
      may_reopen: mayReopen(reader, now),
      may_reject: mayReject(reader),
      may_undo_rejection: mayUndoRejection(reader),
      may_set_visibility: maySetVisibility(reader),
      may_join: mayJoin(reader),
      reference: sql<string>`coalesce(${todos.reported_reference}, ${todos.internal_reference})`,
      joined_to: todos.joined_to,
      joined_at: todos.joined_at,
      joined_reference: sql<string | null>`(select ${REFERENCE} ${ofTarget(reader)})`,
    })
    .from(todos)
    .where(and(oneTodoFor(reader).where, eq(todos.id, id)))
    .for('update');
  return found;
}

export async function updateTodo(
  transaction: Queries,
  { association_id, id }: { association_id: string; id: string },
  changes: Partial<typeof todos.$inferInsert>,
): Promise<void> {
  await transaction
    .update(todos)
    .set(changes)
    .where(and(eq(todos.association_id, association_id), eq(todos.id, id)));
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

const {
  is_visible_to_owners: _chosen,
  joined_to: _id,
  concerns,
  reporter,
  ...columns
} = columnsOf(todos, todo);
const todoColumns = fixed(listOf(columns));

/** The reference by which members know an action item, of a row with the name `other`. */
const REFERENCE = sql.raw('coalesce(other.reported_reference, other.internal_reference)');

const NAMED = sql`json_build_object('id', other.id, 'reference', ${REFERENCE}, 'description', other.description)`;

const ofTarget = ({ membership }: TodosReader): SQL =>
  sql`from todos other where other.association_id = ${membership.association_id} and other.id = todos.joined_to`;

const ofJoined = ({ membership }: TodosReader): SQL =>
  sql`from todos other where other.association_id = ${membership.association_id} and other.joined_to = todos.id`;

/** What an action item says of the reports that were joined to it, and of the item that it was joined to itself. */
const joinOf = (reader: TodosReader): SQL =>
  sql`(select ${NAMED} ${ofTarget(reader)}) as joined_to,
    coalesce((select json_agg(${NAMED} order by other.reported_at, other.id) ${ofJoined(reader)}
      and ${isBoardMember(reader.membership)}::boolean), '[]') as joined_reports,
    (select count(distinct reporter_id)::int from (
      select todos.reporter_id union all select other.reporter_id ${ofJoined(reader)}) as reporters) as reporter_count`;

/** A member who sees an action item only because of an own report does not get the name and the apartment of its reporter. */
const reportedBy = (reader: TodosReader): SQL =>
  sql`case when ${isAnonymousTo(reader)} then null else ${reporter} end as reporter,
    case when ${isAnonymousTo(reader)} and ${concerns} like ${`${OWN_APARTMENT}%`} then null else ${concerns} end as concerns`;

/** An action item before it is serialised. */
export type TodoRow = RowOf<Todo, 'state_since'>;

/** The rights of the caller, as conditions on a row of `todos` (docs/product.md#reports). */
const mayReopen = ({ user_id }: TodosReader, now: Date): SQL<boolean> =>
  sql`(todos.reporter_id is not distinct from ${user_id}::uuid and todos.is_done and todos.state is distinct from 'rejected'
    and coalesce(todos.done_at > ${new Date(now.getTime() - REOPEN_MS).toISOString()}::timestamptz, false))`;

const mayReject = ({ membership }: TodosReader): SQL<boolean> =>
  sql`(${isBoardMember(membership)}::boolean and todos.code is null and todos.joined_to is null and not todos.is_done)`;

const mayJoin = ({ membership }: TodosReader): SQL<boolean> =>
  sql`(${isBoardMember(membership)}::boolean and todos.reported_at is not null and todos.code is null
    and todos.joined_to is null and not todos.is_done)`;

const mayUndoJoin = ({ membership }: TodosReader): SQL<boolean> =>
  sql`(${isBoardMember(membership)}::boolean and todos.joined_to is not null)`;

const mayUndoRejection = ({ membership }: TodosReader): SQL<boolean> =>
  sql`(${isBoardMember(membership)}::boolean and todos.code is null and todos.reported_at is not null
    and todos.state is not distinct from 'rejected')`;

const maySetVisibility = ({ membership }: TodosReader): SQL<boolean> =>
  sql`(${isBoardMember(membership)}::boolean and todos.reported_at is not null
    and todos.joined_to is null and exists (select from associations where associations.id = todos.association_id and report_visibility <> 'never'))`;

/** Returns an action item with its tasks and attachments, in one round trip to the database. */
export async function findTodo(database: Database, reader: TodosReader, id: string, now: Date) {
  return findRow<TodoRow>(
    database,
    sql`select ${todoColumns}, (${tasks}) as tasks, (${attachments}) as attachments,
        todos.reporter_id is not distinct from ${reader.user_id}::uuid as is_own_report,
        ${isShown()} as is_visible_to_owners, ${isFollowedBy(reader)} as is_followed, ${mayReopen(reader, now)} as may_reopen,
        ${mayReject(reader)} as may_reject, ${mayUndoRejection(reader)} as may_undo_rejection, ${maySetVisibility(reader)} as may_set_visibility,
        ${awaitsLook(reader)} as awaits_look, ${mayJoin(reader)} as may_join, ${mayUndoJoin(reader)} as may_undo_join,
        ${reportedBy(reader)}, ${joinOf(reader)}
      from ${todos} where ${oneTodoFor(reader).where} and id = ${id}`,
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
