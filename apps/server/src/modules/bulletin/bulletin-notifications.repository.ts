import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { type Queries, users } from '../../platform/database/index.ts';
import type { NotificationContent } from '../../capabilities/notifications/sources.ts';
import { bulletinAttachments, bulletinMessages } from './bulletin.tables.ts';

/** Returns what the mail about a message says, or null for a message that does not exist or was deleted. */
export async function describeMessage(
  queries: Queries,
  { association_id, entity_id }: { association_id: string; entity_id: string },
): Promise<NotificationContent | null> {
  const [message] = await queries
    .select({
      subject: bulletinMessages.subject,
      text: bulletinMessages.text,
      author_id: bulletinMessages.author_id,
      author_name: sql<string>`coalesce(${users.name}, ${bulletinMessages.imported_author_name}, '')`,
    })
    .from(bulletinMessages)
    .leftJoin(users, eq(users.id, bulletinMessages.author_id))
    .where(
      and(
        eq(bulletinMessages.association_id, association_id),
        eq(bulletinMessages.id, entity_id),
        isNull(bulletinMessages.deleted_at),
      ),
    );
  if (!message) return null;
  const files = await queries
    .select({ name: bulletinAttachments.name, byte_size: bulletinAttachments.byte_size })
    .from(bulletinAttachments)
    .where(
      and(
        eq(bulletinAttachments.association_id, association_id),
        eq(bulletinAttachments.owner_id, entity_id),
      ),
    )
    .orderBy(asc(bulletinAttachments.position), asc(bulletinAttachments.id));
  return {
    subject: message.subject,
    author: { id: message.author_id, name: message.author_name },
    lines: message.text.split(/\n+/u),
    path: `/bulletin-board?bericht=${entity_id}`,
    files,
    thread: entity_id,
  };
}
