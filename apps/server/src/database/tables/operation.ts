import { index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { bytea, moment } from './columns.ts';
import { staff, users } from './people.ts';

/** Who did what; kept when the session is long gone. */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: uuid('id').primaryKey(),
    happened_at: moment('happened_at').notNull(),
    /** What happened: `impersonation_started`. */
    action: text('action').notNull(),
    user_id: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    /** The member of staff who acted for the user. */
    staff_id: uuid('staff_id').references(() => staff.id),
    association_id: uuid('association_id'),
    details: jsonb('details').$type<Record<string, string | number | boolean>>().notNull(),
  },
  (table) => [index('audit_entries_by_user').on(table.user_id, table.happened_at)],
);

/** Recent attempts, for the rate limits: all replicas count together. */
export const attempts = pgTable(
  'attempts',
  {
    id: uuid('id').primaryKey(),
    /** A hash of what is limited: kind and e-mail address, or kind and client address. */
    subject: bytea('subject').notNull(),
    attempted_at: moment('attempted_at').notNull(),
  },
  (table) => [index('attempts_by_subject').on(table.subject, table.attempted_at)],
);

/** Mails to send, written in the transaction of their cause. Texts are emptied once sent. */
export const outboxMails = pgTable('outbox_mails', {
  id: uuid('id').primaryKey(),
  /** What it is about, with the recipient: the same mail is never written twice. */
  dedupe_key: text('dedupe_key').notNull().unique(),
  recipient: text('recipient').notNull(),
  subject: text('subject').notNull(),
  text_body: text('text_body').notNull(),
  html_body: text('html_body').notNull(),
  created_at: moment('created_at').notNull(),
  sent_at: moment('sent_at'),
  failed_at: moment('failed_at'),
});

/** What creating calls have made, by their Idempotency-Key: a retry creates nothing twice (decisions §2). */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    user_id: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    key: text('key').notNull(),
    /** Method and path: the same key with another call is refused. */
    call: text('call').notNull(),
    created_id: uuid('created_id').notNull(),
    created_at: moment('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.user_id, table.key] })],
);
