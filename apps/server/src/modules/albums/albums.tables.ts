import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { generatedText, moment } from '../../platform/database/columns.ts';

/** Triggers update the count and the descriptions of the photos of an album. */
export const albums = pgTable('albums', {
  association_id: uuid().notNull(),
  id: uuid().notNull(),
  /** The column is null for albums that members made. */
  code: text(),
  name: text().notNull(),
  /** The column is null if the author is no user. */
  author_id: uuid(),
  author_name: text().notNull(),
  /** The column is null for the first photo. */
  cover_id: uuid(),
  /** The number of photos that are not failed. */
  photo_count: integer().notNull().default(0),
  /** The descriptions of all photos, for the search. */
  alt_texts: text().notNull().default(''),
  name_key: generatedText().notNull(),
  search_key: generatedText().notNull(),
  created_at: moment().notNull(),
  photos_added_at: moment().notNull(),
  photos_added_by: uuid(),
  deleted_at: moment(),
  deleted_by: uuid(),
  version: integer().notNull().default(1),
});
