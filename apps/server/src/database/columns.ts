import { sql } from 'drizzle-orm';
import { customType, integer, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Text that is compared without regard to case. */
export const citext = customType<{ data: string }>({ dataType: () => 'citext' });

export const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** A moment, in UTC. */
export const moment = () => timestamp({ withTimezone: true, mode: 'date' });

export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/** Marks a column that PostgreSQL generates. Its expression stands in the migration. */
export const GENERATED = sql`generated`;

/** A text that PostgreSQL generates from other columns, to sort or search by. */
export const generatedText = () => text().generatedAlwaysAs(GENERATED);

/** The columns that identify the imported rows of an association. */
export const codedColumns = {
  association_id: uuid().notNull(),
  id: uuid().notNull(),
  /** The provider's own code. */
  code: text().notNull(),
};

/** The columns of every table whose rows refer to a stored file. The store has its bytes under `file_hash`. */
export const fileColumns = {
  /** With its extension. */
  name: text().notNull(),
  /** In lower case, without the dot. */
  extension: text().notNull(),
  media_type: text().notNull(),
  byte_size: integer().notNull(),
  /** SHA-256 of the content, hexadecimal. */
  file_hash: text().notNull(),
};
