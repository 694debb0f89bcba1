import { DAY_MS, REACTIONS_PER_DAY, REACTION_EDIT_MS } from '@mijn/domain/limits';
import { isBoardMember } from '@mijn/domain/roles';
import type { EntryRole, ReactionForm, ReopenBody, UpdateReactionBody } from '@mijn/domain/timeline';
import type { TodoState } from '@mijn/domain/todos';
import type { FastifyRequest } from 'fastify';
import { saveAttachments } from '../../../capabilities/attachments/index.ts';
import type { Services } from '../../../capabilities/services.ts';
import { changeAndRead, inTransaction, lockCount, type Queries } from '../../../platform/database/index.ts';
import { auditCaller } from '../../../platform/security/audit.ts';
import { requireText } from '../../../platform/texts/typed-text.ts';
import { AppError, createAndRead, type Member, orNotFound } from '../../../platform/wire/index.ts';
import { savePhotosOf } from '../../../capabilities/photos/owned-photos.ts';
import { changeTodo, getTodo, holdTodo, type LockedTodo, noteLook, requireTodo } from '../todos.service.ts';
import { mailProvider } from './provider-mails.jobs.ts';
import { describeEntry } from './timeline-notifications.repository.ts';
import * as repository from './timeline.repository.ts';
import { entryAttachments } from './timeline.tables.ts';
import { announceTodo, writeEntry } from './entries.service.ts';

type Needs = Pick<Services, 'config' | 'database' | 'now'>;

/** The member who writes on an action item. */
export type Writer = Pick<Member, 'user_id' | 'name' | 'membership' | 'impersonator'>;

/** Returns what an entry says of its author. Somebody with several roles has the first of `entryRoles`. */
export function authorOf(writer: Writer, isOwnReport: boolean) {
  const other: EntryRole = isBoardMember(writer.membership) ? 'board' : 'owner';
  const author_role: EntryRole = isOwnReport ? 'reporter' : other;
  return { author_id: writer.user_id, author_name: writer.name, author_role };
}

const keyOf = ({ membership: { association_id } }: Member, todo_id: string, id: string) => ({
  association_id,
  todo_id,
  id,
});

/** @throws AppError `not_found` if the entry does not exist, or the member may not see the action item. */
export async function getEntry({ database, now }: Needs, caller: Member, todo_id: string, id: string) {
  await requireTodo(database, caller, todo_id);
  const key = keyOf(caller, todo_id, id);
  return orNotFound(await repository.findEntry(database, key, { caller, now: now() }));
}

/** @throws AppError `not_found` */
export async function listEntries(
  { database, now }: Needs,
  caller: Member,
  todo_id: string,
  query: { page: number; per_page: number },
) {
  await requireTodo(database, caller, todo_id);
  const { association_id } = caller.membership;
  return repository.listEntries(database, { association_id, todo_id }, query, { caller, now: now() });
}

/** @throws AppError `too_many_reactions` (docs/product.md#reports-who-sees) */
async function checkReactions(transaction: Queries, writer: Writer, now: Date): Promise<void> {
  await lockCount(transaction, writer, 'reactions');
  const count = await repository.countReactions(transaction, writer, new Date(now.getTime() - DAY_MS));
  if (count >= REACTIONS_PER_DAY)
    throw new AppError('too_many_reactions', { params: { max: REACTIONS_PER_DAY } });
}

/** Notes the first reply of the board to a report. */
async function noteReply(transaction: Queries, writer: Writer, todo: LockedTodo, now: Date): Promise<void> {
  const isReply = todo.reported_at && !todo.replied_at && !todo.is_own_report;
  if (!isReply || !isBoardMember(writer.membership)) return;
  const { association_id } = writer.membership;
  await changeTodo(transaction, { association_id, id: todo.id }, { replied_at: now });
}

/**
 * Writes a reaction, and tells the followers and other systems. The provider is not mailed.
 * @throws AppError `not_found`, `validation_failed`, `report_joined`, or `too_many_reactions`
 */
export async function writeReaction(
  transaction: Queries,
  writer: Writer,
  { todo_id, id }: { todo_id: string; id: string },
  { text, attachments, photos }: ReactionForm,
  now: Date,
): Promise<void> {
  const { association_id } = writer.membership;
  const todo = await holdTodo(transaction, writer, todo_id, now);
  if (todo.joined_reference !== null)
    throw new AppError('report_joined', { params: { reference: todo.joined_reference } });
  await checkReactions(transaction, writer, now);
  await writeEntry(
    transaction,
    {
      association_id,
      id,
      todo_id,
      kind: 'reaction',
      ...authorOf(writer, todo.is_own_report),
      text: requireText('text', text),
      happened_at: now,
    },
    'todo.reacted',
  );
  await saveAttachments(transaction, entryAttachments, writer, id, attachments);
  await savePhotosOf(transaction, writer, { kind: 'entry', id }, photos, now);
  await noteReply(transaction, writer, todo, now);
  await auditCaller(transaction, writer, 'reaction_written', { todo_id, entry_id: id }, now);
}

