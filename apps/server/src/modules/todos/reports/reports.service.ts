import { dutchDay } from '@mijn/domain/formats';
import { DAY_MS, REPORTS_PER_DAY } from '@mijn/domain/limits';
import type { ReportForm } from '@mijn/domain/reports';
import { isBoardMember } from '@mijn/domain/roles';
import type { FastifyRequest } from 'fastify';
import { saveAttachments } from '../../../capabilities/attachments/index.ts';
import { requestNotification } from '../../../capabilities/notifications/request-notification.ts';
import type { NotificationContent } from '../../../capabilities/notifications/sources.ts';
import type { Services } from '../../../capabilities/services.ts';
import { changeAndRead, lockCount, type Queries } from '../../../platform/database/index.ts';
import { requireLine, requireText } from '../../../platform/texts/typed-text.ts';
import { AppError, createAndRead, type Member, requireBoard } from '../../../platform/wire/index.ts';
import { auditCaller } from '../../../platform/security/audit.ts';
import { findApartment } from '../../accounts/profile/profile.service.ts';
import { savePhotosOf } from '../../../capabilities/photos/owned-photos.ts';
import { mailProvider } from '../timeline/provider-mails.jobs.ts';
import { authorOf, describe, follow, type Writer } from '../timeline/timeline.service.ts';
import { entryAttachments } from '../timeline/timeline.tables.ts';
import { announceTodo, writeEntry } from '../timeline/entries.service.ts';
import { changeTodo, getTodo, holdTodo, type LockedTodo } from '../todos.service.ts';
import { mailReporter } from './reports.jobs.ts';
import * as repository from './reports.repository.ts';
import { OWN_APARTMENT, todosFor } from '../todos.access.ts';

type Needs = Pick<Services, 'database' | 'now'>;

/** The group of a report until the provider chooses one. */
const REPORT_GROUP = 'Meldingen';

const NUMBER_LENGTH = 4;

/** Returns the number of a new report, such as `M-2026-0031` (docs/product.md#reports). */
async function newReference(transaction: Queries, association_id: string, now: Date): Promise<string> {
  const year = Number(dutchDay(now).slice(0, 4));
  const number = await repository.nextNumber(transaction, { association_id, year });
  return `M-${year}-${String(number).padStart(NUMBER_LENGTH, '0')}`;
}

async function checkReports(transaction: Queries, writer: Writer, now: Date): Promise<void> {
  await lockCount(transaction, writer, 'reports');
  const count = await repository.countReports(transaction, writer, new Date(now.getTime() - DAY_MS));
  if (count >= REPORTS_PER_DAY) throw new AppError('too_many_reports', { params: { max: REPORTS_PER_DAY } });
}

/**
 * Makes an action item of a report, and tells other systems. Nobody follows it yet, and nobody is mailed.
 * @throws AppError `validation_failed`, or `too_many_reports`
 */
export async function writeReport(
  transaction: Queries,
  writer: Writer,
  id: string,
  form: ReportForm,
  now: Date,
): Promise<{ entry_id: string; reference: string }> {
  const { association_id } = writer.membership;
  const subject = requireLine('subject', form.subject);
  const place = requireLine('place', form.place);
  const text = requireText('text', form.text);
  const reference = await newReference(transaction, association_id, now);
  await checkReports(transaction, writer, now);
  const visibility = await repository.findVisibility(transaction, association_id);
  await repository.insertReport(transaction, {
    association_id,
    id,
    internal_reference: reference,
    reported_reference: reference,
    description: subject,
    group: REPORT_GROUP,
    concerns: place,
    reporter: writer.name,
    reporter_id: writer.user_id,
    reported_at: now,
    start_date: dutchDay(now),
    is_done: false,
    state: 'reported',
    state_since: now,
    is_visible_to_owners: visibility === 'at_once',
  });
  const entry_id = await writeEntry(
    transaction,
    {
      association_id,
      todo_id: id,
      kind: 'report',
      ...authorOf(writer, true),
      text,
      happened_at: now,
      internal_reference: reference,
    },
    'todo.reported',
  );
  await savePhotosOf(transaction, writer, { kind: 'entry', id: entry_id }, form.photos, now);
  const videos = form.video_id === null ? [] : [form.video_id];
  await saveAttachments(transaction, entryAttachments, writer, entry_id, videos, {
    field: 'video_id',
    kind: 'video',
  });
  await auditCaller(transaction, writer, 'todo_reported', { todo_id: id }, now);
  return { entry_id, reference };
}

/**
 * Makes an action item of a report, which its reporter follows.
 * @throws AppError `validation_failed`, or `too_many_reports`
 */
export async function createReport(
  services: Needs,
  caller: Member,
  form: ReportForm,
  request: FastifyRequest,
) {
  const now = services.now();
  const { association_id } = caller.membership;
  const once = { caller, request, now };
  return createAndRead(
    services,
    once,
    async (transaction, newId) => {
      const { entry_id } = await writeReport(transaction, caller, newId, form, now);
      await follow(transaction, caller, newId, now);
      await mailProvider(transaction, { association_id, entry_id });
      await requestNotification(transaction, { association_id, kind: 'reports', entity_id: entry_id });
      await mailReporter.add(transaction, { association_id, entry_id, user_id: caller.user_id });
    },
    (inside, id) => getTodo(inside, caller, id),
  );
}

