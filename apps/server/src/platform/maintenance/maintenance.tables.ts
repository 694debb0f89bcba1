import type { MaintenanceKind } from '@mijn/domain/maintenance/contract';
import { boolean, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../database/columns.ts';

/** The message of the provider above every screen. The table has at most one row. */
export const maintenanceBanners = pgTable('maintenance_banner', {
  is_only: boolean().primaryKey().default(true),
  /** The id of the message, which is new with every change of its text. */
  id: uuid().notNull(),
  kind: text().$type<MaintenanceKind>().notNull(),
  message: text().notNull(),
  shown_from: moment().notNull(),
  /** The end; null if the banner stays until it is cleared. */
  shown_until: moment(),
});
