import { motionKinds, type ProposalText } from '@mijn/domain/motions';
import { integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../../../platform/database/columns.ts';

export const motions = pgTable('motions', {
  association_id: uuid().notNull(),
  id: uuid().notNull(),
  meeting_id: uuid().notNull(),
  /** The agenda item may be removed later. */
  item_id: uuid().notNull(),
  kind: text({ enum: motionKinds }).notNull(),
  /** What the motion asks, as one line. */
  text: text().notNull(),
  /** The whole text of the proposal as it reads if the motion is carried. */
  wording: text().notNull(),
  proposer: text().notNull(),
  /** The place among the motions about the item, from 1. */
  position: integer().notNull(),
  /** The wording of the proposal when the text of the motion was written. */
  based_on: text().notNull(),
  /** What the motion replaced; null unless it was carried. */
  replaced: jsonb().$type<ProposalText>(),
  created_at: moment().notNull(),
  withdrawn_at: moment(),
  /** Increases with each change, but not if only the place changes. */
  version: integer().notNull().default(1),
});
