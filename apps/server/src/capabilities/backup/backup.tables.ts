import { boolean, pgTable } from 'drizzle-orm/pg-core';
import { moment } from '../../platform/database/columns.ts';

/** The last backup that had every file. The table has at most one row. */
export const lastBackups = pgTable('last_backup', {
  is_only: boolean().primaryKey().default(true),
  made_at: moment().notNull(),
});
