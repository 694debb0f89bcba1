import { todoStates } from '@mijn/domain/todos';
import { bigint, boolean, date, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { codedColumns, fileColumns, generatedText, moment } from '../../platform/database/columns.ts';

export const todos = pgTable('todos', {
  ...codedColumns,
  /** The column is null for a report that the import has not taken over. */
  code: text(),
  internal_reference: text().notNull(),
  external_reference: text(),
  description: text().notNull(),
  group: text().notNull(),
  handler: text(),
  concerns: text(),
  reporter: text(),
  start_date: date({ mode: 'string' }).notNull(),
  is_done: boolean().notNull(),
  /** The number of a report, such as `M-2026-0031`. It stays when the import takes the report over. */
  reported_reference: text(),
  /** The column is null if no member reported it here, or if the account no longer exists. */
  reporter_id: uuid(),
  reported_at: moment(),
  /** The column is null if the provider sends no state. */
  state: text({ enum: todoStates }),
  state_since: moment(),
  planned_on: date({ mode: 'string' }),
  /** The last note of the provider, which the next import compares with. */
  public_note: text(),
  /** What the board or the provider chose. Of a report, the rule of the association comes first (`isShown`). */
  is_visible_to_owners: boolean().notNull().default(true),
  /** The time of that choice; null for a report as long as nobody chose. */
  visibility_chosen_at: moment(),
  done_at: moment(),
  /** Until the provider says that it is not done, a reopened action item stays open, whatever the import says. */
  reopened_at: moment(),
  /** The time of the first reply of the board or the provider to a report. */
  replied_at: moment(),
  /** The time at which a board member first looked at a report of another member. */
  looked_at: moment(),
  /** The action item that the report was joined to. It is joined to none itself. */
  joined_to: uuid(),
  /** The time of the join; that of the last one after it was undone. */
  joined_at: moment(),
  /** Triggers count the rows of `todo_follows`. */
  follower_count: integer().notNull().default(0),
  /** The place of a report in the export for the provider. The export numbers the reports that are committed. */
  export_number: bigint({ mode: 'bigint' }),
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
