import { boolean, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { fileColumns, generatedText, moment } from '../../database/columns.ts';

/** The messages of the bulletin boards. A deleted message stays for some time, so that it can be restored. */
export const bulletinMessages = pgTable('bulletin_messages', {
  association_id: uuid().notNull(),
  id: uuid().notNull(),
  /** The code of the row in the data of the provider, or null for a message that a member wrote. */
  code: text(),
  subject: text().notNull(),
  text: text().notNull(),
  /** The user who wrote the message, or null if the author has no account. */
  author_id: uuid(),
  /** The name of an imported author, who may have no account. */
  imported_author_name: text(),
  published_at: moment().notNull(),
  changed_at: moment(),
  deleted_at: moment(),
  /** The user who deleted the message. */
  deleted_by: uuid(),
  /** Whether the author asked to notify the owners. */
  notify_requested: boolean().notNull().default(false),
  version: integer().notNull().default(1),
  name_key: generatedText().notNull(),
  search_key: generatedText().notNull(),
});

/** The attachments of messages. Their other columns are those of `attachmentsTable`. */
// drizzle types a join by the names of its tables, so all tables of attachments have one name for the compiler.
// oxlint-disable-next-line typescript/no-unsafe-type-assertion
export const bulletinAttachments = pgTable('bulletin_attachments' as 'attachments', {
  association_id: uuid().notNull(),
  id: uuid().notNull(),
  owner_id: uuid('message_id').notNull(),
  /** The code of the row in the data of the provider, or null for a file that a member added. */
  code: text(),
  ...fileColumns,
  /** The position of the attachment in the message, for sorting. */
  position: integer().notNull(),
});
