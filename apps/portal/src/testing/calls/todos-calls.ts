import { LIST_PAGE_SIZE } from '@mijn/domain/limits';
import type { Todo, TodoInList } from '@mijn/domain/todos';
import { todosContract } from '@mijn/domain/todos/contract';
import type { HttpHandler } from 'msw';
import { mockCall, Refusal } from './mock-call.ts';

/** Returns an action item as it is in the response of a list. */
export const todoInList = ({
  id,
  internal_reference,
  description,
  group,
  handler,
  ...todo
}: Todo): TodoInList => ({
  id,
  internal_reference,
  description,
  group,
  handler,
  start_date: todo.start_date,
  is_done: todo.is_done,
});

const sortKey = (todo: TodoInList, name: string): string =>
  Object.entries(todo)
    .filter(([field]) => field === name)
    .join();

function filtered(todos: readonly Todo[], query: URLSearchParams): Todo[] {
  const q = query.get('q')?.toLowerCase() ?? '';
  const [group, isDone] = [query.get('group'), query.get('is_done')];
  const sort = query.get('sort') ?? '-start_date';
  const name = sort.replace('-', '');
  const sorted = todos
    .filter(
      (todo) =>
        (!group || todo.group === group) &&
        (!isDone || String(todo.is_done) === isDone) &&
        `${todo.internal_reference} ${todo.description}`.toLowerCase().includes(q),
    )
    .toSorted((one, other) => sortKey(todoInList(one), name).localeCompare(sortKey(todoInList(other), name)));
  return sort.startsWith('-') ? sorted.toReversed() : sorted;
}

/** Returns mocked calls of the action items of an association. */
export function todosCalls(todos: readonly Todo[]): HttpHandler[] {
  return [
    mockCall(todosContract.listGroups, () => ({
      data: [...new Set(todos.map(({ group }) => group))].toSorted().map((group) => {
        const own = todos.filter((todo) => todo.group === group);
        const open = own.filter(({ is_done }) => !is_done);
        return { group, open_count: open.length, todo_count: own.length };
      }),
    })),
    mockCall(todosContract.listTodos, ({ query }) => {
      const shown = filtered(todos, query);
      const page = Number(query.get('page') ?? 1);
      const perPage = Number(query.get('per_page') ?? LIST_PAGE_SIZE);
      return {
        data: shown.slice((page - 1) * perPage, page * perPage).map(todoInList),
        meta: { page, per_page: perPage, total: shown.length },
      };
    }),
    mockCall(
      todosContract.getTodo,
      ({ params }) => todos.find(({ id }) => id === params.todo_id) ?? new Refusal('not_found'),
    ),
  ];
}
