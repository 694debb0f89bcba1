import { boolean, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { bytea, moment } from '../database/columns.ts';

/** The table has at most one row: the pair of keys of this installation (docs/decisions/0254). */
export const pushKeys = pgTable('push_keys', {
  id: boolean().primaryKey().default(true),
  public_key: text().notNull(),
  /** The private key as a JSON Web Key, encrypted with a key of the server. */
  sealed_private_key: bytea().notNull(),
  created_at: moment().notNull(),
});

export const pushSubscriptions = pgTable('push_subscriptions', {
  id: uuid().primaryKey(),
  user_id: uuid().notNull(),
  /** The column is null after a session that ended because the member did nothing. */
  session_id: uuid(),
  /** The address at the push service. */
  endpoint: text().notNull(),
  /** The public key and the secret of the device (RFC 8291), in base64url. */
  p256dh: text().notNull(),
  auth: text().notNull(),
  shows_subject: boolean().notNull(),
  created_at: moment().notNull(),
  /** The last time at which a session of the member had this device. */
  seen_at: moment().notNull(),
});
