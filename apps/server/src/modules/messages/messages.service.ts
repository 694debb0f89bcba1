import { DAY_MS, NOTIFIED_MESSAGES_PER_DAY } from '@mijn/domain/limits';
import type { MessageForm, UpdateMessageBody } from '@mijn/domain/messages';
import type { FastifyRequest } from 'fastify';
import { requestWebhooks } from '../../capabilities/webhooks/request-webhooks.ts';
import { saveAttachments } from '../../capabilities/attachments/index.ts';
import { changeAndRead, inTransaction, type Queries } from '../../platform/database/index.ts';
import { cleanMessage } from '../../capabilities/messages/clean-message.ts';
import { announce } from '../../capabilities/sections/sections.ts';
import { auditCaller, type AuditEntry } from '../../platform/security/audit.ts';
import { requestNotification } from '../../capabilities/notifications/request-notification.ts';
import type { Services } from '../../capabilities/services.ts';
import { AppError, createAndRead, type Member, orNotFound } from '../../platform/wire/index.ts';
import { deletedFor, messagesFor } from './messages.access.ts';
import * as repository from './messages.repository.ts';
import { messageAttachments } from './messages.tables.ts';

type Needs = Pick<Services, 'database' | 'now'>;

/**
 * Returns a message.
 * @throws AppError `not_found` if the message does not exist or the member may not see it.
 */
export async function getMessage({ database, now }: Needs, caller: Member, id: string) {
  const filter = messagesFor(caller.membership);
  return orNotFound(await repository.findMessage(database, filter, id, { caller, now: now() }));
}

/** Returns a message that the member may edit. */
async function getOwnMessage(services: Needs, caller: Member, id: string) {
  const message = await getMessage(services, caller, id);
  if (!message.may_edit) throw new AppError('forbidden');
  return message;
}

/** Records a change in the audit log, and announces it to the open tabs of the members. */
async function recordChange(
  transaction: Queries,
  member: Member,
  action: AuditEntry['action'],
  message_id: string,
  happened_at: Date,
): Promise<void> {
  const { association_id } = member.membership;
  await auditCaller(transaction, member, action, { message_id }, happened_at);
  await announce(transaction, {
    association_id,
    section: 'bulletin_board',
    entity_id: message_id,
    happened_at,
  });
}

/** Refuses to mail the owners more often than `NOTIFIED_MESSAGES_PER_DAY` on behalf of one member. */
async function checkNotifications(transaction: Queries, row: repository.NewMessage): Promise<void> {
  const since = new Date(row.published_at.getTime() - DAY_MS);
  const count = await repository.countNotified(transaction, row, since);
  if (count < NOTIFIED_MESSAGES_PER_DAY) return;
  throw new AppError('validation_failed', {
    errors: { notify: [{ code: 'too_often', params: { max: NOTIFIED_MESSAGES_PER_DAY } }] },
  });
}

/**
 * Publishes a message of the member.
 * @throws AppError `validation_failed`, with `too_often` if the member has had the owners mailed too often.
 */
export async function createMessage(
  services: Needs,
  caller: Member,
  { notify, ...form }: MessageForm,
  request: FastifyRequest,
) {
  const published_at = services.now();
  const once = { caller, request, now: published_at };
  const row = {
    association_id: caller.membership.association_id,
    author_id: caller.user_id,
    ...cleanMessage(form),
    notify_requested: notify ?? false,
    published_at,
  };
  return createAndRead(
    services,
    once,
    async (transaction, newId) => {
      if (row.notify_requested) await checkNotifications(transaction, row);
      await repository.insertMessage(transaction, { ...row, id: newId });
      await saveAttachments(transaction, messageAttachments, caller, newId, form.attachments);
      await recordChange(transaction, caller, 'message_published', newId, published_at);
      const { association_id } = row;
      await requestWebhooks(transaction, { kind: 'message.posted', association_id, id: newId }, published_at);
      if (notify)
        await requestNotification(transaction, { association_id, kind: 'bulletin', entity_id: newId });
    },
    (inside, id) => getMessage(inside, caller, id),
  );
}

/**
 * Changes a message.
 * @throws AppError `forbidden`, `not_found`, `validation_failed`, or `conflict` if someone else changed the message.
 */
export async function updateMessage(
  services: Needs,
  caller: Member,
  id: string,
  { version, ...form }: UpdateMessageBody,
) {
  const before = await getOwnMessage(services, caller, id);
  if (version !== before.version) throw new AppError('conflict');
  const changed_at = services.now();
  return changeAndRead(
    services,
    async (transaction) => {
      const filter = messagesFor(caller.membership);
      const changes = { ...cleanMessage(form), changed_at };
      const isUpdated = await repository.updateMessage(transaction, filter, { id, version }, changes);
      if (!isUpdated) throw new AppError('conflict');
      await saveAttachments(transaction, messageAttachments, caller, id, form.attachments);
      await recordChange(transaction, caller, 'message_changed', id, changed_at);
    },
    (inside) => getMessage(inside, caller, id),
  );
}

/** Deletes a message. It can be restored for some time (`DELETED_MESSAGE_MS`). */
export async function deleteMessage(services: Needs, caller: Member, id: string): Promise<void> {
  await getOwnMessage(services, caller, id);
  const deleted_at = services.now();
  await inTransaction(services.database.queries, async (transaction) => {
    const filter = messagesFor(caller.membership);
    const isDeleted = await repository.updateMessage(
      transaction,
      filter,
      { id },
      { deleted_at, deleted_by: caller.user_id },
    );
    if (!isDeleted) throw new AppError('not_found');
    await recordChange(transaction, caller, 'message_deleted', id, deleted_at);
  });
}

/** Shows a deleted message again. A message that is not deleted stays as it is. */
export async function restoreMessage(services: Needs, caller: Member, id: string) {
  const restored_at = services.now();
  return changeAndRead(
    services,
    async (transaction) => {
      const filter = deletedFor(caller, restored_at);
      // `deleted_by` stays, because the message is not new to the member who deleted it.
      const isRestored = await repository.updateMessage(transaction, filter, { id }, { deleted_at: null });
      if (isRestored) await recordChange(transaction, caller, 'message_restored', id, restored_at);
    },
    (inside) => getOwnMessage(inside, caller, id),
  );
}
