import { listAttachments } from '../../capabilities/attachments/index.ts';
import type { Queries } from '../../platform/database/index.ts';
import type { NotificationContent } from '../../capabilities/notifications/sources.ts';
import { existingIn } from './newsletters.access.ts';
import { findForMail } from './newsletters.repository.ts';
import { newsletterAttachments } from './newsletters.tables.ts';

/**
 * Returns what the mail about a newsletter says, or null for a newsletter that does not exist, was deleted or
 * withdrawn. The mail is requested at the time of the publication, so that the time is not compared here.
 */
export async function describeNewsletter(
  queries: Queries,
  { association_id, entity_id }: { association_id: string; entity_id: string },
): Promise<NotificationContent | null> {
  const newsletter = await findForMail(queries, existingIn(association_id), entity_id);
  if (!newsletter || newsletter.published_at === null) return null;
  const { subject, summary, name, byte_size, author_id, author_name } = newsletter;
  const attached = await listAttachments(queries, newsletterAttachments, association_id, [entity_id]);
  return {
    subject,
    author: { id: author_id, name: author_name },
    lines: summary === null ? [] : [summary],
    path: `/news-letter?document=${entity_id}`,
    files: [{ name, byte_size }, ...(attached.get(entity_id) ?? [])],
    thread: entity_id,
  };
}
