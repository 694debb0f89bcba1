import type { NotificationKind, RequestedKind } from '@mijn/domain/notifications';
import { boolean, date, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../../platform/database/columns.ts';

/** Without a row, the default of the kind counts. */
export const notificationChoices = pgTable('notification_choices', {
  association_id: uuid().notNull(),
  user_id: uuid().notNull(),
  kind: text().$type<NotificationKind>().notNull(),
  is_on: boolean().notNull(),
  /** Whether a push goes to the devices of the member, beside the mail. */
  is_push: boolean().notNull().default(false),
  /** Whether the link in a mail switched the kind off, so that the same link can switch it on again. */
  is_off_by_link: boolean().notNull().default(false),
  changed_at: moment().notNull(),
});

/** The mails of a request are written in batches. */
export const notificationRuns = pgTable('notification_runs', {
  association_id: uuid().notNull(),
  id: uuid().notNull(),
  kind: text().$type<RequestedKind>().notNull(),
  entity_id: uuid().notNull(),
  /** The column is null for mails that may be written at once. */
  due_at: moment(),
  /** The last member of the batches so far. */
  last_user_id: uuid(),
  written_at: moment(),
  /** Triggers count the mails. Null for mails from before they were counted. */
  queued_count: integer().default(0),
  sent_count: integer().default(0),
  unsent_count: integer().default(0),
});

export const digestDays = pgTable('digest_days', {
  day: date({ mode: 'string' }).primaryKey(),
  /** The digests of the day tell what was added before this time. */
  until: moment().notNull(),
  last_user_id: uuid(),
  written_at: moment(),
});

export const digestMarks = pgTable('digest_marks', {
  user_id: uuid().primaryKey(),
  told_until: moment().notNull(),
});
