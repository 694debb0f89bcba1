import { bigint, boolean, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { bytea, citext, moment } from './columns.ts';

/** The owners of apartments, as the provider knows them. A user can belong to one. */
export const owners = pgTable('owners', {
  id: uuid().primaryKey(),
  code: text().notNull(),
});

export const associations = pgTable('associations', {
  id: uuid().primaryKey(),
  code: text().notNull(),
  name: text().notNull(),
  title: text(),
});

export const users = pgTable('users', {
  id: uuid().primaryKey(),
  code: text().notNull(),
  email: citext().notNull(),
  name: text().notNull(),
  /** argon2id; null for a user who never chose a password. */
  password_hash: text(),
  owner_id: uuid(),
  last_active_association_id: uuid(),
  /** Base32; the second factor is on when it is set. */
  totp_secret: text(),
  /** The time step of the last accepted code: a code is accepted once. */
  totp_last_step: bigint({ mode: 'number' }),
});

/** The staff of the provider, who can act for a member through a link. */
export const staff = pgTable('staff', {
  id: uuid().primaryKey(),
  code: text().notNull(),
  email: citext().notNull(),
  name: text().notNull(),
});

export const memberships = pgTable('memberships', {
  association_id: uuid().notNull(),
  user_id: uuid().notNull(),
  is_board: boolean().notNull(),
  is_invoice_check: boolean().notNull(),
  is_invoice_check_copy: boolean().notNull(),
});

export const recoveryCodes = pgTable('recovery_codes', {
  user_id: uuid().notNull(),
  code_hash: bytea().notNull(),
  used_at: moment(),
});

export const sessions = pgTable('sessions', {
  id: uuid().primaryKey(),
  /** SHA-256 of the cookie's value. */
  token_hash: bytea().notNull(),
  user_id: uuid().notNull(),
  created_at: moment().notNull(),
  /** Written at most once a minute. */
  last_seen_at: moment().notNull(),
  /** The absolute end. */
  expires_at: moment().notNull(),
  two_factor_at: moment(),
  /** Set while provider staff act for the user. */
  staff_id: uuid(),
  is_read_only: boolean().notNull(),
});

export const passwordResets = pgTable('password_resets', {
  token_hash: bytea().primaryKey(),
  user_id: uuid().notNull(),
  expires_at: moment().notNull(),
});

export const impersonationLinks = pgTable('impersonation_links', {
  token_hash: bytea().primaryKey(),
  user_id: uuid().notNull(),
  staff_id: uuid().notNull(),
  reason: text().notNull(),
  is_read_only: boolean().notNull(),
  expires_at: moment().notNull(),
  used_at: moment(),
});

/** The audit log: who did what. It outlives sessions. */
export const auditEntries = pgTable('audit_entries', {
  id: uuid().primaryKey(),
  happened_at: moment().notNull(),
  /** What happened: `impersonation_started`. */
  action: text().notNull(),
  user_id: uuid(),
  /** The member of staff who acted for the user. */
  staff_id: uuid(),
  association_id: uuid(),
  details: jsonb().$type<Record<string, string | number | boolean>>().notNull(),
});

/** Recent attempts, for the rate limits of all replicas together. */
export const attempts = pgTable('attempts', {
  id: uuid().primaryKey(),
  /** A hash of what is limited: kind and e-mail address, or kind and client address. */
  subject: bytea().notNull(),
  attempted_at: moment().notNull(),
});

/** Mails to send, written in the transaction of their cause. Texts are emptied once sent. */
export const outboxMails = pgTable('outbox_mails', {
  id: uuid().primaryKey(),
  /** The cause and the recipient: a mail with the same key is written once. */
  dedupe_key: text().notNull(),
  recipient: text().notNull(),
  subject: text().notNull(),
  text_body: text().notNull(),
  html_body: text().notNull(),
  created_at: moment().notNull(),
  sent_at: moment(),
  failed_at: moment(),
});

/** What calls created, by their Idempotency-Key: a retry creates nothing twice (decisions §2). */
export const idempotencyKeys = pgTable('idempotency_keys', {
  user_id: uuid().notNull(),
  key: text().notNull(),
  /** Method and path: the same key with another call is refused. */
  call: text().notNull(),
  created_id: uuid().notNull(),
  created_at: moment().notNull(),
});
