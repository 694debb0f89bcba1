import type { Queries } from '../../database/index.ts';
import { todoAttachments, todos, todoTasks } from './todos.tables.ts';

/** What makes a row the same thing as in an earlier import, and its id if it is new. */
type TodoKey = Pick<typeof todos.$inferInsert, 'association_id' | 'id' | 'code'>;
type PartKey = Pick<typeof todoTasks.$inferInsert, keyof TodoKey | 'todo_id'>;

/** Writes an action item that is imported: one that exists follows the import. */
export async function importTodo(
  queries: Queries,
  key: TodoKey,
  values: Omit<typeof todos.$inferInsert, keyof TodoKey>,
): Promise<void> {
  await queries
    .insert(todos)
    .values({ ...key, ...values })
    .onConflictDoUpdate({ target: [todos.association_id, todos.code], set: values });
}

/** Writes a task that is imported: one that exists follows the import. */
export async function importTask(
  queries: Queries,
  key: PartKey,
  values: Omit<typeof todoTasks.$inferInsert, keyof PartKey>,
): Promise<void> {
  const { association_id, todo_id, code } = todoTasks;
  await queries
    .insert(todoTasks)
    .values({ ...key, ...values })
    .onConflictDoUpdate({ target: [association_id, todo_id, code], set: values });
}

/** Writes an attachment that is imported: one that exists follows the import. */
export async function importAttachment(
  queries: Queries,
  key: PartKey,
  values: Omit<typeof todoAttachments.$inferInsert, keyof PartKey>,
): Promise<void> {
  const { association_id, todo_id, code } = todoAttachments;
  await queries
    .insert(todoAttachments)
    .values({ ...key, ...values })
    .onConflictDoUpdate({ target: [association_id, todo_id, code], set: values });
}
