import { and, eq, sql, type SQL } from 'drizzle-orm';
import { boolean, integer, pgTable, text, uuid, type PgColumn } from 'drizzle-orm/pg-core';
import { GENERATED, tsvector } from '../database/columns.ts';

/** The reading of a file: one for each content within an association, however many rows refer to it. */
export const fileReadings = pgTable('file_readings', {
  association_id: uuid().notNull(),
  /** SHA-256 of the content, hexadecimal. */
  file_hash: text().notNull(),
  media_type: text().notNull(),
  /** Pages of a PDF; null for other files, and for a PDF that is not read yet or can't be. */
  page_count: integer(),
  has_thumbnail: boolean().notNull().default(false),
  searchability: text({ enum: ['pending', 'searchable', 'not_searchable'] })
    .notNull()
    .default('pending'),
  /** Whether reading did not come to its end: the file is broken, protected, or takes too much memory or time. */
  is_unreadable: boolean().notNull().default(false),
  /** Attempts so far, without those that a stop or the store ended. An attempt that killed the server counts. */
  reading_attempts: integer().notNull().default(0),
});

/** The text of a file, page by page, without empty pages. */
export const filePages = pgTable('file_pages', {
  association_id: uuid().notNull(),
  file_hash: text().notNull(),
  /** From 1. */
  page: integer().notNull(),
  text: text().notNull(),
  words: tsvector().notNull().generatedAlwaysAs(GENERATED),
});

/** Joins a table with the readings of its files: `.innerJoin(fileReadings, isReadingOf(table))`. */
export const isReadingOf = (table: { association_id: PgColumn; file_hash: PgColumn }): SQL | undefined =>
  and(eq(fileReadings.association_id, table.association_id), eq(fileReadings.file_hash, table.file_hash));

/**
 * Joins the rows of one page of a list, called `alias` and with `association_id` and `file_hash`, with their readings:
 * `from (… limit …) as alias, lateral ${readingBeside('alias')} as reading`. The offset keeps PostgreSQL from reading
 * all readings at once and sorting the page anew: each row looks up its own, and the rows stay in order.
 */
export function readingBeside(alias: string): SQL {
  const row = sql.identifier(alias);
  return sql`(select page_count, has_thumbnail, searchability, is_unreadable from file_readings
    where association_id = ${row}.association_id and file_hash = ${row}.file_hash offset 0)`;
}

/** What is needed to send the bytes and the thumbnail of a row that points at a file, joined with its reading. */
export const storedColumns = <
  Table extends Record<'name' | 'media_type' | 'byte_size' | 'file_hash', PgColumn>,
>({
  name,
  media_type,
  byte_size,
  file_hash,
}: Table) => ({ name, media_type, byte_size, file_hash, has_thumbnail: fileReadings.has_thumbnail });

/** The columns of an attached file, as the client receives them, joined with the reading of the file. */
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
