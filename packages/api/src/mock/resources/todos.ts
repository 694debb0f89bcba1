import { isBoardMember } from '@mijn/domain/roles';
import type { Todo, TodoInList } from '@mijn/domain/todos';
import { todosContract } from '@mijn/domain/todos/contract';
import type { HttpHandler } from 'msw';
import type { Member } from '../call/member.ts';
import { Refusal } from '../call/refusal.ts';
import { inOrder, keepRows, pageOf, searchedPage } from '../call/rows.ts';
import { aHit, searchOf } from '../call/search.ts';
import { shareTodos, type TodoRows } from '../call/shared-todos.ts';
import { callsOf, defineMock, type Responders } from '../define-mock.ts';
import { aFile } from '../provider/files.ts';
import { idOf } from '../provider/ids.ts';
import type { Place } from '../provider/place.ts';
import { handlers, people, work } from '../provider/words.ts';

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

export const todoInList = ({
  id,
  internal_reference,
  description,
  group,
  handler,
  start_date,
  is_done,
  state,
}: Todo): TodoInList => ({
  id,
  internal_reference,
  description,
  group,
  handler,
  start_date,
  is_done,
  state,
});

/** By state, the newest action item is first among those that are open, and among those that are done. */
function sorted(rows: readonly TodoInList[], query: URLSearchParams): TodoInList[] {
  const sort = query.get('sort') ?? '';
  if (!sort.endsWith('is_done')) return inOrder(rows, query, '-start_date');
  const openFirst = inOrder(rows, new URLSearchParams(), '-start_date').toSorted(
    (one, other) => Number(one.is_done) - Number(other.is_done),
  );
  return sort === 'is_done' ? openFirst : openFirst.toReversed();
}

/** The newest action items: a report that waits, one that nobody has taken over yet, and one that is done. */
const reportedTodos = ({ day, moment }: Place): Partial<Todo>[] => [
  {
    description:
      'Lekkende dakdoorvoer boven portiek A dichten vóór de vorst. Het water loopt langs de balk naar het plafond van de tweede verdieping.',
    concerns: 'Portiek A, dak',
    reporter: 'Anna Eigenaar',
    reported_reference: 'M-2026-0031',
    is_done: false,
    state: 'waiting',
    state_since: moment(-2, '11:10'),
    planned_on: day(9),
    is_followed: true,
    follower_count: 7,
  },
  {
    internal_reference: 'M-2026-0034',
    description: 'Lamp in de fietsenkelder is stuk',
    handler: null,
    reporter: 'A. de Vries',
    reported_reference: 'M-2026-0034',
    is_done: false,
    state: 'reported',
    state_since: moment(-1, '20:15'),
    is_visible_to_owners: false,
    follower_count: 1,
  },
  {
    description: 'Deurdranger van de hoofdingang slaat te hard dicht',
    reporter: 'Anna Eigenaar',
    reported_reference: 'M-2026-0028',
    is_done: true,
    state: 'done',
    state_since: moment(-4, '15:30'),
    is_followed: true,
    follower_count: 3,
  },
];

function sixtyTodos(place: Place): Todo[] {
  const { random, day, rows } = place;
  const reported = reportedTodos(place);
  return rows(60, (number, index) => {
    const { group, subjects, spots } = random.pick(work);
    const spot = spots.length > 0 ? ` ${random.pick<string>(spots)}` : '';
    const isDone = random.chance(index < 10 ? 0.1 : 0.7);
    const start_date = day(-3 - index * 6 - random.int(0, 5));
    return aTodo(number, {
      internal_reference: `AP-${start_date.slice(0, 4)}-${String(60 - index).padStart(3, '0')}`,
      external_reference: random.chance(0.2) ? `SCH-${random.int(1000, 9999)}` : null,
      description: `${random.pick<string>(subjects)}${spot}`,
      group,
      handler: random.chance(0.8) ? random.pick(handlers) : null,
      concerns: random.chance(0.5) ? `Appartement nr. ${random.int(1, 99)}` : null,
      reporter: random.chance(0.5) ? random.pick(people) : null,
      start_date,
      is_done: isDone,
      tasks: random.chance(0.4)
        ? ['Twee offertes opvragen', 'Opdracht geven'].map((description, task) =>
            aTask(number * 10 + task, {
              description,
              handler: random.pick(handlers),
              is_done: isDone || task === 0,
            }),
          )
        : [],
      attachments: random.chance(0.2) ? [aFile(idOf(22, number), { name: 'Offerte.pdf' })] : [],
      ...reported[index],
    });
  });
}

