import { overviewPartOf } from '../../capabilities/lists/read-list.ts';
import type { Database, Queries } from '../../platform/database/index.ts';
import type { Services } from '../../capabilities/services.ts';
import { AppError, orNotFound } from '../../platform/wire/index.ts';
import type { TodosReader } from './todos.access.ts';
import {
  findTodo,
  isSeenBy,
  listTodos,
  listWaitingReports,
  lockTodo,
  type TodoRow,
  updateLook,
  updateTodo,
} from './todos.repository.ts';

export type LockedTodo = NonNullable<Awaited<ReturnType<typeof lockTodo>>>;

/** @throws AppError `not_found` if the action item does not exist, or the member may not see it. */
export const getTodo = async (
  { database, now }: Pick<Services, 'database' | 'now'>,
  reader: TodosReader,
  id: string,
): Promise<TodoRow> => orNotFound(await findTodo(database, reader, id, now()));

/** @throws AppError `not_found` as `getTodo` does */
export async function requireTodo(database: Database, reader: TodosReader, id: string): Promise<void> {
  if (!(await isSeenBy(database, reader, id))) throw new AppError('not_found');
}

/** Locks an action item until the transaction ends. @throws AppError `not_found` as `getTodo` does. */
export const holdTodo = async (
  transaction: Queries,
  reader: TodosReader,
  id: string,
  now: Date,
): Promise<LockedTodo> => orNotFound(await lockTodo(transaction, reader, id, now));

/** Returns the first reports of a member that are not done, newest first, with their number. */
export async function listOpenReports(database: Database, reader: TodosReader) {
  const query = { page: 1, per_page: 3, is_done: false, mine: 'reported', sort: '-start_date' } as const;
  return overviewPartOf(await listTodos(database, reader, query));
}

/** Returns the first reports that wait for a look of the board, the oldest first, with their number. */
export const listWaiting = listWaitingReports;

/** Notes that a board member looked at a report, and returns whether it waited for that. */
export const noteLook = updateLook;

/** Changes an action item that `holdTodo` has locked. */
export const changeTodo = updateTodo;
