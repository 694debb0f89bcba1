import { date, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { fileColumns, generatedText, moment } from '../../database/columns.ts';

export const meetings = pgTable('meetings', {
  association_id: uuid().notNull(),
  id: uuid().notNull(),
  /** The provider's own code. */
  code: text().notNull(),
  meeting_date: moment().notNull(),
  ends_at: moment(),
  concerns: text().notNull(),
  client: text(),
  meeting_coach: text(),
  location: text(),
  budget_effective_date: date({ mode: 'string' }),
  sent_date: date({ mode: 'string' }),
  search_key: generatedText().notNull(),
  /** When an import last changed anything of it. */
  changed_at: moment().notNull(),
  /** Raised whenever what, when or where changes: so calendar programs know the newest version (RFC 5545). */
  calendar_sequence: integer().notNull().default(0),
});

export const meetingDocuments = pgTable('meeting_documents', {
  association_id: uuid().notNull(),
  id: uuid().notNull(),
  /** The provider's own code. */
  code: text().notNull(),
  meeting_id: uuid().notNull(),
  ...fileColumns,
  /** Their order at the meeting. */
  position: integer().notNull(),
  created_at: moment().notNull(),
});

/** Which secret address of the calendar feed a member has now; who never renewed it has the first, without a row. */
export const calendarFeeds = pgTable('calendar_feeds', {
  user_id: uuid().primaryKey(),
  generation: integer().notNull(),
  renewed_at: moment().notNull(),
});