/** Returns what the mail to the board says of the entry of a report, or null if nobody has to look at it any more. */
export async function describeReport(
  queries: Queries,
  key: { association_id: string; entity_id: string },
): Promise<NotificationContent | null> {
  return (await repository.isWaiting(queries, key)) ? describe(queries, key) : null;
}

export async function getOptions({ database }: Needs, caller: Member) {
  const { queries } = database;
  const [places, address, visibility] = await Promise.all([
    repository.listPlaces(database, todosFor(caller), OWN_APARTMENT),
    findApartment(queries, caller),
    repository.findVisibility(queries, caller.membership.association_id),
  ]);
  return { places, address, visibility };
}

/** Shows a report to the other owners, or hides it from them. @throws AppError `forbidden`, `not_found` */
export async function setVisibility(
  services: Needs,
  caller: Member,
  todo_id: string,
  is_visible_to_owners: boolean,
) {
  const now = services.now();
  const { association_id } = caller.membership;
  return changeAndRead(
    services,
    async (transaction) => {
      const todo = await holdTodo(transaction, caller, todo_id, now);
      // Where owners see no reports, the board can still hide one, so that it stays hidden under another rule.
      const mayHide = isBoardMember(caller.membership) && todo.reported_at !== null;
      const mayChoose = is_visible_to_owners ? todo.may_set_visibility : mayHide;
      if (!mayChoose) throw new AppError('forbidden');
      const isChosen = todo.visibility_chosen_at !== null;
      if (isChosen && todo.is_visible_to_owners === is_visible_to_owners) return;
      const changes = { is_visible_to_owners, visibility_chosen_at: now };
      await changeTodo(transaction, { association_id, id: todo_id }, changes);
      const action = is_visible_to_owners ? 'report_shown' : 'report_hidden';
      await auditCaller(transaction, caller, action, { todo_id }, now);
      await announceTodo(transaction, { association_id, id: todo_id }, now);
    },
    (inside) => getTodo(inside, caller, todo_id),
  );
}

/**
 * Says that a report is not for the association. @throws AppError `forbidden`, `not_found`, `validation_failed`, or
 * `conflict` if the provider has taken the report over, or it is done.
 */
export async function rejectReport(services: Needs, caller: Member, todo_id: string, text: string) {
  const now = services.now();
  const { association_id } = caller.membership;
  return changeAndRead(
    services,
    async (transaction) => {
      const todo = await holdTodo(transaction, caller, todo_id, now);
      requireBoard(caller);
      if (!todo.may_reject) throw new AppError('conflict');
      await changeTodo(
        transaction,
        { association_id, id: todo_id },
        {
          is_done: true,
          state: 'rejected',
          state_since: now,
          replied_at: todo.replied_at ?? now,
          export_number: null,
        },
      );
      const entry_id = await writeEntry(
        transaction,
        {
          association_id,
          todo_id,
          kind: 'rejected',
          ...authorOf(caller, false),
          text: requireText('text', text),
          happened_at: now,
          state_before: todo.state,
          state: 'rejected',
        },
        'todo.rejected',
      );
      await auditCaller(transaction, caller, 'report_rejected', { todo_id }, now);
      await mailProvider(transaction, { association_id, entry_id });
    },
    (inside) => getTodo(inside, caller, todo_id),
  );
}

/** Returns whether the rejection of a report was the first reply to it. */
const isFirstReply = ({ replied_at, state_since }: LockedTodo): boolean =>
  replied_at !== null && replied_at.getTime() === state_since?.getTime();

/**
 * Undoes `rejectReport`, so that the report waits for the board as before. A repeated call changes nothing.
 * @throws AppError `forbidden`, `not_found`, or `conflict` if the provider has taken the report over.
 */
export async function undoRejection(services: Needs, caller: Member, todo_id: string) {
  const now = services.now();
  const { association_id } = caller.membership;
  return changeAndRead(
    services,
    async (transaction) => {
      const todo = await holdTodo(transaction, caller, todo_id, now);
      requireBoard(caller);
      if (todo.state !== 'rejected') return;
      if (!todo.may_undo_rejection) throw new AppError('conflict');
      await changeTodo(
        transaction,
        { association_id, id: todo_id },
        {
          is_done: false,
          state: 'reported',
          state_since: now,
          export_number: null,
          ...(isFirstReply(todo) && { replied_at: null }),
        },
      );
      const entry_id = await writeEntry(
        transaction,
        {
          association_id,
          todo_id,
          kind: 'reopened',
          ...authorOf(caller, false),
          happened_at: now,
          state_before: 'rejected',
          state: 'reported',
        },
        'todo.reopened',
      );
      await auditCaller(transaction, caller, 'rejection_undone', { todo_id }, now);
      await mailProvider(transaction, { association_id, entry_id });
    },
    (inside) => getTodo(inside, caller, todo_id),
  );
}
