import { boolean, date, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { codedColumns, fileColumns, generatedText } from '../../platform/database/columns.ts';

export const todos = pgTable('todos', {
  ...codedColumns,
  internal_reference: text().notNull(),
  external_reference: text(),
  description: text().notNull(),
  group: text().notNull(),
  handler: text(),
  concerns: text(),
  reporter: text(),
  start_date: date({ mode: 'string' }).notNull(),
  is_done: boolean().notNull(),
  reference_key: generatedText().notNull(),
  description_key: generatedText().notNull(),
  group_key: generatedText().notNull(),
  handler_key: generatedText(),
  search_key: generatedText().notNull(),
});

const partColumns = {
  /** The code is unique within the action item. */
  ...codedColumns,
  todo_id: uuid().notNull(),
  position: integer().notNull(),
};

export const todoTasks = pgTable('todo_tasks', {
  ...partColumns,
  description: text().notNull(),
  handler: text(),
  is_done: boolean().notNull(),
});

export const todoAttachments = pgTable('todo_attachments', { ...partColumns, ...fileColumns });
