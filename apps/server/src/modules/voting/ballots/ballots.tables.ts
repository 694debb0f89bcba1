import { sinceConvocations } from '@mijn/domain/agenda';
import { ballotStates, type BallotResult, uncountedReasons, voteChoices } from '@mijn/domain/ballots';
import { electionMethods } from '@mijn/domain/elections';
import { voteBases, voteParts } from '@mijn/domain/voting-rules';
import { boolean, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../../../platform/database/columns.ts';

export const ballots = pgTable('ballots', {
  association_id: uuid().notNull(),
  id: uuid().notNull(),
  meeting_id: uuid().notNull(),
  /** The agenda item may be changed or removed later: what was voted about stands in this row. */
  item_id: uuid().notNull(),
  /** The amendment or counter-proposal that the ballot is about; null for one about the proposal itself. */
  motion_id: uuid(),
  number: integer().notNull(),
  title: text().notNull(),
  wording: text().notNull(),
  decision_kind: text(),
  options: text().array().notNull(),
  /** The seats for which the options are candidates, and how they are elected; null unless people are elected. */
  seats: integer(),
  election_method: text({ enum: electionMethods }),
  /** The ballot of the first round, and who was elected in it; null and empty for a first round. */
  first_ballot_id: uuid(),
  elected_before: text().array().notNull().default([]),
  /** The seed of a lot, which nobody learns before the lot is drawn, and the number that the meeting called then. */
  lot_seed: text(),
  lot_number: integer(),
  /** How the proposal differed from the convocation at the opening; null if it did not, or the ballot was opened by a former version. */
  since_convocation: text({ enum: sinceConvocations }),
  majority: text({ enum: voteParts }).notNull(),
  /** Of which votes the majority is a part. */
  majority_basis: text({ enum: voteBases }).notNull().default('cast'),
  quorum_votes: integer(),
  is_secret: boolean().notNull(),
  public_key: text(),
  /** The votes for which each sealed vote of a secret ballot counts. */
  votes_each: integer(),
  /** Whether only the outcome of a secret ballot is shown, because its totals could tell what somebody voted. */
  is_outcome_only: boolean().notNull().default(false),
  /** Whether votes before the meeting count: the rules had them when the ballot was opened, and it is not secret. */
  counts_early_votes: boolean().notNull().default(false),
  state: text({ enum: ballotStates }).notNull(),
  opened_at: moment().notNull(),
  closed_at: moment(),
  /** Who was present when a secret ballot was closed, because it is counted later. */
  votes_present: integer(),
  apartments_present: integer(),
  /** The apartments whose vote before the meeting counted at the closing; null for a ballot that is not closed, is secret, or was closed by a former version. */
  apartments_early: integer(),
  result: jsonb().$type<BallotResult>(),
  /** The time at which the board annulled the result, which stays visible, and why. */
  annulled_at: moment(),
  annulled_reason: text(),
});

/** The votes that an apartment has in a ballot: those at its opening. */
export const ballotApartments = pgTable('ballot_apartments', {
  association_id: uuid().notNull(),
  ballot_id: uuid().notNull(),
  apartment_id: uuid().notNull(),
  votes: integer().notNull(),
});

/** What somebody voted for an apartment. */
export const ballotVotes = pgTable('ballot_votes', {
  association_id: uuid().notNull(),
  ballot_id: uuid().notNull(),
  apartment_id: uuid().notNull(),
  /** The owner or the holder who voted; null for a show of hands that the board entered. */
  user_id: uuid(),
  /** The proxy by which a holder voted. The vote counts as long as the proxy does. */
  proxy_id: uuid(),
  choice: text({ enum: voteChoices }).notNull(),
  option: text(),
  /** The candidates beside the option, in the order of the ballot. */
  further_options: text().array().notNull().default([]),
  voted_at: moment().notNull(),
  /** The UUID that the device of the voter made for the vote; null for a show of hands. */
  mark: uuid(),
  /** Why the vote did not count when the ballot was closed; null before, and for a vote that counted. */
  uncounted: text({ enum: uncountedReasons }),
});

/** The sealed votes of an apartment in a secret ballot. They have no time, and are emptied when the ballot ends. */
export const sealedVotes = pgTable('sealed_votes', {
  association_id: uuid().notNull(),
  ballot_id: uuid().notNull(),
  apartment_id: uuid().notNull(),
  /** The proxy by which a holder voted. */
  proxy_id: uuid(),
  sealed: text().array().notNull(),
  /** The SHA-256 hash of the sealed votes, their apartment and their voter; empty once the ballot ended. */
  sealed_hash: text().notNull(),
  /** The mark of the last vote of each voter, by a hash of the voter; empty once the ballot ended. */
  marks: jsonb().$type<Record<string, string>>().notNull().default({}),
});

/** The apartments that vote on paper in a secret ballot. */
export const paperVotes = pgTable('paper_votes', {
  association_id: uuid().notNull(),
  ballot_id: uuid().notNull(),
  apartment_id: uuid().notNull(),
  /** The votes of the apartment when it got its slips. */
  votes: integer().notNull(),
});
