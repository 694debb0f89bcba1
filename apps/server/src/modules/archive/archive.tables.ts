import { boolean, date, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import {
  codedColumns,
  fileColumns,
  generatedText,
  moment,
  visibilityColumns,
} from '../../platform/database/columns.ts';

/** Triggers update the counts of groups. */
export const archiveGroups = pgTable('archive_groups', {
  ...codedColumns,
  name: text().notNull(),
  is_board_only: boolean().notNull(),
  ...visibilityColumns,
  position: integer().notNull(),
  document_count: integer().notNull().default(0),
  hidden_count: integer().notNull().default(0),
});

export const archiveDocuments = pgTable('archive_documents', {
  association_id: uuid().notNull(),
  id: uuid().notNull(),
  /** The column is null for documents that the board uploaded. */
  code: text(),
  group_id: uuid().notNull(),
  ...fileColumns,
  name_key: generatedText().notNull(),
  search_key: generatedText().notNull(),
  tags: text().array().notNull(),
  document_date: date({ mode: 'string' }).notNull(),
  created_at: moment().notNull(),
  hidden_at: moment(),
  version: integer().notNull().default(1),
});
