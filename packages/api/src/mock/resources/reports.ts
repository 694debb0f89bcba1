import type { ReportOptions, ReportSummary, SimilarTodo } from '@mijn/domain/reports';
import { reportsContract } from '@mijn/domain/reports/contract';
import { type Todo, todoStates } from '@mijn/domain/todos';
import { todosContract } from '@mijn/domain/todos/contract';
import { keepRows } from '../call/rows.ts';
import { nameOfMember, nowOf } from '../call/member.ts';
import { callsOf, defineMock, type Responders } from '../define-mock.ts';
import { idOf } from '../provider/ids.ts';
import { aTodo, respondTodos, todoInList, todosIn, type TodoRows } from './todos.ts';

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

/** Returns a summary of the reports of an association, of which one waits. */
export const aSummary = (own: Partial<ReportSummary> = {}): ReportSummary => ({
  states: todoStates.map((state) => ({ state, week: 1, month: 0, older: 0 })),
  groups: [{ group: 'Dagelijks onderhoud', report_count: 5, reply_days: 1, done_days: 9 }],
  waiting: [{ ...todoInList(aTodo(1, { state: 'reported' })), reported_at: '2026-11-19T19:15:00.000Z' }],
  waiting_count: 1,
  ...own,
});

interface ReportsData {
  options: ReportOptions;
  todos: TodoRows;
  summary: ReportSummary;
  /** The number of the first report, so that two associations never share an id. */
  first: number;
}

/** Reports become action items. What is similar to a report, and what the board does with it, needs a script. */
function respond({ options, todos, first, summary }: ReportsData): Responders<typeof reportsContract> {
  let made = 0;
  return {
    getReportOptions: () => options,
    listSimilar: () => ({ data: [] }),
    createReport: ({ body: { subject, text, place }, member }) => {
      made += 1;
      const now = nowOf(member);
      const reference = `M-${now.slice(0, 4)}-${String(40 + made).padStart(4, '0')}`;
      return todos.add(
        aTodo(first + 900 + made, {
          id: idOf(72, first + made),
          internal_reference: reference,
          reported_reference: reference,
          description: `${subject}\n${text}`,
          concerns: place,
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
        }),
      );
    },
    getReportSummary: () => summary,
  };
}

interface ReportsCalls {
  options?: Partial<ReportOptions>;
  todos?: readonly Todo[];
}

/** Returns mocked calls of reports, and of the action items that they become, for the duration of one story or test. */
export function reportsCalls({ options = {}, todos = [] }: ReportsCalls = {}) {
  const rows = keepRows(todos);
  const data = { options: reportOptions(options), todos: rows, first: 0, summary: aSummary() };
  return [...callsOf(reportsContract, respond(data)), ...callsOf(todosContract, respondTodos(rows))];
}

export const reportsMock = defineMock({
  contract: reportsContract,
  generate: (place) => ({
    options: reportOptions(),
    todos: todosIn(place),
    summary: aSummary(),
    first: place.first,
  }),
  respond,
});
