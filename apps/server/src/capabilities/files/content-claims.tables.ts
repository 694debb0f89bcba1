import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../../platform/database/columns.ts';

/** Who stores or removes the bytes of a content at this moment, without a connection to the database. */
export const contentClaims = pgTable('content_claims', {
  id: uuid().primaryKey(),
  /** The SHA-256 hash of the received file, which all keys of the content have. */
  hash: text().notNull(),
  purpose: text({ enum: ['store', 'remove'] }).notNull(),
  ends_at: moment().notNull(),
});
