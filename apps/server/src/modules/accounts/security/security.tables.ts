import { boolean, pgTable, uuid } from 'drizzle-orm/pg-core';
import { bytea, moment } from '../../../platform/database/columns.ts';

export const knownDevices = pgTable('known_devices', {
  user_id: uuid().notNull(),
  /** The SHA-256 hash of the cookie that recognises the browser. */
  token_hash: bytea().notNull(),
  first_seen_at: moment().notNull(),
  last_seen_at: moment().notNull(),
  /** Whether the member signed in with the browser. If not, a password was chosen in it by mail. */
  has_signed_in: boolean().notNull().default(true),
});
