import { sql } from 'drizzle-orm';
import { boolean, date, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { codedColumns, fileColumns, generatedText, moment } from '../../platform/database/columns.ts';

export const meetings = pgTable('meetings', {
  ...codedColumns,
  meeting_date: moment().notNull(),
  ends_at: moment(),
  concerns: text().notNull(),
  client: text(),
  meeting_coach: text(),
  location: text(),
  /** Where members attend the meeting online; null for a meeting in one place. */
  online_url: text(),
  budget_effective_date: date({ mode: 'string' }),
  sent_date: date({ mode: 'string' }),
  /** A second meeting decides without a quorum, if the rules of the association say so. */
  is_second: boolean().notNull().default(false),
  /** The meeting whose items a second meeting decides about, if the board called it here. */
  first_meeting_id: uuid(),
  /** The same of a second meeting that the board cancelled. */
  former_first_meeting_id: uuid(),
  /** The day on which the board convened the members here. `sent_date` is that of the provider. */
  convened_on: date({ mode: 'string' }),
  /** Who chairs the meeting, and who takes its minutes, as the board typed the names; no import writes them. */
  chair_name: text(),
  minute_taker: text(),
  officers_set_at: moment(),
  /** The provider cancelled the meeting, and a later import can restore it; or the board cancelled the second meeting that it called. */
  is_cancelled: boolean().notNull().default(false),
  /** Why the board cancelled it, which members read. */
  cancel_reason: text(),
  search_key: generatedText().notNull(),
  /** The time of the last change by an import, or of a second meeting by the board. */
  changed_at: moment().notNull(),
  /** Increases with a change that calendars show, so that calendar programs recognise the newest version (RFC 5545). */
  calendar_sequence: integer().notNull().default(0),
});

/** The day on which the members were convened first, by the provider or the board; null as long as they were not. */
export const convenedOn = sql<string | null>`least(${meetings.sent_date}, ${meetings.convened_on})`;

export const meetingDocuments = pgTable('meeting_documents', {
  ...codedColumns,
  meeting_id: uuid().notNull(),
  ...fileColumns,
  position: integer().notNull(),
  created_at: moment().notNull(),
});
