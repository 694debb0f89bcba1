import { proposalDecisions } from '@mijn/domain/member-proposals';
import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../../../platform/database/columns.ts';

export const memberProposals = pgTable('member_proposals', {
  association_id: uuid().notNull(),
  id: uuid().notNull(),
  meeting_id: uuid().notNull(),
  /** Null once whoever proposed it has deleted the account. */
  proposer_id: uuid(),
  title: text().notNull(),
  wording: text().notNull(),
  explanation: text(),
  submitted_at: moment().notNull(),
  /** Null until the board decides. */
  decision: text({ enum: proposalDecisions }),
  /** Why it was refused. */
  reason: text(),
  decided_at: moment(),
  /** The agenda item that was made of it; null once that is removed. */
  item_id: uuid(),
});
