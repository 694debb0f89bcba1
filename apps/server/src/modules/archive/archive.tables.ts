import {
  boolean,
  date,
  foreignKey,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { associations } from '../../database/index.ts';
import { moment } from '../../database/tables/columns.ts';

/** The groups of an archive; triggers keep their counts. */
export const archiveGroups = pgTable(
  'archive_groups',
  {
    association_id: uuid('association_id')
      .notNull()
      .references(() => associations.id),
    id: uuid('id').notNull(),
    /** The provider's own code. */
    code: text('code').notNull(),
    name: text('name').notNull(),
    is_board_only: boolean('is_board_only').notNull(),
    /** Their order in the archive. */
    position: integer('position').notNull(),
    document_count: integer('document_count').notNull().default(0),
    hidden_count: integer('hidden_count').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.association_id, table.id] }),
    unique().on(table.association_id, table.code),
  ],
);

/** The documents of an archive; their bytes are in the file store under `file_hash`. */
export const archiveDocuments = pgTable(
  'archive_documents',
  {
    association_id: uuid('association_id').notNull(),
    id: uuid('id').notNull(),
    /** The provider's own code; null for what the board uploads. */
    code: text('code'),
    group_id: uuid('group_id').notNull(),
    name: text('name').notNull(),
    extension: text('extension').notNull(),
    media_type: text('media_type').notNull(),
    byte_size: integer('byte_size').notNull(),
    /** SHA-256 of the content, hexadecimal. */
    file_hash: text('file_hash').notNull(),
    tags: text('tags').array().notNull(),
    document_date: date('document_date', { mode: 'string' }).notNull(),
    created_at: moment('created_at').notNull(),
    hidden_at: moment('hidden_at'),
    page_count: integer('page_count'),
    has_thumbnail: boolean('has_thumbnail').notNull().default(false),
    searchability: text('searchability', { enum: ['pending', 'searchable', 'not_searchable'] })
      .notNull()
      .default('pending'),
    reading_attempts: integer('reading_attempts').notNull().default(0),
    /** When its text is to be read; null once that is done. */
    reading_due_at: moment('reading_due_at'),
    version: integer('version').notNull().default(1),
  },
  (table) => [
    primaryKey({ columns: [table.association_id, table.id] }),
    unique().on(table.association_id, table.code),
    foreignKey({
      columns: [table.association_id, table.group_id],
      foreignColumns: [archiveGroups.association_id, archiveGroups.id],
    }),
  ],
);

/** The text of a document, page by page. */
export const archivePages = pgTable(
  'archive_pages',
  {
    association_id: uuid('association_id').notNull(),
    document_id: uuid('document_id').notNull(),
    /** From 1. */
    page: integer('page').notNull(),
    text: text('text').notNull(),
  },
  (table) => [primaryKey({ columns: [table.association_id, table.document_id, table.page] })],
);
