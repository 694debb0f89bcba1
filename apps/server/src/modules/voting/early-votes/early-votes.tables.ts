import { voteChoices } from '@mijn/domain/ballots';
import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../../../platform/database/columns.ts';

/** What an owner voted about a proposal before the meeting, with a copy of the text that the vote is about. */
export const earlyVotes = pgTable('early_votes', {
  association_id: uuid().notNull(),
  meeting_id: uuid().notNull(),
  item_id: uuid().notNull(),
  apartment_id: uuid().notNull(),
  user_id: uuid().notNull(),
  /** Null once the vote is withdrawn. */
  choice: text({ enum: voteChoices }),
  option: text(),
  /** The candidates beside the option, in the order of the proposal. */
  further_options: text().array().notNull().default([]),
  /** The mark that the device of the voter made for the vote, or for its withdrawal. */
  mark: uuid(),
  voted_at: moment().notNull(),
  title: text().notNull(),
  wording: text().notNull(),
  decision_kind: text(),
  options: text().array().notNull(),
  /** The time at which the voter was mailed that the proposal changed. */
  outdated_at: moment(),
});
