import { apartmentVotings, voteBases, type VotingRuleName } from '@mijn/domain/voting-rules';
import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { codedColumns } from '../../platform/database/columns.ts';

export const apartments = pgTable('apartments', {
  ...codedColumns,
  name: text().notNull(),
  /** The numerator of the share in the building. The rule `shares_total` has the denominator. */
  share: integer().notNull(),
  /** The votes that count, which all owners of the apartment share: those of the deed, or 0 if the apartment does not vote. */
  votes: integer().notNull(),
  /** The votes of the deed; null in rows of a former version, in which all votes count. */
  deed_votes: integer(),
  voting: text({ enum: apartmentVotings }).notNull().default('yes'),
  /** The name of an owner without an account, which the board reads. */
  owner_name: text(),
  position: integer().notNull(),
});

/** A user belongs to an apartment as one of its owners. */
export const apartmentOwners = pgTable('apartment_owners', {
  association_id: uuid().notNull(),
  apartment_id: uuid().notNull(),
  owner_id: uuid().notNull(),
});

export const votingRules = pgTable('voting_rules', {
  association_id: uuid().notNull(),
  rule: text().$type<VotingRuleName>().notNull(),
  /** The kind of decisions for which the rule holds; empty for all others. */
  decision_kind: text().notNull(),
  value: text().notNull(),
  /** Of which votes the value of a majority is a part; `cast` for other rules. */
  basis: text({ enum: voteBases }).notNull().default('cast'),
  note: text(),
  position: integer().notNull(),
});
