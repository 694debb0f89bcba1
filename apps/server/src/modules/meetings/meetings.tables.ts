import { date, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { generatedText, moment } from '../../database/tables/columns.ts';
import { fileColumns } from '../../files/index.ts';

export const meetings = pgTable('meetings', {
  association_id: uuid('association_id').notNull(),
  id: uuid('id').notNull(),
  /** The provider's own code. */
  code: text('code').notNull(),
  meeting_date: moment('meeting_date').notNull(),
  ends_at: moment('ends_at'),
  concerns: text('concerns').notNull(),
  client: text('client'),
  meeting_coach: text('meeting_coach'),
  location: text('location'),
  budget_effective_date: date('budget_effective_date', { mode: 'string' }),
  sent_date: date('sent_date', { mode: 'string' }),
  search_key: generatedText('search_key').notNull(),
  /** When an import last changed anything of it. */
  changed_at: moment('changed_at').notNull(),
  /** Raised whenever what, when or where changes: so calendar programs know the newest version (RFC 5545). */
  calendar_sequence: integer('calendar_sequence').notNull().default(0),
});

export const meetingDocuments = pgTable('meeting_documents', {
  association_id: uuid('association_id').notNull(),
  id: uuid('id').notNull(),
  /** The provider's own code. */
  code: text('code').notNull(),
  meeting_id: uuid('meeting_id').notNull(),
  ...fileColumns,
  /** Their order at the meeting. */
  position: integer('position').notNull(),
  created_at: moment('created_at').notNull(),
});

/** Which secret address of the calendar feed a member has now; who never renewed it has the first, without a row. */
export const calendarFeeds = pgTable('calendar_feeds', {
  user_id: uuid('user_id').primaryKey(),
  generation: integer('generation').notNull(),
  renewed_at: moment('renewed_at').notNull(),
});
