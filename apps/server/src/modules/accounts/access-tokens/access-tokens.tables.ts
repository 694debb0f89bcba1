import { accessTokenScopes } from '@mijn/domain/access-tokens';
import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { bytea, moment } from '../../../platform/database/columns.ts';

export const accessTokens = pgTable('access_tokens', {
  id: uuid().primaryKey(),
  user_id: uuid().notNull(),
  /** The SHA-256 hash of the token. */
  token_hash: bytea().notNull(),
  name: text().notNull(),
  scope: text({ enum: accessTokenScopes }).notNull(),
  /** The column is null for all associations of the user. */
  association_id: uuid(),
  created_at: moment().notNull(),
  expires_at: moment().notNull(),
  last_used_at: moment(),
});
