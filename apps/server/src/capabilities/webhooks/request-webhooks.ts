import type { WebhookSubject } from '@mijn/domain/webhooks';
import type { Queries } from '../../platform/database/index.ts';
import { deliverWebhook } from './deliver-webhook.job.ts';
import { type DeliveryRow, insertDeliveries, type WebhookSubjects } from './webhooks.repository.ts';

/** The deliveries of one webhook run one at a time, so that a slow receiver delays no other. */
export async function addDeliveryJobs(
  queries: Queries,
  deliveries: readonly Pick<DeliveryRow, 'id' | 'webhook_id'>[],
): Promise<void> {
  for (const { id, webhook_id } of deliveries) {
    await deliverWebhook.add(queries, { delivery_id: id }, { key: id, queue: `webhook ${webhook_id}` });
  }
}

/** Call this in the transaction of the change, so that no message is lost, or about a change that was rolled back. */
export const requestWebhooks = (
  queries: Queries,
  { kind, ...subject }: WebhookSubject,
  now: Date,
): Promise<void> => requestManyWebhooks(queries, { kind, subjects: [subject] }, now);

export async function requestManyWebhooks(
  queries: Queries,
  changes: WebhookSubjects,
  now: Date,
): Promise<void> {
  await addDeliveryJobs(queries, await insertDeliveries(queries, changes, now));
}
