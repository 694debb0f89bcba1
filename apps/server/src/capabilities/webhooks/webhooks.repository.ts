import type { WebhookSubject } from '@mijn/domain/webhooks';
import { and, asc, desc, eq, inArray, isNotNull, isNull, lt, lte, or, sql } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import { associations, type Queries } from '../../platform/database/index.ts';
import { webhookDeliveries, webhooks } from './webhooks.tables.ts';

export type WebhookRow = typeof webhooks.$inferSelect;
export type DeliveryRow = typeof webhookDeliveries.$inferSelect;

export async function insertWebhook(queries: Queries, row: typeof webhooks.$inferInsert): Promise<void> {
  await queries.insert(webhooks).values(row);
}

export async function findWebhook(queries: Queries, id: string): Promise<WebhookRow | undefined> {
  const [row] = await queries.select().from(webhooks).where(eq(webhooks.id, id));
  return row;
}

/** Returns the webhook, and locks it until the end of the transaction. */
export async function lockWebhook(queries: Queries, id: string): Promise<WebhookRow | undefined> {
  const [row] = await queries.select().from(webhooks).where(eq(webhooks.id, id)).for('update');
  return row;
}

/** Lists the oldest webhooks first, with the code of their association and their deliveries by state. */
export async function listWebhooks(queries: Queries) {
  const deliveries = queries
    .select({
      webhook_id: webhookDeliveries.webhook_id,
      waiting: sql<number>`count(*) filter (where delivered_at is null and set_aside_at is null)::int`.as(
        'waiting',
      ),
      set_aside: sql<number>`count(set_aside_at)::int`.as('set_aside'),
    })
    .from(webhookDeliveries)
    .groupBy(webhookDeliveries.webhook_id)
    .as('deliveries');
  return queries
    .select({
      id: webhooks.id,
      address: webhooks.address,
      kinds: webhooks.kinds,
      association: associations.code,
      allows_private: webhooks.allows_private,
      gone_at: webhooks.gone_at,
      previous_until: webhooks.previous_until,
      waiting: deliveries.waiting,
      set_aside: deliveries.set_aside,
    })
    .from(webhooks)
    .leftJoin(associations, eq(associations.id, webhooks.association_id))
    .leftJoin(deliveries, eq(deliveries.webhook_id, webhooks.id))
    .orderBy(asc(webhooks.created_at), asc(webhooks.id));
}

/** Returns whether the webhook existed. */
export async function deleteWebhook(queries: Queries, id: string): Promise<boolean> {
  const { rowCount } = await queries.delete(webhooks).where(eq(webhooks.id, id));
  return rowCount === 1;
}

/** Makes a secret the current one, and keeps the one before until a time. */
export async function replaceSecret(
  queries: Queries,
  id: string,
  { sealed_secret, previous_until }: { sealed_secret: Buffer; previous_until: Date },
): Promise<void> {
  const changes = { sealed_secret, sealed_previous_secret: webhooks.sealed_secret, previous_until };
  await queries.update(webhooks).set(changes).where(eq(webhooks.id, id));
}

const noPrevious = { sealed_previous_secret: null, previous_until: null };

/** Returns whether the webhook had a previous secret. */
export async function deletePreviousSecret(queries: Queries, id: string): Promise<boolean> {
  const hasPrevious = and(eq(webhooks.id, id), isNotNull(webhooks.previous_until));
  const { rowCount } = await queries.update(webhooks).set(noPrevious).where(hasPrevious);
  return rowCount === 1;
}

export async function deletePreviousSecrets(queries: Queries, now: Date): Promise<void> {
  await queries.update(webhooks).set(noPrevious).where(lte(webhooks.previous_until, now));
}

export async function markGone(queries: Queries, id: string, now: Date): Promise<void> {
  await queries.update(webhooks).set({ gone_at: now }).where(eq(webhooks.id, id));
}

export interface WebhookSubjects {
  kind: WebhookSubject['kind'];
  subjects: readonly Omit<WebhookSubject, 'kind'>[];
}

/** One statement adds a delivery for each webhook that wants to hear of each change. */
export async function insertDeliveries(
  queries: Queries,
  { kind, subjects }: WebhookSubjects,
  happened_at: Date,
): Promise<Pick<DeliveryRow, 'id' | 'webhook_id'>[]> {
  const wants = await queries
    .select({ id: webhooks.id, association_id: webhooks.association_id })
    .from(webhooks)
    .where(
      and(
        isNull(webhooks.gone_at),
        sql`${kind} = any(${webhooks.kinds})`,
        or(
          isNull(webhooks.association_id),
          inArray(webhooks.association_id, [...new Set(subjects.map((subject) => subject.association_id))]),
        ),
      ),
    );
  const deliveries = wants.flatMap((webhook) =>
    subjects
      .filter(({ association_id }) => (webhook.association_id ?? association_id) === association_id)
      .map(({ association_id, id }) => ({
        id: newId(),
        webhook_id: webhook.id,
        kind,
        association_id,
        entity_id: id,
        happened_at,
      })),
  );
  if (deliveries.length === 0) return [];
  return queries
    .insert(webhookDeliveries)
    .values(deliveries)
    .returning({ id: webhookDeliveries.id, webhook_id: webhookDeliveries.webhook_id });
}

