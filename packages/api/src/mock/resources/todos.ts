import type { Todo, TodoInList } from '@mijn/domain/todos';
import { todosContract } from '@mijn/domain/todos/contract';
import { counted, inOrder, keepRows, pageOf, searchedPage } from '../call/rows.ts';
import { callsOf, defineMock, type Responders } from '../define-mock.ts';
import { idOf } from '../provider/ids.ts';
import type { Place } from '../provider/place.ts';
import type { Session } from '../provider/session.ts';
import { handlers, people, spots, work } from '../provider/words.ts';

export function aTodo(number: number, own: Partial<Todo> = {}): Todo {
  return {
    id: idOf(20, number),
    internal_reference: `AP-2026-${String(number).padStart(3, '0')}`,
    external_reference: null,
    description: `Actiepunt ${number}`,
    group: 'Dagelijks onderhoud',
    handler: 'de heer K. Overdijk',
    concerns: null,
    reporter: null,
    start_date: '2026-06-10',
    is_done: false,
    state: null,
    reported_reference: null,
    is_own_report: false,
    state_since: null,
    planned_on: null,
    is_visible_to_owners: true,
    is_followed: false,
    follower_count: 0,
    may_reopen: false,
    may_reject: false,
    may_undo_rejection: false,
    awaits_look: false,
    may_set_visibility: false,
    joined_to: null,
    joined_reports: [],
    reporter_count: 0,
    may_join: false,
    may_undo_join: false,
    tasks: [],
    attachments: [],
    ...own,
  };
}

export const aTask = (number: number, own: Partial<Todo['tasks'][number]> = {}): Todo['tasks'][number] => ({
  id: idOf(21, number),
  description: `Taak ${number}`,
  handler: null,
  is_done: false,
  ...own,
});

export function todoInList(todo: Todo): TodoInList {
  const { id, internal_reference, description, group, handler, start_date, is_done, state } = todo;
  return { id, internal_reference, description, group, handler, start_date, is_done, state };
}

/** By state, the newest action item is first among those that are open, and among those that are done. */
function sorted(rows: readonly TodoInList[], query: URLSearchParams): TodoInList[] {
  const sort = query.get('sort') ?? '';
  if (!sort.endsWith('is_done')) return inOrder(rows, query, '-start_date');
  const openFirst = inOrder(rows, new URLSearchParams(), '-start_date').toSorted(
    (one, other) => Number(one.is_done) - Number(other.is_done),
  );
  return sort === 'is_done' ? openFirst : openFirst.toReversed();
}

/** Returns sixty action items, newest first. */
function sixtyTodos({ day, rows, randomOf }: Place): Todo[] {
  const random = randomOf('todos');
  return rows(60, (number, at) => {
    const { group, subjects } = random.pick(work);
    const start_date = day(-3 - at * 6 - random.int(0, 5));
    return aTodo(number, {
      internal_reference: `AP-${start_date.slice(0, 4)}-${String(60 - at).padStart(3, '0')}`,
      description: `${random.pick<string>(subjects)} ${random.pick(spots)}`,
      group,
      handler: random.pick(handlers),
      reporter: random.pick(people),
      start_date,
      is_done: random.chance(at < 10 ? 0.1 : 0.7),
    });
  });
}

export type TodoRows = ReturnType<typeof keepRows<Todo>>;

export function respondTodos(rows: TodoRows): Responders<typeof todosContract> {
  const shown = () => rows.all().filter(({ joined_to }) => joined_to === null);
  return {
    listGroups: () => ({
      data: counted(shown().map(({ group }) => group))
        .toSorted(([one], [other]) => one.localeCompare(other, 'nl'))
        .map(([group, todo_count]) => {
          const open = shown().filter((todo) => todo.group === group && !todo.is_done);
          return { group, open_count: open.length, todo_count };
        }),
    }),
    listTodos: ({ query }) => {
      const [group, isDone, mine] = [query.get('group'), query.get('is_done'), query.get('mine')];
      const chosen = shown().filter(
        (todo) =>
          (mine !== 'reported' || todo.is_own_report) &&
          (mine !== 'followed' || todo.is_followed) &&
          (!group || todo.group === group) &&
          (!isDone || String(todo.is_done) === isDone),
      );
      return searchedPage(query, (has) => {
        const found = chosen.filter((todo) => has(`${todo.internal_reference} ${todo.description}`));
        return pageOf(sorted(found.map(todoInList), query), query);
      });
    },
    getTodo: ({ params }) => rows.find(params.todo_id),
  };
}

export const todosCalls = (todos: readonly Todo[]) => callsOf(todosContract, respondTodos(keepRows(todos)));

const ofProviders = new WeakMap<Session, (place: Place) => TodoRows>();

/** Returns the action items of an association of a mocked provider, which the mocks of timelines and reports change. */
export function todosIn(place: Place): TodoRows {
  const kept = new Map<string, TodoRows>();
  const rowsIn =
    ofProviders.get(place.session) ??
    ((asked) => {
      const key = asked.association?.id ?? '';
      const rows = kept.get(key) ?? keepRows(sixtyTodos(asked));
      kept.set(key, rows);
      return rows;
    });
  ofProviders.set(place.session, rowsIn);
  return rowsIn(place);
}

export const todosMock = defineMock({
  contract: todosContract,
  generate: todosIn,
  respond: respondTodos,
});
