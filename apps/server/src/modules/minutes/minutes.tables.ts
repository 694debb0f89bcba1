import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../../platform/database/columns.ts';

export const meetingItemNotes = pgTable('meeting_item_notes', {
  association_id: uuid().notNull(),
  item_id: uuid().notNull(),
  meeting_id: uuid().notNull(),
  /** Empty after the note was removed, so that its version goes on. */
  text: text().notNull(),
  version: integer().notNull(),
  changed_at: moment().notNull(),
});
