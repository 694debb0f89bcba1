import { and, eq, sql, type SQL } from 'drizzle-orm';
import { boolean, integer, pgTable, text, uuid, type PgColumn } from 'drizzle-orm/pg-core';
import { GENERATED, tsvector } from '../../platform/database/columns.ts';

/** A content has one reading within an association, even if several rows refer to the content. */
export const fileReadings = pgTable('file_readings', {
  association_id: uuid().notNull(),
  file_hash: text().notNull(),
  media_type: text().notNull(),
  /** The column is null for other files than PDFs, and for a PDF that is unreadable or not read yet. */
  page_count: integer(),
  has_thumbnail: boolean().notNull().default(false),
  searchability: text({ enum: ['pending', 'searchable', 'not_searchable'] })
    .notNull()
    .default('pending'),
  /** Reading stopped before the end, because the file is broken, protected, or takes too much memory or time. */
  is_unreadable: boolean().notNull().default(false),
  /** Attempts that failed because of a stop or the store do not count, but attempts that killed the server do. */
  reading_attempts: integer().notNull().default(0),
  /** The member who waits for the reading. Null for a file of an import, and once the file is read. */
  requested_by: uuid(),
});

/** The text of a file, with one row per page. Pages without text have no row. */
export const filePages = pgTable('file_pages', {
  association_id: uuid().notNull(),
  file_hash: text().notNull(),
  /** The first page is 1. */
  page: integer().notNull(),
  text: text().notNull(),
  words: tsvector().notNull().generatedAlwaysAs(GENERATED),
});

/** Joins a table with the readings of its files: `.innerJoin(fileReadings, isReadingOf(table))`. */
export const isReadingOf = (table: { association_id: PgColumn; file_hash: PgColumn }): SQL | undefined =>
  and(eq(fileReadings.association_id, table.association_id), eq(fileReadings.file_hash, table.file_hash));

/**
 * Used as `from (… limit …) as alias, lateral ${readingBeside('alias')} as reading`, with rows that have `association_id`
 * and `file_hash`. `offset 0` makes PostgreSQL look up each reading, instead of reading all of them and sorting the page
 * again.
 */
export function readingBeside(alias: string): SQL {
  const row = sql.identifier(alias);
  return sql`(select page_count, has_thumbnail, searchability, is_unreadable from file_readings
    where association_id = ${row}.association_id and file_hash = ${row}.file_hash offset 0)`;
}

/** The query must join the table with the readings. */
export const storedColumns = <
  Table extends Record<'name' | 'media_type' | 'byte_size' | 'file_hash', PgColumn>,
>({
  name,
  media_type,
  byte_size,
  file_hash,
}: Table) => ({ name, media_type, byte_size, file_hash, has_thumbnail: fileReadings.has_thumbnail });

/** The query must join the table with the readings. */
export const attachedColumns = <
  Table extends Record<'id' | 'name' | 'extension' | 'media_type' | 'byte_size', PgColumn>,
>({
  id,
  name,
  extension,
  media_type,
  byte_size,
}: Table) => ({
  id,
  name,
  extension,
  media_type,
  byte_size,
  page_count: fileReadings.page_count,
  has_thumbnail: fileReadings.has_thumbnail,
});
