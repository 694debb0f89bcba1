import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { bytea } from '../../platform/database/columns.ts';

/** The fingerprints of pictures and thumbnails. All pictures of a photo have one row. */
export const madeFiles = pgTable('made_files', {
  /** The beginning of the keys. */
  prefix: text().notNull(),
  /** The SHA-256 hash of the file of which they were made. */
  source_hash: bytea().notNull(),
  /** The fingerprint of each file, by the end of its key. */
  fingerprints: jsonb().$type<Record<string, string>>().notNull(),
});
