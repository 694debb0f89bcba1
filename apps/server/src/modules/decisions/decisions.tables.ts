import { sinceConvocations } from '@mijn/domain/agenda';
import { decisionOutcomes } from '@mijn/domain/decisions';
import { boolean, date, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { codedColumns, generatedText } from '../../platform/database/columns.ts';

export const decisions = pgTable('decisions', {
  ...codedColumns,
  /** The meeting that decided; null if the portal does not have it. */
  meeting_id: uuid(),
  decided_on: date({ mode: 'string' }).notNull(),
  /** The number in the register of the association, such as `2026-04`. */
  number: text(),
  /** The number in the one series of the association and year, such as `2026-014`; null until `numberDecisions` gives it. */
  register_number: text(),
  title: text().notNull(),
  wording: text().notNull(),
  decision_kind: text(),
  outcome: text({ enum: decisionOutcomes }).notNull(),
  votes_for: integer(),
  votes_against: integer(),
  votes_abstained: integer(),
  /** The votes of each option; null for a decision without options, and if they are unknown. */
  votes_by_option: jsonb().$type<{ option: string; votes: number }[]>(),
  votes_present: integer(),
  /** The day on which the minutes or the result became known. */
  published_on: date({ mode: 'string' }),
  /** The day on which the minutes of the meeting were published in the portal; no import writes it. */
  minutes_published_on: date({ mode: 'string' }),
  in_force_since: date({ mode: 'string' }),
  /** The later decision that replaced this one. A decision that was withdrawn replaces none. */
  superseded_by_id: uuid(),
  /** Documents of the meeting, in the order of the provider. One that is gone is left out. */
  document_ids: uuid().array().notNull().default([]),
  /** The agenda item about which a ballot decided; null for a decision of the provider, and for one that a later ballot superseded. */
  item_id: uuid(),
  /** The ballot that decided; null for a decision of the provider, and for the last one about its item from a former version. */
  ballot_id: uuid(),
  /** Whether all owners decided in writing, so that there is no meeting. No import writes it. */
  is_outside_meeting: boolean().notNull().default(false),
  annulled_on: date({ mode: 'string' }),
  annulled_reason: text(),
  /** How the proposal differed from the convocation; null if it did not, or it is not known. */
  since_convocation: text({ enum: sinceConvocations }),
  search_key: generatedText().notNull(),
});

/** The last number of each year, which is not given again if its decision is withdrawn. */
export const decisionSeries = pgTable('decision_series', {
  association_id: uuid().notNull(),
  year: integer().notNull(),
  last_number: integer().notNull(),
});
