import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../../database/columns.ts';

/** The secrets of authenticator apps that a code has not confirmed yet. */
export const totpSetups = pgTable('totp_setups', {
  user_id: uuid().primaryKey(),
  /** Sealed, as in `totp-secret.service.ts`. */
  secret: text().notNull(),
  created_at: moment().notNull(),
});
