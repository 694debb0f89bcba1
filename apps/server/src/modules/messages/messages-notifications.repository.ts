import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { type Queries, users } from '../../platform/database/index.ts';
import type { NotificationContent } from '../../capabilities/notifications/sources.ts';
import { messageAttachments, messages } from './messages.tables.ts';

/** Returns what the mail about a message says, or null for a message that does not exist or was deleted. */
export async function describeMessage(
  queries: Queries,
  { association_id, entity_id }: { association_id: string; entity_id: string },
): Promise<NotificationContent | null> {
  const [message] = await queries
    .select({
      subject: messages.subject,
      text: messages.text,
      author_id: messages.author_id,
      author_name: sql<string>`coalesce(${users.name}, ${messages.imported_author_name}, '')`,
    })
    .from(messages)
    .leftJoin(users, eq(users.id, messages.author_id))
    .where(
      and(
        eq(messages.association_id, association_id),
        eq(messages.id, entity_id),
        isNull(messages.deleted_at),
      ),
    );
  if (!message) return null;
  const files = await queries
    .select({ name: messageAttachments.name, byte_size: messageAttachments.byte_size })
    .from(messageAttachments)
    .where(
      and(eq(messageAttachments.association_id, association_id), eq(messageAttachments.owner_id, entity_id)),
    )
    .orderBy(asc(messageAttachments.position), asc(messageAttachments.id));
  return {
    subject: message.subject,
    author: { id: message.author_id, name: message.author_name },
    lines: message.text.split(/\n+/u),
    path: `/bulletin-board?bericht=${entity_id}`,
    files,
    thread: entity_id,
  };
}
