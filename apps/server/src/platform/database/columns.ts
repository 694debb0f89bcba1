import { sql } from 'drizzle-orm';
import { customType, integer, text, timestamp, uuid } from 'drizzle-orm/pg-core';

export const citext = customType<{ data: string }>({ dataType: () => 'citext' });

export const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

export const moment = () => timestamp({ withTimezone: true, mode: 'date' });

export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/** Marks a generated column. The expression of the column is in the migration. */
export const GENERATED = sql`generated`;

/** A text column that PostgreSQL generates from other columns, for sorting or searching. */
export const generatedText = () => text().generatedAlwaysAs(GENERATED);

export const codedColumns = {
  association_id: uuid().notNull(),
  id: uuid().notNull(),
  /** The code of the row in the data of the provider. */
  code: text().notNull(),
};

/** The file store contains the bytes under the key `file_hash`. */
export const fileColumns = {
  /** The file name with its extension. */
  name: text().notNull(),
  /** The extension in lower case, without the dot. */
  extension: text().notNull(),
  media_type: text().notNull(),
  byte_size: integer().notNull(),
  /** The SHA-256 hash of the content, in hexadecimal. */
  file_hash: text().notNull(),
};

export const visibilityColumns = {
  /** The counter of changes of the visibility. Other changes of the row do not count. */
  visibility_version: integer().notNull().default(1),
  visibility_changed_at: moment(),
  visibility_changed_by: uuid(),
  /** The member of staff who made the last change for a board member. */
  visibility_changed_by_staff: uuid(),
};
