import { resolutionChoices } from '@mijn/domain/written-resolutions';
import { date, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../../platform/database/columns.ts';

export const writtenResolutions = pgTable('written_resolutions', {
  association_id: uuid().notNull(),
  id: uuid().notNull(),
  title: text().notNull(),
  wording: text().notNull(),
  explanation: text(),
  created_at: moment().notNull(),
  /** The day of `created_at` in the Netherlands. */
  created_on: date({ mode: 'string' }).notNull(),
  last_day: date({ mode: 'string' }).notNull(),
  adopted_on: date({ mode: 'string' }),
  withdrawn_on: date({ mode: 'string' }),
  decision_id: uuid(),
  /** The time from which the votes stay as they were at the end; null before it, and if it was adopted or withdrawn. */
  settled_at: moment(),
});

/** What an owner said for an apartment, or the consent of an owner on paper. */
export const writtenResolutionVotes = pgTable('written_resolution_votes', {
  association_id: uuid().notNull(),
  id: uuid().notNull(),
  resolution_id: uuid().notNull(),
  apartment_id: uuid().notNull(),
  /** Null on paper, and once the voter has deleted the account. */
  voter_id: uuid(),
  choice: text({ enum: resolutionChoices }).notNull(),
  /** The day of a consent on paper; null for a vote in the portal. */
  signed_on: date({ mode: 'string' }),
  /** Who owned the apartment when a consent on paper was entered; null for a vote in the portal. */
  signed_owners: text(),
  voted_at: moment().notNull(),
});
