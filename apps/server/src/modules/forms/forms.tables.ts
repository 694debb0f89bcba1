import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core';
import {
  codedColumns,
  fileColumns,
  generatedText,
  visibilityColumns,
} from '../../platform/database/columns.ts';

export const forms = pgTable('forms', {
  ...codedColumns,
  group: text().notNull(),
  description: text(),
  ...fileColumns,
  name_key: generatedText().notNull(),
  group_key: generatedText().notNull(),
  search_key: generatedText().notNull(),
  is_hidden: boolean().notNull(),
  ...visibilityColumns,
  /** Forms of a group follow each other. */
  position: integer().notNull(),
});
