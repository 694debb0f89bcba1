import { boolean, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { bytea, moment } from './columns.ts';
import { staff, users } from './people.ts';

const userId = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

export const sessions = pgTable(
  'sessions',
  {
    id: uuid('id').primaryKey(),
    /** SHA-256 of the cookie's value. */
    token_hash: bytea('token_hash').notNull().unique(),
    user_id: userId(),
    created_at: moment('created_at').notNull(),
    /** Written at most once a minute. */
    last_seen_at: moment('last_seen_at').notNull(),
    /** The absolute end. */
    expires_at: moment('expires_at').notNull(),
    two_factor_at: moment('two_factor_at'),
    /** Set while provider staff act for the user. */
    staff_id: uuid('staff_id').references(() => staff.id),
    is_read_only: boolean('is_read_only').notNull(),
  },
  (table) => [index('sessions_by_user').on(table.user_id), index('sessions_by_end').on(table.expires_at)],
);

export const passwordResets = pgTable('password_resets', {
  token_hash: bytea('token_hash').primaryKey(),
  user_id: userId(),
  expires_at: moment('expires_at').notNull(),
});

export const impersonationLinks = pgTable('impersonation_links', {
  token_hash: bytea('token_hash').primaryKey(),
  user_id: userId(),
  staff_id: uuid('staff_id')
    .notNull()
    .references(() => staff.id),
  reason: text('reason').notNull(),
  is_read_only: boolean('is_read_only').notNull(),
  expires_at: moment('expires_at').notNull(),
  used_at: moment('used_at'),
});
