import { integer, text } from 'drizzle-orm/pg-core';

/** The columns of every table whose rows point at a stored file; its bytes are in the store under `file_hash`. */
export const fileColumns = {
  /** With its extension. */
  name: text('name').notNull(),
  /** In lower case, without the dot. */
  extension: text('extension').notNull(),
  media_type: text('media_type').notNull(),
  byte_size: integer('byte_size').notNull(),
  /** SHA-256 of the content, hexadecimal. */
  file_hash: text('file_hash').notNull(),
};
