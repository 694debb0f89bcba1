import { bigint, boolean, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { bytea, citext, moment } from './columns.ts';

/** Who owns a part of a building, as the provider keeps it; a user signs in for one. */
export const owners = pgTable('owners', {
  id: uuid('id').primaryKey(),
  code: text('code').notNull(),
});

export const associations = pgTable('associations', {
  id: uuid('id').primaryKey(),
  code: text('code').notNull(),
  name: text('name').notNull(),
  title: text('title'),
});

export const users = pgTable('users', {
  id: uuid('id').primaryKey(),
  code: text('code').notNull(),
  email: citext('email').notNull(),
  name: text('name').notNull(),
  /** argon2id; null for a user who never chose a password. */
  password_hash: text('password_hash'),
  owner_id: uuid('owner_id'),
  last_active_association_id: uuid('last_active_association_id'),
  /** Base32; the second factor is on when it is set. */
  totp_secret: text('totp_secret'),
  /** The time step of the last accepted code: a code is accepted once. */
  totp_last_step: bigint('totp_last_step', { mode: 'number' }),
});

/** People of the provider, who may make links to act for a member. */
export const staff = pgTable('staff', {
  id: uuid('id').primaryKey(),
  code: text('code').notNull(),
  email: citext('email').notNull(),
  name: text('name').notNull(),
});

export const memberships = pgTable('memberships', {
  association_id: uuid('association_id').notNull(),
  user_id: uuid('user_id').notNull(),
  is_board: boolean('is_board').notNull(),
  is_invoice_check: boolean('is_invoice_check').notNull(),
  is_invoice_check_copy: boolean('is_invoice_check_copy').notNull(),
});

export const recoveryCodes = pgTable('recovery_codes', {
  user_id: uuid('user_id').notNull(),
  code_hash: bytea('code_hash').notNull(),
  used_at: moment('used_at'),
});