/** Returns undefined for a delivery that is done, set aside or removed. */
export async function findWaiting(
  queries: Queries,
  id: string,
): Promise<{ delivery: DeliveryRow; webhook: WebhookRow } | undefined> {
  const [row] = await queries
    .select({ delivery: webhookDeliveries, webhook: webhooks })
    .from(webhookDeliveries)
    .innerJoin(webhooks, eq(webhooks.id, webhookDeliveries.webhook_id))
    .where(
      and(
        eq(webhookDeliveries.id, id),
        isNull(webhookDeliveries.delivered_at),
        isNull(webhookDeliveries.set_aside_at),
      ),
    );
  return row;
}

export async function findDelivery(queries: Queries, id: string): Promise<DeliveryRow | undefined> {
  const [row] = await queries.select().from(webhookDeliveries).where(eq(webhookDeliveries.id, id));
  return row;
}

export async function recordAttempt(
  queries: Queries,
  id: string,
  values: Pick<DeliveryRow, 'attempted_at' | 'last_status' | 'last_fault' | 'delivered_at' | 'set_aside_at'>,
): Promise<void> {
  await queries
    .update(webhookDeliveries)
    .set({ ...values, attempts: sql`${webhookDeliveries.attempts} + 1` })
    .where(eq(webhookDeliveries.id, id));
}

export async function listDeliveries(
  queries: Queries,
  { webhook_id, max }: { webhook_id?: string | undefined; max: number },
): Promise<DeliveryRow[]> {
  return queries
    .select()
    .from(webhookDeliveries)
    .where(webhook_id === undefined ? undefined : eq(webhookDeliveries.webhook_id, webhook_id))
    .orderBy(desc(webhookDeliveries.happened_at), desc(webhookDeliveries.id))
    .limit(max);
}

/** Reopens one delivery whatever its state, or all of a webhook that were set aside. Lists the oldest first. */
export async function reopenDeliveries(
  queries: Queries,
  which: { id: string } | { webhook_id: string },
): Promise<Pick<DeliveryRow, 'id' | 'webhook_id'>[]> {
  const condition =
    'id' in which
      ? eq(webhookDeliveries.id, which.id)
      : and(eq(webhookDeliveries.webhook_id, which.webhook_id), isNotNull(webhookDeliveries.set_aside_at));
  const { id, webhook_id, happened_at } = webhookDeliveries;
  const rows = await queries
    .update(webhookDeliveries)
    .set({ delivered_at: null, set_aside_at: null })
    .where(condition)
    .returning({ id, webhook_id, happened_at });
  return rows.toSorted((one, other) => one.happened_at.getTime() - other.happened_at.getTime());
}

/** Finds deliveries without a job, which a server leaves that was killed during the last attempt. */
export async function setForgottenAside(queries: Queries, now: Date): Promise<void> {
  await queries.execute(sql`
    update webhook_deliveries d
    set set_aside_at = ${now.toISOString()}, last_fault = 'the server stopped during the last attempt'
    where delivered_at is null and set_aside_at is null and not exists (
      select from graphile_worker.jobs
      where key = 'deliver_webhook/' || d.id and (attempts < max_attempts or locked_at is not null)
    )`);
}

export async function deleteDeliveries(queries: Queries, before: Date): Promise<void> {
  await queries.delete(webhookDeliveries).where(lt(webhookDeliveries.happened_at, before));
}

export async function findAssociationId(queries: Queries, code: string): Promise<string | undefined> {
  const [row] = await queries
    .select({ id: associations.id })
    .from(associations)
    .where(eq(associations.code, code));
  return row?.id;
}

const secretColumns = ['sealed_secret', 'sealed_previous_secret'] as const;

interface SealedSecret {
  id: string;
  column: (typeof secretColumns)[number];
  sealed: Buffer;
}

export async function listSealedSecrets(queries: Queries): Promise<SealedSecret[]> {
  const rows = await queries.select().from(webhooks);
  return rows.flatMap((row) =>
    secretColumns.flatMap((column) => {
      const sealed = row[column];
      return sealed === null ? [] : [{ id: row.id, column, sealed }];
    }),
  );
}

/** Keeps a secret that was changed in the meantime. */
export async function replaceSealedSecret(
  queries: Queries,
  { id, column, sealed }: SealedSecret,
  replacement: Buffer,
): Promise<void> {
  const isSame = and(eq(webhooks.id, id), eq(webhooks[column], sealed));
  await queries
    .update(webhooks)
    .set({ [column]: replacement })
    .where(isSame);
}
