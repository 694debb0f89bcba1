import { bigint, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { EventSubject, Section } from '@mijn/domain/sections';
import { moment } from '../../platform/database/columns.ts';

export const sectionVisits = pgTable('section_visits', {
  association_id: uuid().notNull(),
  user_id: uuid().notNull(),
  section: text().$type<Section>().notNull(),
  /** The start of the last visit. Items since then count in the badge. */
  seen_at: moment().notNull(),
  /** The time since which items are marked as new during the last visit. */
  unread_since: moment().notNull(),
});

export const sectionEvents = pgTable('section_events', {
  id: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
  /** The column is null for an event that concerns all associations. */
  association_id: uuid(),
  section: text().$type<EventSubject>().notNull(),
  entity_id: uuid().notNull(),
  happened_at: moment().notNull(),
});
