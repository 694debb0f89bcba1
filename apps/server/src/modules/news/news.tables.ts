import { boolean, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { attachmentsTable } from '../../capabilities/attachments/index.ts';
import { codedColumns, generatedText, moment } from '../../platform/database/columns.ts';

/** The news items of the provider. `association_id` is `ALL_ASSOCIATIONS` for an item for all associations. */
export const newsItems = pgTable('news_items', {
  ...codedColumns,
  subject: text().notNull(),
  text: text().notNull(),
  /** The time of publication. Members do not see the item before. */
  published_at: moment().notNull(),
  /** The time of the import, if the row came with a moment of its own; null for history and for what was written in the portal. */
  arrived_at: moment(),
  changed_at: moment(),
  /** Whether the item is shown above every screen until the member closes it. */
  is_urgent: boolean().notNull().default(false),
  version: integer().notNull().default(1),
  name_key: generatedText().notNull(),
  search_key: generatedText().notNull(),
});

/** The attachments of news items. */
export const newsAttachments = attachmentsTable('news_attachments', 'item_id');

/** The urgent items whose banner a member has closed. */
export const newsDismissals = pgTable('news_dismissals', {
  association_id: uuid().notNull(),
  item_id: uuid().notNull(),
  user_id: uuid().notNull(),
  dismissed_at: moment().notNull(),
});
