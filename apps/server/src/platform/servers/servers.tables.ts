import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../database/columns.ts';

/** The servers that run. A row whose heartbeat is old is of a server that was killed. */
export const runningServers = pgTable('running_servers', {
  id: uuid().primaryKey(),
  host: text().notNull(),
  version: text().notNull(),
  started_at: moment().notNull(),
  beat_at: moment().notNull(),
  /** Fingerprints of the current secret and of the other one, during a rotation. */
  secret_prints: text().array().notNull(),
  /** Where the file store is, without keys. */
  files_place: text().notNull(),
  /** Fingerprints of the file store and of the other one, during a move. */
  files_prints: text().array().notNull(),
});
