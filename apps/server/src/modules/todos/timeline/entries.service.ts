import { v7 as newId } from 'uuid';
import type { WebhookKind } from '@mijn/domain/webhooks';
import { requestNotification } from '../../../capabilities/notifications/request-notification.ts';
import { announce } from '../../../capabilities/sections/sections.ts';
import { requestWebhooks } from '../../../capabilities/webhooks/request-webhooks.ts';
import type { Queries } from '../../../platform/database/index.ts';
import { type EntryKey, hasFollowers, insertEntry, type NewEntry } from './timeline.repository.ts';

/** Who wrote an entry. An entry of the import has nobody. */
export type EntryAuthor = Pick<NewEntry, 'author_id' | 'author_name' | 'author_role'>;

/** Tells the open tabs of the association that an action item or its timeline changed. */
export const announceTodo = (
  queries: Queries,
  { association_id, id }: { association_id: string; id: string },
  happened_at: Date,
): Promise<void> => announce(queries, { association_id, section: 'todos', entity_id: id, happened_at });

/** Tells open tabs and the followers of the action item of an entry that was written. */
export async function tellEntry(
  transaction: Queries,
  { association_id, todo_id, id, author_id }: EntryKey & { author_id: string | null },
  now: Date,
): Promise<void> {
  await announceTodo(transaction, { association_id, id: todo_id }, now);
  if (await hasFollowers(transaction, { association_id, todo_id }, author_id))
    await requestNotification(transaction, { association_id, kind: 'todos', entity_id: id });
}

/** Writes an entry that nobody is mailed about. It is new to who follows the action item. */
export async function writeQuietEntry(transaction: Queries, row: Omit<NewEntry, 'id'>): Promise<void> {
  await insertEntry(transaction, { ...row, id: newId() });
  await announceTodo(transaction, { ...row, id: row.todo_id }, row.happened_at);
}

/**
 * Writes an entry, and tells open tabs, other systems and the followers of the action item. Call this in the transaction of
 * the change. @returns the id of the entry
 */
export async function writeEntry(
  transaction: Queries,
  row: Omit<NewEntry, 'id'> & { id?: string },
  webhook?: WebhookKind,
): Promise<string> {
  const { id = newId(), association_id, todo_id, author_id = null, happened_at } = row;
  await insertEntry(transaction, { ...row, id });
  if (webhook)
    await requestWebhooks(transaction, { kind: webhook, association_id, id: todo_id }, happened_at);
  await tellEntry(transaction, { association_id, todo_id, id, author_id }, happened_at);
  return id;
}
