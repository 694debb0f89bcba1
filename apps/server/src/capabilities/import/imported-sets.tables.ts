import { integer, numeric, pgTable, text } from 'drizzle-orm/pg-core';

/** How the last import left each set of rows of a file. */
export const importedSets = pgTable('imported_sets', {
  /** The name of the file without `.csv`. */
  name: text().notNull(),
  /** The number of the set in the file. */
  place: integer().notNull(),
  /** The signature of the set and of its file. */
  signature: text().notNull(),
  /** The sum of the hashes of the stored rows. */
  mark: numeric().notNull(),
});
