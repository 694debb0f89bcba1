import { bigint, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { bytea, moment } from '../../../platform/database/columns.ts';

export const passkeys = pgTable('passkeys', {
  id: uuid().primaryKey(),
  user_id: uuid().notNull(),
  /** The id that the authenticator gave the passkey, in base64url. */
  credential_id: text().notNull(),
  /** The public key as COSE (RFC 9053). */
  public_key: bytea().notNull(),
  /** The counter is 0 if the authenticator does not count signatures. */
  counter: bigint({ mode: 'number' }).notNull(),
  /** The ways in which a browser reaches the passkey. */
  transports: text().array().notNull().default([]),
  name: text().notNull(),
  created_at: moment().notNull(),
  last_used_at: moment(),
  /** Set when an undone change of the e-mail address suspended the passkey, which then works only after the password. */
  suspended_at: moment(),
});

/** Each challenge works once. */
export const usedChallenges = pgTable('used_challenges', {
  challenge_hash: bytea().primaryKey(),
  expires_at: moment().notNull(),
});
