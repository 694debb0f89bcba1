import type { WebhookKind } from '@mijn/domain/webhooks';
import { v7 as newId } from 'uuid';
import { StartFault } from '../../platform/config/errors.ts';
import { inTransaction, type Queries } from '../../platform/database/index.ts';
import { seal } from '../../platform/security/seal.ts';
import type { Foundation } from '../../platform/foundation.ts';
import { faultOfResponse, SEAL_PURPOSE, sendToWebhook, testMessage } from './deliver-webhook.job.ts';
import { addDeliveryJobs } from './request-webhooks.ts';
import { faultOfReceiver } from '../../platform/outgoing/post-outside.ts';
import { newWebhookSecret } from './sign-webhook.ts';
import * as repository from './webhooks.repository.ts';

export interface NewWebhook {
  address: URL;
  kinds: readonly WebhookKind[];
  /** The code of an association; undefined for all associations. */
  association: string | undefined;
  allowsPrivate: boolean;
}

/** The previous secret of a webhook signs for seven days, unless its rotation is finished before. */
const OVERLAP_MS = 7 * 24 * 3_600_000;

const unknownWebhook = (id: string): StartFault =>
  new StartFault(`There is no webhook ${id}: see "webhooks list".`);

/**
 * Returns the secret for signatures, which is not shown again. @throws StartFault if the association is unknown, or if the
 * address is private and may not be.
 */
export async function addWebhook(
  { database: { queries }, secret: serverSecret, now }: Foundation,
  { address, kinds, association, allowsPrivate }: NewWebhook,
): Promise<{ id: string; secret: string }> {
  const fault = await faultOfReceiver({ url: address, allowsPrivate });
  if (fault !== undefined) {
    throw new StartFault(`--address: ${fault}. Only with --allow-private may it be in one.`);
  }
  const association_id =
    association === undefined ? null : await repository.findAssociationId(queries, association);
  if (association_id === undefined) {
    throw new StartFault(`--association: there is no association ${association}.`);
  }
  const secret = newWebhookSecret();
  const id = newId();
  await repository.insertWebhook(queries, {
    id,
    address: address.href,
    kinds: [...kinds],
    association_id,
    sealed_secret: seal(serverSecret, SEAL_PURPOSE, secret),
    allows_private: allowsPrivate,
    created_at: now(),
  });
  return { id, secret };
}

/**
 * Requests are signed with both secrets for a while, so that the receiver can take the new one over without losing any. Returns the new
 * secret, which is not shown again. @throws StartFault for an unknown webhook, or while its last two secrets are both in use.
 */
export async function rotateSecret(
  { database, secret: serverSecret, now }: Foundation,
  id: string,
): Promise<{ secret: string; previous_until: Date }> {
  return inTransaction(database.queries, async (transaction) => {
    const webhook = await repository.lockWebhook(transaction, id);
    if (!webhook) throw unknownWebhook(id);
    if (webhook.previous_until && webhook.previous_until > now()) {
      throw new StartFault(
        `The webhook ${id} has two secrets until ${webhook.previous_until.toISOString()}: end the previous one first, with "webhooks rotate --finish ${id}".`,
      );
    }
    const secret = newWebhookSecret();
    const previous_until = new Date(now().getTime() + OVERLAP_MS);
    const sealed_secret = seal(serverSecret, SEAL_PURPOSE, secret);
    await repository.replaceSecret(transaction, id, { sealed_secret, previous_until });
    return { secret, previous_until };
  });
}

/** Signs with the newest secret alone from now on. @throws StartFault for an unknown webhook, or one with one secret. */
export async function finishRotation({ database: { queries } }: Foundation, id: string): Promise<void> {
  if (await repository.deletePreviousSecret(queries, id)) return;
  if (!(await repository.findWebhook(queries, id))) throw unknownWebhook(id);
  throw new StartFault(`The webhook ${id} has one secret.`);
}

/** @throws StartFault if there is no such webhook. */
export async function removeWebhook({ database }: Foundation, id: string): Promise<void> {
  if (!(await repository.deleteWebhook(database.queries, id))) throw unknownWebhook(id);
}

/** Sends at once, beside the queue. Returns undefined for a taken request. @throws StartFault for an unknown webhook. */
export async function testWebhook(foundation: Foundation, id: string): Promise<string | undefined> {
  const webhook = await repository.findWebhook(foundation.database.queries, id);
  if (!webhook) throw unknownWebhook(id);
  return faultOfResponse(await sendToWebhook(foundation, webhook, testMessage(newId(), foundation.now())));
}

type Replayed = { id: string } | { webhook_id: string };

async function webhookOf(queries: Queries, which: Replayed): Promise<repository.WebhookRow> {
  const delivery = 'id' in which ? await repository.findDelivery(queries, which.id) : which;
  if (!delivery) throw new StartFault('There is no such delivery: see "webhooks log".');
  const webhook = await repository.findWebhook(queries, delivery.webhook_id);
  if (!webhook) throw unknownWebhook(delivery.webhook_id);
  return webhook;
}

/** Keeps ids, so that a receiver recognises a repeat. @throws StartFault for an unknown id, or if the receiver is gone. */
export async function replayDeliveries({ database }: Foundation, which: Replayed): Promise<number> {
  return inTransaction(database.queries, async (transaction) => {
    const webhook = await webhookOf(transaction, which);
    if (webhook.gone_at) {
      throw new StartFault(`The receiver of ${webhook.id} has answered 410: add a new webhook for it.`);
    }
    const deliveries = await repository.reopenDeliveries(transaction, which);
    await addDeliveryJobs(transaction, deliveries);
    return deliveries.length;
  });
}
