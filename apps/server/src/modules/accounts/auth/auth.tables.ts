import { boolean, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { citext, moment } from '../../../platform/database/columns.ts';

/** The secrets of authenticator apps that a code has not confirmed yet. */
export const totpSetups = pgTable('totp_setups', {
  user_id: uuid().primaryKey(),
  /** The secret is sealed, as in `totp-secret.service.ts`. */
  secret: text().notNull(),
  created_at: moment().notNull(),
});

/** The accounts whose change of the e-mail address was undone, as long as the password alone does not sign in (docs/decisions/0220). */
export const signInHolds = pgTable('sign_in_holds', {
  user_id: uuid().primaryKey(),
  /** The id in the link of the mail to the new addresses. */
  id: uuid().notNull(),
  began_at: moment().notNull(),
  /** The column is null if only a factor or the provider ends the hold. */
  ends_at: moment(),
  /** The address that the undo gave back, and those that it took away. */
  old_email: citext().notNull(),
  new_emails: text().array().notNull(),
  /** The old address has another account now, so that no factor ends the hold. */
  is_provider_only: boolean().notNull(),
  /** Whether the second factor was turned on in the 72 hours around the change. */
  has_suspended_totp: boolean().notNull(),
  /** Whether the recovery codes were renewed in the 72 hours around the change. */
  has_suspended_codes: boolean().notNull(),
});

/** The members of whom the provider requires a second factor (docs/decisions/0234). */
export const secondFactorRequirements = pgTable('second_factor_requirements', {
  user_id: uuid().primaryKey(),
  /** The rights that the member has in any association, as a server last saw them. */
  rights: text().array().notNull(),
  /** The time at which a server first saw the requirement of the member. */
  began_at: moment().notNull(),
  required_from: moment().notNull(),
  /** A requirement that no server has seen for the time of the notice begins again. */
  last_applied_at: moment().notNull(),
  announced_at: moment(),
  reminded_at: moment(),
});

/** The keys of calendar feeds. A feed that was never renewed has no row. */
export const calendarFeeds = pgTable('calendar_feeds', {
  user_id: uuid().primaryKey(),
  generation: integer().notNull(),
  renewed_at: moment().notNull(),
});
