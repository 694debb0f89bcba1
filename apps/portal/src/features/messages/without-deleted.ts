import type { CallAnswer } from '@mijn/api';
import type { bulletinOperations } from '@mijn/domain/bulletin';

type MessagesPage = CallAnswer<typeof bulletinOperations.listMessages>;

/**
 * Returns a shown page of messages, newest first, without those that are deleted according to a later answer for the
 * same page. New messages are left out, and a message that they moved to the next page stays. If no message is
 * left, the later answer is returned.
 */
export function withoutDeleted(shown: MessagesPage, latest: MessagesPage): MessagesPage {
  const { page, per_page, total } = latest.meta;
  const newest = page === 1 ? undefined : latest.data[0];
  const oldest = page * per_page < total ? latest.data.at(-1) : undefined;
  const left = shown.data.filter(
    ({ id, published_at }) =>
      latest.data.some((message) => message.id === id) ||
      (newest && published_at >= newest.published_at) ||
      (oldest && published_at <= oldest.published_at),
  );
  if (latest.data.length === 0 || left.length === 0) return latest;
  const deleted = shown.data.length - left.length;
  return { data: left, meta: { ...shown.meta, total: shown.meta.total - deleted } };
}
