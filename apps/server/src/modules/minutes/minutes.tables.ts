import { minutesOffices } from '@mijn/domain/minutes';
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

export const meetingMinutes = pgTable('meeting_minutes', {
  association_id: uuid().notNull(),
  meeting_id: uuid().notNull(),
  /** The text as it is now. */
  version: integer().notNull(),
  published_at: moment(),
  published_by: uuid(),
  /** The document of the meeting with the published minutes. It can be gone. */
  document_id: uuid(),
});

export const minutesVersions = pgTable('meeting_minutes_versions', {
  association_id: uuid().notNull(),
  meeting_id: uuid().notNull(),
  version: integer().notNull(),
  text: text().notNull(),
  /** The SHA-256 hash of the text, which signatures are for. */
  hash: text().notNull(),
  written_by: uuid(),
  written_at: moment().notNull(),
});

export const minutesSignatures = pgTable('meeting_minutes_signatures', {
  association_id: uuid().notNull(),
  meeting_id: uuid().notNull(),
  version: integer().notNull(),
  office: text({ enum: minutesOffices }).notNull(),
  /** The hash of the text that was signed, so that a change of the stored text shows. */
  hash: text().notNull(),
  name: text().notNull(),
  /** The user who signed, or who says that somebody signed on paper; null after the end of the account. */
  user_id: uuid(),
  /** The board member who says that the person signed on paper. */
  stated_by: text(),
  signed_at: moment().notNull(),
});
