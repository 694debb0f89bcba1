import { and, eq } from 'drizzle-orm';
import { associations, type Queries } from '../../../platform/database/index.ts';
import { todos, todoTasks } from '../todos.tables.ts';

interface TodoKey {
  association_id: string;
  id: string;
}

const isTodo = ({ association_id, id }: TodoKey) =>
  and(eq(todos.association_id, association_id), eq(todos.id, id));

/** Returns a report by its number, such as `M-2026-0031`. Its code is null if the import has not taken it over. */
export async function findReport(
  queries: Queries,
  associationCode: string,
  reference: string,
): Promise<{ id: string; code: string | null } | undefined> {
  const [found] = await queries
    .select({ id: todos.id, code: todos.code })
    .from(todos)
    .innerJoin(associations, eq(associations.id, todos.association_id))
    .where(and(eq(associations.code, associationCode), eq(todos.reported_reference, reference)));
  return found;
}

export type ImportedTodo = NonNullable<Awaited<ReturnType<typeof lockImported>>>;

/** Locks an action item until the transaction ends, with what a row of the import is compared with. */
export async function lockImported(queries: Queries, key: TodoKey) {
  const [found] = await queries
    .select({
      code: todos.code,
      internal_reference: todos.internal_reference,
      handler: todos.handler,
      reporter: todos.reporter,
      is_done: todos.is_done,
      reported_at: todos.reported_at,
      state: todos.state,
      state_since: todos.state_since,
      planned_on: todos.planned_on,
      public_note: todos.public_note,
      is_visible_to_owners: todos.is_visible_to_owners,
      visibility_chosen_at: todos.visibility_chosen_at,
      done_at: todos.done_at,
      concerns: todos.concerns,
      reopened_at: todos.reopened_at,
      joined_to: todos.joined_to,
    })
    .from(todos)
    .where(isTodo(key))
    .for('update');
  return found;
}

/** Gives a report the code of the provider, who takes it over. */
export async function setCode(queries: Queries, key: TodoKey, code: string): Promise<void> {
  await queries.update(todos).set({ code }).where(isTodo(key));
}

export async function wasOpenTask(
  queries: Queries,
  { association_id, todo_id, code }: { association_id: string; todo_id: string; code: string },
): Promise<boolean> {
  const [found] = await queries
    .select({ is_done: todoTasks.is_done })
    .from(todoTasks)
    .where(
      and(
        eq(todoTasks.association_id, association_id),
        eq(todoTasks.todo_id, todo_id),
        eq(todoTasks.code, code),
      ),
    );
  return found?.is_done === false;
}
