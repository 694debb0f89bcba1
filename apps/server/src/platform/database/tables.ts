import { reportVisibilities } from '@mijn/domain/reports';
import type { Salutation } from '@mijn/domain/names';
import { bigint, boolean, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { bytea, citext, moment } from './columns.ts';

/** The owners of apartments, as the provider registered them. A user can be linked to an owner. */
export const owners = pgTable('owners', {
  id: uuid().primaryKey(),
  code: text().notNull(),
});

export const associations = pgTable('associations', {
  id: uuid().primaryKey(),
  code: text().notNull(),
  name: text().notNull(),
  title: text(),
  /** The total in cents above which two checkers must agree with an invoice; null if one is always enough. */
  two_checkers_above_cents: bigint({ mode: 'number' }),
  /** Whether other owners see a report at once, after the board or the provider has shown it, or never. */
  report_visibility: text({ enum: reportVisibilities }).notNull().default('after_review'),
});

/** The position in the log of the database after the last known change of an association (docs/decisions/0207). */
export const associationChanges = pgTable('association_changes', {
  association_id: uuid().primaryKey(),
  position: bigint({ mode: 'number' }).notNull(),
});

/** The nil UUID (RFC 9562 §5.9), which no association has, for rows of all associations. */
export const ALL_ASSOCIATIONS = '00000000-0000-0000-0000-000000000000';

export const users = pgTable('users', {
  id: uuid().primaryKey(),
  code: text().notNull(),
  email: citext().notNull(),
  name: text().notNull(),
  /** The argon2id hash of the password, or null for a user who has not chosen a password yet. */
  password_hash: text(),
  owner_id: uuid(),
  last_active_association_id: uuid(),
  /** The secret of the second factor, sealed (docs/decisions/0196). The second factor is on if this column is set. */
  totp_secret: text(),
  /** The time step of the last accepted code, so that each code is accepted only once. */
  totp_last_step: bigint({ mode: 'number' }),
  salutation: text().$type<Salutation>(),
  initials: text(),
  first_name: text(),
  name_prefix: text(),
  last_name: text(),
  phone: text(),
  mobile: text(),
  /** The counter of changes of names and telephone numbers. */
  profile_version: integer().notNull().default(1),
  /** The time at which the operator disabled the account; null for an account that works. */
  disabled_at: moment(),
  /** The values of the last import, so that a later import keeps what the member changed. */
  imported: jsonb().$type<Record<string, string | null>>(),
});

export const emailChanges = pgTable('email_changes', {
  id: uuid().primaryKey(),
  user_id: uuid().notNull(),
  old_email: citext().notNull(),
  new_email: citext().notNull(),
  requested_at: moment().notNull(),
  /** The time of the last mail to the new address. */
  sent_at: moment().notNull(),
  /** The number of mails to the new address. */
  sent_count: integer().notNull().default(1),
  confirmed_at: moment(),
  cancelled_at: moment(),
  /** The time since which the old address can't undo the change any more. */
  settled_at: moment(),
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
  /** The SHA-256 hash of the value of the session cookie. */
  token_hash: bytea().notNull(),
  /** The hash of the cookie before its renewal, or null for the first cookie. */
  previous_token_hash: bytea(),
  renewed_at: moment(),
  user_id: uuid().notNull(),
  created_at: moment().notNull(),
  /** The time of the last call. It is updated at most once a minute. */
  last_seen_at: moment().notNull(),
  /** The time at which the session ends, even if it is in use. */
  expires_at: moment().notNull(),
  two_factor_at: moment(),
  /** The time at which the member last gave the password or a passkey in this session. */
  sudo_at: moment(),
  /** The member of staff who acts for the user, or null for a session of the user. */
  staff_id: uuid(),
  is_read_only: boolean().notNull(),
  user_agent: text(),
  /** The place of the client address in words, or null without a table of places. */
  place: text(),
});

export const passwordResets = pgTable('password_resets', {
  token_hash: bytea().primaryKey(),
  user_id: uuid().notNull(),
  expires_at: moment().notNull(),
  /** Whether the link is the first one of a new account, which lives longer. */
  is_welcome: boolean().notNull().default(false),
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

/** The audit log, whose entries stay when the session ends. */
export const auditEntries = pgTable('audit_entries', {
  id: uuid().primaryKey(),
  happened_at: moment().notNull(),
  /** The kind of event, such as `impersonation_started`. */
  action: text().notNull(),
  user_id: uuid(),
  staff_id: uuid(),
  association_id: uuid(),
  details: jsonb().$type<Record<string, string | number | boolean>>().notNull(),
});

/** The recent attempts, for the rate limits. All replicas share this table. */
export const attempts = pgTable('attempts', {
  id: uuid().primaryKey(),
  /** The hash of the kind, and of the target (such as an e-mail address) or the client address. */
  subject: bytea().notNull(),
  attempted_at: moment().notNull(),
});

/** The failed attempts in a row for an account, by browsers that never signed in to it. All replicas share this table. */
export const attemptsInARow = pgTable('attempts_in_a_row', {
  /** The hash of the kind and the target, as in `attempts`. */
  subject: bytea().primaryKey(),
  failures: integer().notNull(),
  last_failed_at: moment().notNull(),
});

/** The costly calls of each member in the current minute, for the limits. All replicas share this table. */
export const callCounts = pgTable(
  'call_counts',
  {
    user_id: uuid().notNull(),
    kind: text({ enum: ['search', 'upload', 'zip'] }).notNull(),
    minute_began_at: moment().notNull(),
    total: integer().notNull(),
  },
  ({ user_id, kind }) => [primaryKey({ columns: [user_id, kind] })],
);

/** A mail is written in the transaction of its cause, and its texts are emptied when the mail is sent. */
export const outboxMails = pgTable('outbox_mails', {
  id: uuid().primaryKey(),
  /** The cause and the recipient. A mail with the same key is written only once. */
  dedupe_key: text().notNull(),
  recipient: text().notNull(),
  subject: text().notNull(),
  text_body: text().notNull(),
  html_body: text().notNull(),
  created_at: moment().notNull(),
  sent_at: moment(),
  failed_at: moment(),
  /** A mail with a source is composed when it is sent, for the rights and choices of that moment. Others store texts. */
  source: jsonb(),
  /** The time at which a mail was skipped, because its recipient or its cause is gone. */
  skipped_at: moment(),
  /** Why the last attempt that failed did so, such as what the mail server said, in at most 300 characters, and when. */
  last_error: text(),
  last_failed_at: moment(),
  /** The name of a PDF that the mail brings, and its bytes until the mail is sent; null without one. */
  attachment_name: text(),
  attachment: bytea(),
});

/** The ids of created rows, so that a retry does not create a second row (docs/product.md#repeats). */
export const idempotencyKeys = pgTable('idempotency_keys', {
  user_id: uuid().notNull(),
  key: text().notNull(),
  /** The method and path of the call. Another call with the same key is refused. */
  call: text().notNull(),
  /** The SHA-256 hash of the input of the call, in hexadecimal. Another input with the same key is refused. */
  input_hash: text(),
  created_id: uuid().notNull(),
  created_at: moment().notNull(),
});
