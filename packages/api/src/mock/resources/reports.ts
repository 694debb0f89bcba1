import { albumsContract } from '@mijn/domain/albums/contract';
import { foldText } from '@mijn/domain/search';
import { REPORTS_PER_DAY } from '@mijn/domain/limits';
import type { ReportForm, ReportOptions, SimilarTodo } from '@mijn/domain/reports';
import { reportsContract } from '@mijn/domain/reports/contract';
import type { Todo } from '@mijn/domain/todos';
import { todosContract } from '@mijn/domain/todos/contract';
import type { HttpHandler } from 'msw';
import type { Member } from '../call/member.ts';
import { Refusal } from '../call/refusal.ts';
import { keepRows } from '../call/rows.ts';
import { sharedTodos, type TodoRows } from '../call/shared-todos.ts';
import { nameOfMember, nowOf } from '../call/visibility.ts';
import { callsOf, defineMock, type Responders } from '../define-mock.ts';
import { idOf } from '../provider/ids.ts';
import { respondToBoard } from './report-summary.ts';
import { aTodo, respondTodos, todoInList } from './todos.ts';

/** The most action items that a report is compared with. */
const SIMILAR_MAX = 3;

const PLACES = ['Portiek A', 'Portiek A, dak', 'Trappenhuis B', 'Lift', 'Parkeerkelder', 'Binnentuin'];

export const reportOptions = (own: Partial<ReportOptions> = {}): ReportOptions => ({
  places: PLACES,
  address: 'Kadestraat 43',
  visibility: 'after_review',
  ...own,
});

export function aSimilarTodo(number: number, own: Partial<SimilarTodo> = {}): SimilarTodo {
  return {
    ...todoInList(aTodo(number)),
    concerns: null,
    planned_on: null,
    is_followed: false,
    follower_count: 0,
    ...own,
  };
}

interface ReportsData {
  options: ReportOptions;
  todos: () => TodoRows | undefined;
  /** The number of the first report, so that two associations never share an id. */
  first: number;
}

/** The words of a text that say something. */
const wordsOf = (text: string): string[] =>
  foldText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 3);

function similarTo(todos: readonly Todo[], text: string): SimilarTodo[] {
  const words = new Set(wordsOf(text));
  const scored = todos
    .filter(({ is_done, joined_to }) => !is_done && joined_to === null)
    .map((todo) => ({
      todo,
      score: wordsOf(`${todo.description} ${todo.concerns ?? ''}`).filter((word) => words.has(word)).length,
    }));
  return scored
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score)
    .slice(0, SIMILAR_MAX)
    .map(({ todo }) => {
      const { concerns, planned_on, is_followed, follower_count } = todo;
      return Object.assign(todoInList(todo), { concerns, planned_on, is_followed, follower_count });
    });
}

async function checkPhotos({ photos }: ReportForm, member: Member | undefined): Promise<Refusal | undefined> {
  if (!member || photos.length === 0) return undefined;
  const ids = photos.map(({ id }) => id);
  const { data } = await member.ask(albumsContract.listPhotos, { ids: ids.join(',') });
  const gone = ids.filter((id) => !data.some((photo) => photo.id === id));
  if (gone.length === 0) return undefined;
  return new Refusal('validation_failed', {
    errors: { photos: [{ code: 'not_allowed', params: { ids: gone.join(',') } }] },
  });
}

function respond({ options, todos, first }: ReportsData): Responders<typeof reportsContract> {
  let made = 0;
  /** Lets the mock of action items start, which has the rows. */
  const start = async (member: Member | undefined): Promise<TodoRows | undefined> => {
    await member?.ask(todosContract.listGroups);
    return todos();
  };
  return {
    ...respondToBoard(todos),
    getReportOptions: () => options,
    listSimilar: async ({ query, member }) => {
      const rows = await start(member);
      return { data: similarTo(rows?.all() ?? [], `${query.get('q')} ${query.get('place') ?? ''}`) };
    },
    createReport: async ({ body, member }) => {
      if (made === REPORTS_PER_DAY) return new Refusal('too_many_reports', { params: { max: made } });
      const refused = await checkPhotos(body, member);
      if (refused) return refused;
      const rows = await start(member);
      made += 1;
      const now = nowOf(member);
      const reference = `M-${now.slice(0, 4)}-${String(40 + made).padStart(4, '0')}`;
      const todo = aTodo(first + 900 + made, {
        id: idOf(72, first + made),
        internal_reference: reference,
        reported_reference: reference,
        description: `${body.subject}\n${body.text}`,
        concerns: body.place,
        group: 'Meldingen',
        handler: null,
        reporter: nameOfMember(member),
        start_date: now.slice(0, 10),
        state: 'reported',
        state_since: now,
        is_own_report: true,
        is_followed: true,
        follower_count: 1,
        is_visible_to_owners: options.visibility === 'at_once',
      });
      return rows?.add(todo) ?? todo;
    },
  };
}

interface ReportsCalls {
  options?: Partial<ReportOptions>;
  todos?: readonly Todo[];
}

/** Returns mocked calls of reports, and of the action items that they become, for the duration of one story or test. */
export function reportsCalls({ options = {}, todos = [] }: ReportsCalls = {}): HttpHandler[] {
  const rows = keepRows(todos);
  const data = { options: reportOptions(options), todos: () => rows, first: 0 };
  return [...callsOf(reportsContract, respond(data)), ...callsOf(todosContract, respondTodos(rows))];
}

export const reportsMock = defineMock({
  contract: reportsContract,
  generate: (place) => ({
    options: reportOptions(),
    todos: () => sharedTodos(place),
    first: place.first,
  }),
  respond,
});
