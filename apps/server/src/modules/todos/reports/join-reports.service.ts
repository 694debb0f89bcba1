import { JOINED_REPORTS_MAX } from '@mijn/domain/limits';
import type { FieldErrorCode } from '@mijn/domain/errors';
import type { Services } from '../../../capabilities/services.ts';
import { changeAndRead, type Queries } from '../../../platform/database/index.ts';
import { AppError, type Member, requireBoard } from '../../../platform/wire/index.ts';
import { auditCaller } from '../../../platform/security/audit.ts';
import { mailProvider } from '../timeline/provider-mails.jobs.ts';
import { authorOf } from '../timeline/timeline.service.ts';
import { writeEntry, writeQuietEntry } from '../timeline/entries.service.ts';
import { changeTodo, getTodo, holdTodo, requireTodo } from '../todos.service.ts';
import * as repository from './join-reports.repository.ts';
import { separateReport } from './separate-reports.service.ts';

type Needs = Pick<Services, 'database' | 'now'>;

const refused = (code: FieldErrorCode) =>
  new AppError('validation_failed', { errors: { target_id: [{ code }] } });

async function requireBoardOf({ database }: Needs, caller: Member, todo_id: string): Promise<void> {
  await requireTodo(database, caller, todo_id);
  requireBoard(caller);
}

/** Returns the open action item that a report can be joined to. @throws AppError `validation_failed` */
async function findTarget(transaction: Queries, key: repository.TodoKey, report_id: string) {
  const target = key.id === report_id ? undefined : await repository.findItem(transaction, key);
  if (!target || target.is_done) throw refused('not_allowed');
  if (target.joined_to !== null) throw refused('is_joined');
  return target;
}

type Named = Pick<repository.JoinItem, 'id' | 'reference'>;

/** Joins one report, and tells its followers and the provider. */
async function join(
  transaction: Queries,
  caller: Member,
  report: Named,
  target: Named,
  now: Date,
): Promise<void> {
  const { association_id } = caller.membership;
  const entry = { association_id, ...authorOf(caller, false), happened_at: now };
  const changes = { joined_to: target.id, joined_at: now, export_number: null };
  await changeTodo(transaction, { association_id, id: report.id }, changes);
  const ids = { association_id, report_id: report.id, target_id: target.id };
  await repository.insertFollows(transaction, ids, now);
  await writeQuietEntry(transaction, {
    ...entry,
    todo_id: target.id,
    kind: 'received',
    internal_reference: report.reference,
  });
  const entry_id = await writeEntry(transaction, {
    ...entry,
    todo_id: report.id,
    kind: 'joined',
    internal_reference: target.reference,
  });
  await auditCaller(transaction, caller, 'report_joined', { todo_id: report.id, entry_id }, now);
  await mailProvider(transaction, { association_id, entry_id });
}

/**
 * Joins a report to the open action item that is about the same, with the reports that were joined to it (docs/decisions/0253). A
 * repeated call changes nothing.
 * @throws AppError `forbidden`, `not_found`, `validation_failed` for a target that is not open, of another association, or joined itself,
 * `too_many_joined`, or `conflict` for a report that is done, taken over, or joined to something else
 */
export async function joinReport(services: Needs, caller: Member, todo_id: string, target_id: string) {
  await requireBoardOf(services, caller, todo_id);
  const now = services.now();
  const { association_id } = caller.membership;
  return changeAndRead(
    services,
    async (transaction) => {
      await repository.lockJoins(transaction, association_id);
      await repository.lockInOrder(transaction, association_id, [todo_id, target_id]);
      const report = await holdTodo(transaction, caller, todo_id, now);
      if (report.joined_to === target_id) return;
      if (!report.may_join) throw new AppError('conflict');
      const target = await findTarget(transaction, { association_id, id: target_id }, todo_id);
      const own = await repository.listJoined(transaction, { association_id, id: todo_id });
      const others = await repository.listJoined(transaction, { association_id, id: target_id });
      if (others.length + own.length >= JOINED_REPORTS_MAX)
        throw new AppError('too_many_joined', { params: { max: JOINED_REPORTS_MAX } });
      for (const one of [{ id: todo_id, reference: report.reference }, ...own])
        await join(transaction, caller, one, target, now);
    },
    (inside) => getTodo(inside, caller, todo_id),
  );
}

/** Undoes `joinReport` for one report. A repeated call changes nothing. @throws AppError `forbidden`, `not_found` */
export async function undoJoin(services: Needs, caller: Member, todo_id: string) {
  await requireBoardOf(services, caller, todo_id);
  const now = services.now();
  const { association_id } = caller.membership;
  return changeAndRead(
    services,
    async (transaction) => {
      await repository.lockJoins(transaction, association_id);
      const found = await repository.findItem(transaction, { association_id, id: todo_id });
      await repository.lockInOrder(transaction, association_id, [todo_id, found?.joined_to ?? todo_id]);
      const { joined_to, joined_at } = await holdTodo(transaction, caller, todo_id, now);
      if (joined_to === null) return;
      const ids = { association_id, report_id: todo_id, target_id: joined_to };
      if (joined_at) await repository.deleteFollows(transaction, ids, joined_at);
      const report = { association_id, id: todo_id, joined_to };
      const entry_id = await separateReport(transaction, report, now, authorOf(caller, false));
      await auditCaller(transaction, caller, 'join_undone', { todo_id, entry_id }, now);
      await mailProvider(transaction, { association_id, entry_id });
    },
    (inside) => getTodo(inside, caller, todo_id),
  );
}