/** @throws AppError `not_found`, `validation_failed`, `report_joined`, or `too_many_reactions` */
export async function createReaction(
  services: Needs,
  caller: Member,
  todo_id: string,
  form: ReactionForm,
  request: FastifyRequest,
) {
  const now = services.now();
  const { association_id } = caller.membership;
  const once = { caller, request, now };
  return createAndRead(
    services,
    once,
    async (transaction, newId) => {
      await writeReaction(transaction, caller, { todo_id, id: newId }, form, now);
      await mailProvider(transaction, { association_id, entry_id: newId }, REACTION_EDIT_MS);
    },
    (inside, id) => getEntry(inside, caller, todo_id, id),
  );
}

/** @throws AppError `forbidden`, `not_found`, `validation_failed`, or `conflict` if the entry was changed meanwhile. */
export async function updateReaction(
  services: Needs,
  caller: Member,
  { todo_id, entry_id }: { todo_id: string; entry_id: string },
  { version, text, attachments, photos }: UpdateReactionBody,
) {
  const before = await getEntry(services, caller, todo_id, entry_id);
  if (before.editable_until === null) throw new AppError('forbidden');
  const now = services.now();
  const key = keyOf(caller, todo_id, entry_id);
  return changeAndRead(
    services,
    async (transaction) => {
      const changes = { text: requireText('text', text), changed_at: now };
      if (!(await repository.updateEntryText(transaction, { ...key, version }, changes)))
        throw new AppError('conflict');
      await saveAttachments(transaction, entryAttachments, caller, entry_id, attachments);
      await savePhotosOf(transaction, caller, { kind: 'entry', id: entry_id }, photos, now);
      await auditCaller(transaction, caller, 'reaction_changed', { todo_id, entry_id }, now);
      await announceTodo(transaction, { ...key, id: todo_id }, now);
    },
    (inside) => getEntry(inside, caller, todo_id, entry_id),
  );
}

/** @throws AppError `forbidden`, `not_found` */
export async function deleteReaction(
  services: Needs,
  caller: Member,
  { todo_id, entry_id }: { todo_id: string; entry_id: string },
): Promise<void> {
  const { may_delete } = await getEntry(services, caller, todo_id, entry_id);
  if (!may_delete) throw new AppError('forbidden');
  const now = services.now();
  const key = keyOf(caller, todo_id, entry_id);
  await inTransaction(services.database.queries, async (transaction) => {
    if (!(await repository.deleteEntry(transaction, key))) throw new AppError('not_found');
    await repository.updateFirstReply(transaction, key);
    await auditCaller(transaction, caller, 'reaction_deleted', { todo_id, entry_id }, now);
    await announceTodo(transaction, { ...key, id: todo_id }, now);
  });
}

/** @throws AppError `forbidden`, `not_found`, `validation_failed` */
export async function reopenTodo(services: Needs, caller: Member, todo_id: string, { text }: ReopenBody) {
  const now = services.now();
  const { association_id } = caller.membership;
  return changeAndRead(
    services,
    async (transaction) => {
      const todo = await holdTodo(transaction, caller, todo_id, now);
      if (!todo.may_reopen) throw new AppError('forbidden');
      const state: TodoState = todo.code === null ? 'reported' : 'in_progress';
      await changeTodo(
        transaction,
        { association_id, id: todo_id },
        { is_done: false, state, state_since: now, done_at: null, reopened_at: now },
      );
      const entry_id = await writeEntry(
        transaction,
        {
          association_id,
          todo_id,
          kind: 'reopened',
          ...authorOf(caller, true),
          text: requireText('text', text),
          happened_at: now,
          state_before: todo.state,
          state,
        },
        'todo.reopened',
      );
      await auditCaller(transaction, caller, 'todo_reopened', { todo_id }, now);
      await mailProvider(transaction, { association_id, entry_id });
    },
    (inside) => getTodo(inside, caller, todo_id),
  );
}

/** Returns what a mail says of an entry, or null for an entry that was deleted. */
export const describe = describeEntry;

/** The condition that an entry counts as a reply to a report, of a row of `todo_entries`. */
export const isReply = repository.IS_REPLY;

/** Lets a member follow an action item that the member made in the same transaction. */
export const follow = repository.insertFollow;

async function following({ database }: Needs, caller: Member, todo_id: string) {
  return orNotFound(await repository.findFollowing(database.queries, caller, todo_id));
}

/** A repeated call changes nothing. @throws AppError `not_found` */
export async function setFollowed(services: Needs, caller: Member, todo_id: string, isFollowed: boolean) {
  await requireTodo(services.database, caller, todo_id);
  const { queries } = services.database;
  if (isFollowed) await repository.insertFollow(queries, caller, todo_id, services.now());
  else await repository.deleteFollow(queries, caller, todo_id);
  return following(services, caller, todo_id);
}

/** Staff who act for the member change nothing, because the entries are still new to the member. @throws AppError `not_found` */
export async function markSeen(services: Needs, caller: Member, todo_id: string): Promise<void> {
  await requireTodo(services.database, caller, todo_id);
  if (caller.impersonator) return;
  const now = services.now();
  await inTransaction(services.database.queries, async (transaction) => {
    await repository.updateSeen(transaction, caller, todo_id, now);
    const { association_id } = caller.membership;
    // The badges of the others in the board change too.
    if (isBoardMember(caller.membership) && (await noteLook(transaction, caller, todo_id, now)))
      await announceTodo(transaction, { association_id, id: todo_id }, now);
  });
}
