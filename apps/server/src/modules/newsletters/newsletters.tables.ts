import { boolean, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { attachmentsTable } from '../../capabilities/attachments/index.ts';
import { fileColumns, generatedText, moment } from '../../platform/database/columns.ts';

/** The newsletters with their PDF. A deleted newsletter stays for some time, so that it can be restored. */
export const newsletters = pgTable('newsletters', {
  association_id: uuid().notNull(),
  id: uuid().notNull(),
  /** The code of the row in the data of the provider, or null for a newsletter that a member wrote. */
  code: text(),
  subject: text().notNull(),
  summary: text(),
  /** The id of the PDF. A form that keeps the PDF sends this id. */
  pdf_id: uuid().notNull(),
  ...fileColumns,
  author_id: uuid(),
  /** The name of an imported author, who may have no account. */
  imported_author_name: text(),
  created_at: moment().notNull(),
  /** The time from which owners see the newsletter, or null for a draft. */
  published_at: moment(),
  /** The time of the import, if the row came with a moment of its own; null for history and for what was written in the portal. */
  arrived_at: moment(),
  changed_at: moment(),
  deleted_at: moment(),
  /** The user who deleted the newsletter, or null for one that was deleted before this was stored. */
  deleted_by: uuid(),
  /** Whether owners must still be mailed when the newsletter appears. */
  notify_requested: boolean().notNull().default(false),
  /** The time at which the mail to the owners was requested. They are mailed once. */
  notified_at: moment(),
  version: integer().notNull().default(1),
  name_key: generatedText().notNull(),
  search_key: generatedText().notNull(),
});

/** The attachments of newsletters. */
export const newsletterAttachments = attachmentsTable('newsletter_attachments', 'newsletter_id');
