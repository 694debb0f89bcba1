import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../../../platform/database/columns.ts';

export const itemQuestions = pgTable('item_questions', {
  association_id: uuid().notNull(),
  id: uuid().notNull(),
  meeting_id: uuid().notNull(),
  item_id: uuid().notNull(),
  /** Null once whoever asked has deleted the account. */
  asker_id: uuid(),
  text: text().notNull(),
  asked_at: moment().notNull(),
  /** Null until the board replies. */
  reply: text(),
  answered_at: moment(),
  version: integer().notNull().default(1),
});