/** Returns an action item as another one names it. */
export const namedTodo = ({ id, reported_reference, internal_reference, description }: Todo) => ({
  id,
  reference: reported_reference ?? internal_reference,
  description,
});

/** Returns an action item as a member sees it. */
function as(todo: Todo, member: Member | undefined, rows: readonly Todo[] = []): Todo {
  if (!member) return todo;
  const joined = rows.filter(({ joined_to }) => joined_to?.id === todo.id);
  const is_own_report = todo.reported_reference !== null && todo.reporter === member.account.user.name;
  const isBoard = isBoardMember(member.association);
  const isReport = todo.reported_reference !== null;
  return {
    ...todo,
    is_own_report,
    may_reopen: is_own_report && todo.state === 'done',
    may_reject: isBoard && todo.state === 'reported' && todo.joined_to === null,
    may_undo_rejection: isBoard && isReport && todo.state === 'rejected',
    may_set_visibility: isBoard && isReport && todo.joined_to === null,
    joined_reports: isBoard ? joined.map(namedTodo) : [],
    reporter_count: new Set([todo, ...joined].flatMap(({ reporter }) => reporter ?? [])).size,
    may_join: isBoard && isReport && todo.state === 'reported' && todo.joined_to === null,
    may_undo_join: isBoard && todo.joined_to !== null,
    awaits_look: isBoard && isReport && !is_own_report && todo.state === 'reported',
  };
}

const maySee = (todo: Todo, member: Member | undefined): boolean =>
  todo.is_visible_to_owners ||
  !member ||
  isBoardMember(member.association) ||
  todo.reporter === member.account.user.name;

export function respondTodos(rows: TodoRows): Responders<typeof todosContract> {
  const allFor = (member: Member | undefined) =>
    rows.all().filter((todo) => todo.joined_to === null && maySee(todo, member));
  const findFor = (id: string, member: Member | undefined): Todo | Refusal => {
    const todo = rows.find(id);
    if (todo instanceof Refusal) return todo;
    return maySee(todo, member) ? as(todo, member, rows.all()) : new Refusal('not_found');
  };
  const attachment = ({ params }: { params: { todo_id: string; attachment_id: string } }) => {
    const todo = rows.find(params.todo_id);
    if (todo instanceof Refusal) return todo;
    return todo.attachments.find(({ id }) => id === params.attachment_id)?.name ?? new Refusal('not_found');
  };
  return {
    listGroups: ({ member }) => {
      const todos = allFor(member);
      return {
        data: [...new Set(todos.map(({ group }) => group))].toSorted().map((group) => {
          const own = todos.filter((todo) => todo.group === group);
          const open = own.filter(({ is_done }) => !is_done);
          return { group, open_count: open.length, todo_count: own.length };
        }),
      };
    },
    listTodos: ({ query, member }) => {
      const [group, isDone] = [query.get('group'), query.get('is_done')];
      const isOf: Readonly<Record<string, (todo: Todo) => boolean>> = {
        reported: (todo) => as(todo, member).is_own_report,
        followed: ({ is_followed }) => is_followed,
      };
      const isMine = isOf[query.get('mine') ?? ''] ?? (() => true);
      const chosen = allFor(member).filter(
        (todo) =>
          isMine(todo) && (!group || todo.group === group) && (!isDone || String(todo.is_done) === isDone),
      );
      return searchedPage(query, (has) => {
        const found = chosen.filter((todo) => has(`${todo.internal_reference} ${todo.description}`));
        return pageOf(sorted(found.map(todoInList), query), query);
      });
    },
    getTodo: ({ params, member }) => findFor(params.todo_id, member),
    downloadAttachment: attachment,
    getThumbnail: attachment,
  };
}

export const todosCalls = (todos: readonly Todo[]): HttpHandler[] =>
  callsOf(todosContract, respondTodos(keepRows(todos)));

export const todosMock = defineMock({
  contract: todosContract,
  generate: (place) => shareTodos(place, keepRows(sixtyTodos(place))),
  respond: respondTodos,
  search: searchOf(
    'todos',
    (ask, query) => ask(todosContract.listTodos, query),
    (row) => aHit(row.id, row.description, row.start_date),
  ),
});
