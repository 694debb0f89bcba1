import type { WebhookKind } from '@mijn/domain/webhooks';
import { boolean, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { bytea, moment } from '../../platform/database/columns.ts';

export const webhooks = pgTable('webhooks', {
  id: uuid().primaryKey(),
  address: text().notNull(),
  kinds: text().array().notNull(),
  /** The column is null for changes of all associations. */
  association_id: uuid(),
  /** The secret is encrypted with a key of the server. */
  sealed_secret: bytea().notNull(),
  /** The secret before, with which requests are signed too until `previous_until`; both are null without one. */
  sealed_previous_secret: bytea(),
  previous_until: moment(),
  allows_private: boolean().notNull(),
  created_at: moment().notNull(),
  /** The time at which the receiver said that it is gone (410). */
  gone_at: moment(),
});

export const webhookDeliveries = pgTable('webhook_deliveries', {
  id: uuid().primaryKey(),
  webhook_id: uuid().notNull(),
  kind: text().$type<WebhookKind>().notNull(),
  association_id: uuid().notNull(),
  entity_id: uuid().notNull(),
  happened_at: moment().notNull(),
  attempts: integer().notNull().default(0),
  attempted_at: moment(),
  /** The column is null without a response. */
  last_status: integer(),
  last_fault: text(),
  delivered_at: moment(),
  set_aside_at: moment(),
});
