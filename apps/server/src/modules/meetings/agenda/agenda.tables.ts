import { agendaItemKinds, type Announced } from '@mijn/domain/agenda';
import { electionMethods } from '@mijn/domain/elections';
import { boolean, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { codedColumns, generatedText, moment } from '../../../platform/database/columns.ts';

export const meetingItems = pgTable('meeting_items', {
  ...codedColumns,
  meeting_id: uuid().notNull(),
  /** The number on the agenda, from 1. No other item of the meeting has it. */
  number: integer().notNull(),
  /** The place once the order was changed while the meeting was held; null as long as the numbers are the order. */
  place: integer(),
  title: text().notNull(),
  text: text(),
  kind: text({ enum: agendaItemKinds }).notNull(),
  /** The text of the decision; null unless the meeting decides about the item. */
  wording: text(),
  /** The kind of decisions whose voting rules hold; null for the general ones. */
  decision_kind: text(),
  /** What members choose between; empty if they vote for or against. */
  options: text().array().notNull(),
  /** The seats for which the options are candidates, and how they are elected; null unless people are elected. */
  seats: integer(),
  election_method: text({ enum: electionMethods }),
  /** The time of the last change after the members were convened. */
  changed_at: moment(),
  /** The time of the last change of what the item says, its place aside; null since it was added. */
  text_changed_at: moment(),
  /** Whether the item was added after the members were convened. */
  is_late: boolean().notNull().default(false),
  /** What the convocation says of an item that was changed since; null for others. */
  convened: jsonb().$type<Announced>(),
  /** The item of the first meeting that this one of a second meeting was copied from, which may be removed since. */
  first_item_id: uuid(),
  /** Increases with each change, but not if only the number changes. */
  version: integer().notNull().default(1),
  search_key: generatedText().notNull(),
});

/** The meetings whose agenda the board changed. The import leaves them as they are (docs/decisions/0261). */
export const boardAgendas = pgTable('board_agendas', {
  association_id: uuid().notNull(),
  meeting_id: uuid().notNull(),
  changed_at: moment().notNull(),
  /** The highest number of an item of the convocation that was removed; 0 if there is none. */
  last_number: integer().notNull().default(0),
});

export const meetingItemDocuments = pgTable('meeting_item_documents', {
  association_id: uuid().notNull(),
  item_id: uuid().notNull(),
  document_id: uuid().notNull(),
  position: integer().notNull(),
});
