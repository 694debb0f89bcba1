import { boolean, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { attachmentsTable } from '../../capabilities/attachments/index.ts';
import { generatedText, moment } from '../../platform/database/columns.ts';

/** The messages of the bulletin boards. A deleted message stays for some time, so that it can be restored. */
export const messages = pgTable('bulletin_messages', {
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
  /** The time of the import, if the row came with a moment of its own; null for history and for what was written in the portal. */
  arrived_at: moment(),
  changed_at: moment(),
  deleted_at: moment(),
  /** The user who last deleted the message, also after it was restored. */
  deleted_by: uuid(),
  /** Whether the author asked to notify the owners. */
  notify_requested: boolean().notNull().default(false),
  version: integer().notNull().default(1),
  name_key: generatedText().notNull(),
  search_key: generatedText().notNull(),
});

/** The attachments of messages. */
export const messageAttachments = attachmentsTable('bulletin_attachments', 'message_id');
