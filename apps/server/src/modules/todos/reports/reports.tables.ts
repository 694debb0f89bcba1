import { integer, pgTable, uuid } from 'drizzle-orm/pg-core';

/** The last number of the reports of an association in a year. */
export const reportNumbers = pgTable('report_numbers', {
  association_id: uuid().notNull(),
  year: integer().notNull(),
  last_number: integer().notNull(),
});
