import type { Todo, TodoGroup, TodoInList, TodosQuery } from '@mijn/domain/todos';
import type { Database } from '../../database/index.ts';
import type { ListAnswer } from '../../lists/index.ts';
import { AppError, type Member } from '../../wire/index.ts';
import { todosFor } from './todos.access.ts';
import { listTodos } from './todos-list.repository.ts';
import { findAttachment, findTodo, listGroups, type StoredAttachment } from './todos.repository.ts';

/** One page of the action items: those of the newest date first unless the query says otherwise. */
export async function todosOf(
  database: Database,
  { membership }: Member,
  query: TodosQuery,
): Promise<ListAnswer<TodoInList>> {
  return listTodos(database, todosFor(membership), query);
}

export async function groupsOf(database: Database, { membership }: Member): Promise<{ data: TodoGroup[] }> {
  return { data: await listGroups(database, todosFor(membership)) };
}

/** @throws AppError `not_found` when it does not exist for this member. */
export async function todoOf(database: Database, { membership }: Member, id: string): Promise<Todo> {
  const found = await findTodo(database, todosFor(membership), id);
  if (!found) throw new AppError('not_found');
  return found;
}

/** @throws AppError `not_found` when it does not exist for this member, or belongs to another action item. */
export async function attachmentOf(
  database: Database,
  { membership }: Member,
  ref: { todo_id: string; attachment_id: string },
): Promise<StoredAttachment> {
  const found = await findAttachment(database, todosFor(membership), ref);
  if (!found) throw new AppError('not_found');
  return found;
}
