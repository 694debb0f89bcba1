import type { Member } from '../call/member.ts';
import { isBoardMember } from '@mijn/domain/roles';
import type { ReportSummary } from '@mijn/domain/reports';
import type { reportsContract } from '@mijn/domain/reports/contract';
import { isClosed, type Todo, todoStates } from '@mijn/domain/todos';
import { todosContract } from '@mijn/domain/todos/contract';
import { Refusal } from '../call/refusal.ts';
import type { TodoRows } from '../call/shared-todos.ts';
import { nowOf } from '../call/visibility.ts';
import type { Responders } from '../define-mock.ts';
import { namedTodo, todoInList } from './todos.ts';

const DAY_MS = 86_400_000;

/** The most reports that the summary names. */
const WAITING_MAX = 10;

type BoardOperation =
  | 'getReportSummary'
  | 'setReportVisibility'
  | 'rejectReport'
  | 'undoRejection'
  | 'joinReport'
  | 'undoJoin';

const refusedTarget = (code: 'not_allowed' | 'is_joined') =>
  new Refusal('validation_failed', { errors: { target_id: [{ code }] } });

const reportedAt = ({ state_since, start_date }: Todo): string => state_since ?? `${start_date}T12:00:00Z`;

const daysUntil = (now: string, todo: Todo): number =>
  (Date.parse(now) - Date.parse(reportedAt(todo))) / DAY_MS;

/** Returns the summary of some reports. The medians of the mock are not computed. */
export function summaryOf(reports: readonly Todo[], now: string): ReportSummary {
  const count = (rows: readonly Todo[], from: number, to: number): number =>
    rows.filter((todo) => daysUntil(now, todo) >= from && daysUntil(now, todo) < to).length;
  const waiting = reports
    .filter(({ state }) => state === 'reported')
    .toSorted((one, other) => reportedAt(one).localeCompare(reportedAt(other)));
  const groups = [...new Set(reports.map(({ group }) => group))];
  return {
    states: todoStates.map((state) => {
      const own = reports.filter((todo) => todo.state === state);
      return {
        state,
        week: count(own, Number.NEGATIVE_INFINITY, 7),
        month: count(own, 7, 30),
        older: count(own, 30, Number.POSITIVE_INFINITY),
      };
    }),
    groups: groups
      .map((group, index) => {
        const own = reports.filter((todo) => todo.group === group);
        const isAnyDone = own.some(({ state }) => state !== null && isClosed(state));
        return {
          group,
          report_count: own.length,
          reply_days: 1 + index / 2,
          done_days: isAnyDone ? 9 + index * 12 : null,
        };
      })
      .toSorted((one, other) => other.report_count - one.report_count),
    waiting: waiting
      .slice(0, WAITING_MAX)
      .map((todo) => Object.assign(todoInList(todo), { reported_at: reportedAt(todo) })),
    waiting_count: waiting.length,
  };
}

/** Returns the responders of the operations of reports that are for the board. @param todos the action items of the association. */
export function respondToBoard(
  todos: () => TodoRows | undefined,
): Pick<Responders<typeof reportsContract>, BoardOperation> {
  /** Lets the mock of action items start, which has the rows. */
  const start = (todo_id: string, member: Member | undefined) =>
    member?.ask(todosContract.getTodo, {}, { todo_id }).catch(() => new Refusal('not_found'));
  const change = async (todo_id: string, changes: Partial<Todo>, member: Member | undefined) => {
    const found = await start(todo_id, member);
    if (found instanceof Refusal) return found;
    if (member && !isBoardMember(member.association)) return new Refusal('forbidden');
    const changed = todos()?.change(todo_id, changes) ?? new Refusal('not_found');
    return changed instanceof Refusal || !member
      ? changed
      : member.ask(todosContract.getTodo, {}, { todo_id });
  };
  return {
    getReportSummary: async ({ member }) => {
      if (member && !isBoardMember(member.association)) return new Refusal('forbidden');
      await member?.ask(todosContract.listGroups);
      const all = todos()?.all() ?? [];
      return summaryOf(
        all.filter(({ reported_reference, joined_to }) => reported_reference !== null && joined_to === null),
        nowOf(member),
      );
    },
    setReportVisibility: ({ params, body, member }) => change(params.todo_id, body, member),
    rejectReport: async ({ params, member }) => {
      const now = member?.now ?? new Date().toISOString();
      const state = { state: 'rejected', state_since: now, is_done: true, may_reject: false } as const;
      return change(params.todo_id, state, member);
    },
    undoRejection: async ({ params, member }) => {
      const found = await start(params.todo_id, member);
      if (found && !(found instanceof Refusal) && found.state !== 'rejected')
        return change(params.todo_id, {}, member);
      const state = { state: 'reported', state_since: nowOf(member), is_done: false } as const;
      return change(params.todo_id, { ...state, may_undo_rejection: false }, member);
    },
    joinReport: async ({ params, body, member }) => {
      const report = await start(params.todo_id, member);
      const target = todos()
        ?.all()
        .find(({ id, is_done }) => id === body.target_id && !is_done);
      if (!target || target.id === params.todo_id) return refusedTarget('not_allowed');
      if (target.joined_to) return refusedTarget('is_joined');
      const other = report instanceof Refusal ? undefined : report?.joined_to;
      if (other && other.id !== target.id) return new Refusal('conflict');
      return change(params.todo_id, { joined_to: namedTodo(target) }, member);
    },
    undoJoin: ({ params, member }) => change(params.todo_id, { joined_to: null }, member),
  };
}
