import { pathOfSubject, TEST_KIND } from '@mijn/domain/webhooks';
import type { WebhookPayload } from '@mijn/domain/webhooks/contract';
import { object, string } from 'yup';
import type { Queries } from '../../platform/database/index.ts';
import { type Attempt, defineJob, type JobContext } from '../../platform/jobs/define-job.ts';
import { unseal } from '../../platform/security/seal.ts';
import type { Foundation } from '../../platform/foundation.ts';
import { postOutside, type OutgoingResponse } from '../../platform/outgoing/post-outside.ts';
import { signedHeaders } from './sign-webhook.ts';
import type { DeliveryRow, WebhookRow } from './webhooks.repository.ts';
import * as repository from './webhooks.repository.ts';

export const SEAL_PURPOSE = 'webhook';

/** The attempts take about three days (see `defineJob`). */
export const WEBHOOK_ATTEMPTS_MAX = 20;

/** Deliveries stay in the log for thirty days. */
const LOG_MS = 30 * 24 * 3_600_000;

/** The status with which a receiver says that nothing should be sent any more (Standard Webhooks). */
const GONE = 410;

type Needs = Pick<Foundation, 'config' | 'secret' | 'now'>;

interface Message {
  id: string;
  body: string;
}

/** The text is the same in every attempt. */
function messageOf(
  { appUrl }: Foundation['config'],
  { id, kind, happened_at, ...subject }: DeliveryRow,
): Message {
  const { association_id, entity_id } = subject;
  const path = pathOfSubject({ kind, association_id, id: entity_id });
  const payload: WebhookPayload = {
    type: kind,
    timestamp: happened_at.toISOString(),
    data: { id: entity_id, association_id, address: new URL(`/api${path}`, appUrl).href },
  };
  return { id, body: JSON.stringify(payload) };
}

export const testMessage = (id: string, now: Date): Message => ({
  id,
  body: JSON.stringify({ type: TEST_KIND, timestamp: now.toISOString(), data: {} }),
});

/** Returns the secret of a webhook, and the previous one while its receiver may still verify with it. */
const sealedSecretsAt = (
  { sealed_secret, sealed_previous_secret, previous_until }: WebhookRow,
  now: Date,
): readonly Buffer[] =>
  sealed_previous_secret !== null && previous_until !== null && now < previous_until
    ? [sealed_secret, sealed_previous_secret]
    : [sealed_secret];

export async function sendToWebhook(
  { secret, now }: Needs,
  webhook: WebhookRow,
  { id, body }: Message,
  signal?: AbortSignal,
): Promise<OutgoingResponse> {
  const secrets = sealedSecretsAt(webhook, now()).map((sealed) => unseal(secret, SEAL_PURPOSE, sealed));
  const readable = secrets.filter((own) => own !== undefined);
  if (secrets[0] === undefined) {
    return { fault: 'the secret of the server has changed: remove the webhook and add it again' };
  }
  return postOutside({
    url: new URL(webhook.address),
    allowsPrivate: webhook.allows_private,
    headers: {
      ...signedHeaders(readable, { id, body, now: now() }),
      'content-type': 'application/json',
      'user-agent': 'Mijn-Webhooks/1',
    },
    body,
    ...(signal && { signal }),
  });
}

/** Returns undefined if the receiver took the request. */
export function faultOfResponse({ status, fault }: OutgoingResponse): string | undefined {
  if (fault !== undefined) return fault;
  return status !== undefined && status >= 200 && status < 300 ? undefined : `the response was ${status}`;
}

function stopSignal({ aborted }: Attempt): AbortSignal {
  const controller = new AbortController();
  aborted.catch(() => controller.abort());
  return controller.signal;
}

/** Sets the delivery aside after the last attempt, or if the receiver is gone. Returns whether the delivery is done. */
async function attemptDelivery(context: JobContext, id: string, attempt: Attempt): Promise<boolean> {
  const { database, config, now, log } = context;
  const found = await repository.findWaiting(database.queries, id);
  if (!found) return true;
  const { delivery, webhook } = found;
  const response: OutgoingResponse =
    webhook.gone_at === null
      ? await sendToWebhook(context, webhook, messageOf(config, delivery), stopSignal(attempt))
      : { fault: 'the receiver is gone' };
  const fault = faultOfResponse(response);
  const isGone = response.status === GONE || webhook.gone_at !== null;
  const isDone = fault === undefined || attempt.isLast || isGone;
  await database.queries.transaction(async (transaction: Queries) => {
    await repository.recordAttempt(transaction, id, {
      attempted_at: now(),
      last_status: response.status ?? null,
      last_fault: fault ?? null,
      delivered_at: fault === undefined ? now() : null,
      set_aside_at: fault !== undefined && isDone ? now() : null,
    });
    if (isGone && webhook.gone_at === null) await repository.markGone(transaction, webhook.id, now());
  });
  const about = { webhook: webhook.id, delivery: id, attempts: attempt.number, fault };
  if (fault !== undefined && isDone) {
    log.error(
      about,
      'a webhook was set aside: see "mijn webhooks log", and replay it when the receiver works',
    );
  } else if (fault !== undefined) log.warn(about, 'a webhook was not taken');
  return isDone;
}

export const deliverWebhook = defineJob({
  name: 'deliver_webhook',
  pace: 'remote',
  data: object({ delivery_id: string().required() }),
  attemptsMax: WEBHOOK_ATTEMPTS_MAX,
  run: async (context, { delivery_id }, attempt) =>
    (await attemptDelivery(context, delivery_id, attempt)) ? undefined : 'retry',
});

/** The daily job that sets forgotten deliveries aside, and deletes old ones from the log and the secrets that ended. */
export const forgetWebhooks = defineJob({
  name: 'forget_webhooks',
  data: object(),
  attemptsMax: 3,
  cron: '40 3 * * *',
  run: async ({ database, now }) => {
    await repository.setForgottenAside(database.queries, now());
    await repository.deleteDeliveries(database.queries, new Date(now().getTime() - LOG_MS));
    await repository.deletePreviousSecrets(database.queries, now());
  },
});
