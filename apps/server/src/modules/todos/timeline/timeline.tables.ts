import { todoStates } from '@mijn/domain/todos';
import { entryKinds, entryRoles } from '@mijn/domain/timeline';
import { date, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { attachmentsTable } from '../../../capabilities/attachments/index.ts';
import { generatedText, moment } from '../../../platform/database/columns.ts';

/** The timelines of action items: what people wrote, and what the provider changed. */
export const todoEntries = pgTable('todo_entries', {
  association_id: uuid().notNull(),
  id: uuid().notNull(),
  todo_id: uuid().notNull(),
  /** The code of the row in the data of the provider, or null for an entry of a member or of a change. */
  code: text(),
  kind: text({ enum: entryKinds }).notNull(),
  /** The column is null for the provider, and for a change. */
  author_id: uuid(),
  author_name: text(),
  author_role: text({ enum: entryRoles }),
  text: text(),
  happened_at: moment().notNull(),
  /** The time of the import, if the row came with a moment of its own; null for history and for what was written in the portal. */
  arrived_at: moment(),
  changed_at: moment(),
  /** A column is null if the entry says nothing about it. */
  state_before: text({ enum: todoStates }),
  state: text({ enum: todoStates }),
  handler: text(),
  planned_on: date({ mode: 'string' }),
  /** The reference of the provider since the entry; of the entry of a report, its own number. */
  internal_reference: text(),
  task: text(),
  version: integer().notNull().default(1),
  search_key: generatedText().notNull(),
});

/** The files of entries. */
export const entryAttachments = attachmentsTable('todo_entry_attachments', 'entry_id');

/** The members who follow an action item. */
export const todoFollows = pgTable('todo_follows', {
  association_id: uuid().notNull(),
  todo_id: uuid().notNull(),
  user_id: uuid().notNull(),
  followed_at: moment().notNull(),
  /** What happened after this is new to the member. */
  seen_at: moment().notNull(),
});
