import { proceduralKinds, proceduralOutcomes } from '@mijn/domain/procedure';
import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../../../platform/database/columns.ts';

export const proceduralMotions = pgTable('procedural_motions', {
  association_id: uuid().notNull(),
  id: uuid().notNull(),
  meeting_id: uuid().notNull(),
  kind: text({ enum: proceduralKinds }).notNull(),
  /** The agenda item that was discussed, which may be removed later; null for none. */
  item_id: uuid(),
  outcome: text({ enum: proceduralOutcomes }).notNull(),
  decided_at: moment().notNull(),
});

export const adjournments = pgTable('adjournments', {
  association_id: uuid().notNull(),
  id: uuid().notNull(),
  meeting_id: uuid().notNull(),
  /** The motion by which the meeting decided it; null if the chair did. */
  motion_id: uuid(),
  adjourned_at: moment().notNull(),
  /** When the meeting goes on, as the board said it; null if the board did not. */
  resumes_at: moment(),
  /** When the meeting went on; null while it is adjourned. */
  resumed_at: moment(),
});
