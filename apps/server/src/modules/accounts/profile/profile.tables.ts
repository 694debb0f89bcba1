import type { Address } from '@mijn/domain/profile';
import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { codedColumns } from '../../../platform/database/columns.ts';

export const addresses = pgTable('addresses', {
  ...codedColumns,
  user_id: uuid().notNull(),
  kind: text().$type<Address['kind']>().notNull(),
  addressee: text(),
  street: text().notNull(),
  postal_code: text(),
  city: text().notNull(),
  country: text().notNull(),
  position: integer().notNull(),
});
