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

/** While the row is there and has not ended, every change by a member is refused. The table has at most one row. */
export const maintenanceMode = pgTable('maintenance_mode', {
  is_only: boolean().primaryKey().default(true),
  /** The id of the banner with the message. */
  id: uuid().notNull(),
  message: text().notNull(),
  began_at: moment().notNull(),
  /** The end; null if it lasts until it is turned off. */
  ends_at: moment(),
});
