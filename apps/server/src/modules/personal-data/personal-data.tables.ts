import { bigint, pgTable, uuid } from 'drizzle-orm/pg-core';
import { bytea, moment } from '../../platform/database/columns.ts';

/** The exports of personal data: running, failed or ready. */
export const personalDataExports = pgTable('personal_data_exports', {
  id: uuid().primaryKey(),
  user_id: uuid().notNull(),
  requested_at: moment().notNull(),
  failed_at: moment(),
  ready_at: moment(),
  expires_at: moment(),
  /** The id of the file of a ready export, which is part of its key in the store. */
  file_id: uuid(),
  byte_size: bigint({ mode: 'number' }),
  /** The SHA-256 hash of the token in the link of a ready export. */
  token_hash: bytea(),
});
