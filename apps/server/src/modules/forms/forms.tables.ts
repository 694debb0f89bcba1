import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core';
import {
  codedColumns,
  fileColumns,
  generatedText,
  visibilityColumns,
} from '../../platform/database/columns.ts';

/** The forms to download. */
export const forms = pgTable('forms', {
  ...codedColumns,
  group: text().notNull(),
  description: text(),
  ...fileColumns,
  name_key: generatedText().notNull(),
  group_key: generatedText().notNull(),
  search_key: generatedText().notNull(),
  /** Whether the form is hidden from owners. */
  is_hidden: boolean().notNull(),
  ...visibilityColumns,
  /** The position of the form, for sorting. Forms of a group follow each other. */
  position: integer().notNull(),
});
