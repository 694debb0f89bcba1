import { boolean, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { fileColumns, generatedText } from '../../database/columns.ts';

/** The forms to download. */
export const forms = pgTable('forms', {
  association_id: uuid().notNull(),
  id: uuid().notNull(),
  /** The provider's own code. */
  code: text().notNull(),
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
