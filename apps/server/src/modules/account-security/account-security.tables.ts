import { pgTable, uuid } from 'drizzle-orm/pg-core';
import { bytea, moment } from '../../platform/database/columns.ts';

export const knownDevices = pgTable('known_devices', {
  user_id: uuid().notNull(),
  /** The SHA-256 hash of the cookie that recognises the browser. */
  token_hash: bytea().notNull(),
  first_seen_at: moment().notNull(),
  last_seen_at: moment().notNull(),
});
