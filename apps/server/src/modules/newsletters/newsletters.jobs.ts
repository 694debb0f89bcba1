import { DELETED_MESSAGE_MS } from '@mijn/domain/limits';
import { object, string } from 'yup';
import { inTransaction, type Queries } from '../../platform/database/index.ts';
import { defineJob } from '../../platform/jobs/define-job.ts';
import { requestNotification } from '../../capabilities/notifications/request-notification.ts';
import { announce } from '../../capabilities/sections/sections.ts';
import { existingIn } from './newsletters.access.ts';
import {
  lockNewsletter,
  recordNotified,
  removeNewsletters,
  type StoredNewsletter,
} from './newsletters.repository.ts';

type Published = Pick<StoredNewsletter, 'association_id' | 'id' | 'notify_requested'>;

/** Announces a change of a newsletter that owners see to the open tabs of the members. */
export async function announceNewsletter(
  transaction: Queries,
  { association_id, id }: Pick<Published, 'association_id' | 'id'>,
  happened_at: Date,
): Promise<void> {
  await announce(transaction, { association_id, section: 'newsletters', entity_id: id, happened_at });
}

/** Announces a newsletter that has appeared, and requests the mail to the owners if the board asked for it. */
export async function announcePublication(
  transaction: Queries,
  newsletter: Published,
  happened_at: Date,
): Promise<void> {
  await announceNewsletter(transaction, newsletter, happened_at);
  if (!newsletter.notify_requested) return;
  await recordNotified(transaction, newsletter, happened_at);
  const { association_id, id } = newsletter;
  await requestNotification(transaction, { association_id, kind: 'newsletters', entity_id: id });
}

/**
 * Announces a newsletter at its time. Owners see a newsletter from its time on without this job. A job of a
 * newsletter whose time has changed since does nothing.
 */
export const publishNewsletter = defineJob({
  name: 'publish_newsletter',
  data: object({
    association_id: string().required(),
    newsletter_id: string().required(),
    published_at: string().required(),
  }),
  attemptsMax: 10,
  run: async ({ database, now }, { association_id, newsletter_id, published_at }) =>
    inTransaction(database.queries, async (transaction) => {
      const filter = existingIn(association_id);
      const newsletter = await lockNewsletter(transaction, filter, newsletter_id);
      if (newsletter?.published_at?.toISOString() !== published_at) return undefined;
      // The clock of the queue is ahead of the clock of the server.
      if (newsletter.published_at > now()) return 'retry';
      await announcePublication(transaction, newsletter, now());
      return undefined;
    }),
});

/** Makes the job of a newsletter fit its time: one job for a time that is to come, otherwise none. */
export async function schedulePublication(
  transaction: Queries,
  {
    association_id,
    id,
    published_at,
    deleted_at,
  }: Pick<StoredNewsletter, 'association_id' | 'id' | 'published_at' | 'deleted_at'>,
  now: Date,
): Promise<void> {
  if (published_at === null || published_at <= now || deleted_at !== null) {
    await publishNewsletter.remove(transaction, id);
    return;
  }
  const data = { association_id, newsletter_id: id, published_at: published_at.toISOString() };
  // The queue uses the clock of the machine.
  const runAt = new Date(Date.now() + published_at.getTime() - now.getTime());
  await publishNewsletter.add(transaction, data, { runAt, key: id });
}

/** Removes the newsletters every hour that were deleted so long ago that they can't be restored. */
export const deleteOldNewsletters = defineJob({
  name: 'delete_old_newsletters',
  data: object(),
  attemptsMax: 1,
  cron: '20 * * * *',
  run: async ({ database, now }) => {
    await removeNewsletters(database.queries, new Date(now().getTime() - DELETED_MESSAGE_MS));
  },
});
