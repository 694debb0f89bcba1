import { boolean, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { bytea, moment } from './columns.ts';

export const sessions = pgTable('sessions', {
  id: uuid('id').primaryKey(),
  /** SHA-256 of the cookie's value. */
  token_hash: bytea('token_hash').notNull(),
  user_id: uuid('user_id').notNull(),
  created_at: moment('created_at').notNull(),
  /** Written at most once a minute. */
  last_seen_at: moment('last_seen_at').notNull(),
  /** The absolute end. */
  expires_at: moment('expires_at').notNull(),
  two_factor_at: moment('two_factor_at'),
  /** Set while provider staff act for the user. */
  staff_id: uuid('staff_id'),
  is_read_only: boolean('is_read_only').notNull(),
});

export const passwordResets = pgTable('password_resets', {
  token_hash: bytea('token_hash').primaryKey(),
  user_id: uuid('user_id').notNull(),
  expires_at: moment('expires_at').notNull(),
});

export const impersonationLinks = pgTable('impersonation_links', {
  token_hash: bytea('token_hash').primaryKey(),
  user_id: uuid('user_id').notNull(),
  staff_id: uuid('staff_id').notNull(),
  reason: text('reason').notNull(),
  is_read_only: boolean('is_read_only').notNull(),
  expires_at: moment('expires_at').notNull(),
  used_at: moment('used_at'),
});
