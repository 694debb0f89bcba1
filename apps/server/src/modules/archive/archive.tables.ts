import { boolean, date, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { generatedText, moment } from '../../database/tables/columns.ts';
import { fileColumns } from '../../files/index.ts';

/** The groups of an archive; triggers keep their counts. */
export const archiveGroups = pgTable('archive_groups', {
  association_id: uuid('association_id').notNull(),
  id: uuid('id').notNull(),
  /** The provider's own code. */
  code: text('code').notNull(),
  name: text('name').notNull(),
  is_board_only: boolean('is_board_only').notNull(),
  /** Their order in the archive. */
  position: integer('position').notNull(),
  document_count: integer('document_count').notNull().default(0),
  hidden_count: integer('hidden_count').notNull().default(0),
});

/** The documents of an archive. */
export const archiveDocuments = pgTable('archive_documents', {
  association_id: uuid('association_id').notNull(),
  id: uuid('id').notNull(),
  /** The provider's own code; null for what the board uploads. */
  code: text('code'),
  group_id: uuid('group_id').notNull(),
  ...fileColumns,
  name_key: generatedText('name_key').notNull(),
  search_key: generatedText('search_key').notNull(),
  tags: text('tags').array().notNull(),
  document_date: date('document_date', { mode: 'string' }).notNull(),
  created_at: moment('created_at').notNull(),
  hidden_at: moment('hidden_at'),
  version: integer('version').notNull().default(1),
});
