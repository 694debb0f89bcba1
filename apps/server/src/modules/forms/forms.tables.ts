import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { codedColumns, fileColumns, generatedText } from '../../database/columns.ts';

/** The forms to download. */
export const forms = pgTable('forms', {
  ...codedColumns,
  group: text().notNull(),
  description: text(),
  ...fileColumns,
  name_key: generatedText().notNull(),
  group_key: generatedText().notNull(),
  search_key: generatedText().notNull(),
  /** Hidden from owners. */
  is_hidden: boolean().notNull(),
  /** The order of the forms, group after group. */
  position: integer().notNull(),
});
