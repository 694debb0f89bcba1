import { boolean, date, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { generatedText } from '../../database/tables/columns.ts';
import { fileColumns } from '../../files/index.ts';

/** The action items. */
export const todos = pgTable('todos', {
  association_id: uuid('association_id').notNull(),
  id: uuid('id').notNull(),
  /** The provider's own code. */
  code: text('code').notNull(),
  internal_reference: text('internal_reference').notNull(),
  external_reference: text('external_reference'),
  description: text('description').notNull(),
  group: text('group').notNull(),
  handler: text('handler'),
  concerns: text('concerns'),
  reporter: text('reporter'),
  start_date: date('start_date', { mode: 'string' }).notNull(),
  is_done: boolean('is_done').notNull(),
  reference_key: generatedText('reference_key').notNull(),
  description_key: generatedText('description_key').notNull(),
  group_key: generatedText('group_key').notNull(),
  handler_key: generatedText('handler_key'),
  search_key: generatedText('search_key').notNull(),
});

/** What every part of an action item has. */
const partColumns = {
  association_id: uuid('association_id').notNull(),
  id: uuid('id').notNull(),
  todo_id: uuid('todo_id').notNull(),
  /** The provider's own code, within the action item. */
  code: text('code').notNull(),
  /** Its order within the action item. */
  position: integer('position').notNull(),
};

export const todoTasks = pgTable('todo_tasks', {
  ...partColumns,
  description: text('description').notNull(),
  handler: text('handler'),
  is_done: boolean('is_done').notNull(),
});

export const todoAttachments = pgTable('todo_attachments', { ...partColumns, ...fileColumns });
