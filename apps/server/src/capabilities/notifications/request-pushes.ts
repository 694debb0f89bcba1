import type { Queries } from '../../platform/database/index.ts';
import { deliverPush } from './deliver-push.job.ts';
import type { Audience } from './notifications.repository.ts';
import { listPushDevices, type PushRange } from './pushes.repository.ts';

/** Pushes come after the webhooks, which are fewer, so that a push service that does not respond delays none of them. */
const PRIORITY = 10;

/**
 * Adds a job for each device of the members who chose pushes about a kind. Call this in the transaction that writes the mails of the
 * same members, so that no device gets two pushes. A slow push service delays no mail, because its jobs are of another pace.
 */
export async function requestPushes(
  transaction: Queries,
  { id: run_id, ...audience }: Audience & { id: string },
  range: PushRange,
): Promise<void> {
  const devices = await listPushDevices(transaction, audience, range);
  const jobs = devices.map((subscription_id) => ({
    data: { association_id: audience.association_id, run_id, subscription_id },
    key: `${run_id}/${subscription_id}`,
    priority: PRIORITY,
  }));
  await deliverPush.addEach(transaction, jobs);
}
