import { ownChoices } from '@mijn/domain/attendance';
import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../../../platform/database/columns.ts';

export const meetingAttendances = pgTable('meeting_attendances', {
  association_id: uuid().notNull(),
  meeting_id: uuid().notNull(),
  user_id: uuid().notNull(),
  /** The column is null for a member who gave a proxy for the whole meeting. */
  choice: text({ enum: ownChoices }),
  guests: integer().notNull(),
  /** The remark for the chair; empty for none. */
  remark: text().notNull(),
  changed_at: moment().notNull(),
});

/** A meeting of which the board never reminded anybody has no row. */
export const meetingReminders = pgTable('meeting_reminders', {
  association_id: uuid().notNull(),
  meeting_id: uuid().notNull(),
  reminded_at: moment().notNull(),
});
