import { type InferType, number, object, string } from 'yup';
import { EVENTS_KEPT_MS, VISIT_MS } from '../limits/limits.ts';
import { eventSubjects, SECTION_COUNT_MAX } from '../sections/sections.ts';
import { id, defineContract } from '../wire/wire.contract.ts';
import type { Shapes } from '../wire/wire.ts';
import { countsOperations } from './counts.ts';

const count = () => number().integer().min(0).max(SECTION_COUNT_MAX).required();

/** The number of items per section that others published since the member last opened the section. */
export const counts = object({
  /** The new messages of the bulletin board. It stops at 100, which means "more than 99". */
  bulletin_board: count(),
  /** The new newsletters, up to 100 likewise. */
  newsletters: count(),
  /** The new albums, up to 100 likewise. */
  albums: count(),
  /** The new items of the provider's news, up to 100 likewise. */
  news: count(),
  /**
   * The action items that the member follows and of which the member has not seen the last entry, and for the board the reports that it
   * has not looked at, up to 100 likewise.
   */
  todos: count(),
});

/** Says that something changed in a section, in an action item, or in who sees what of the archive or the forms. It has no content: whoever is interested asks again. */
export const sectionHint = object({
  /** The association, or null if all associations are concerned. */
  association_id: id().defined().nullable(),
  /** The section in which something changed. */
  section: string().oneOf(eventSubjects).required(),
});

export const eventsQuery = object({
  /**
   * The id of the last event that the client has handled, to receive those since. The header `Last-Event-ID` does
   * the same.
   */
  last_event_id: number().integer().min(0).max(Number.MAX_SAFE_INTEGER),
  /** The time since the client began to load what it shows, in milliseconds, to receive the events since. Without effect after an event. */
  loaded_ms_ago: number().integer().min(0).max(EVENTS_KEPT_MS),
}).exact();

export const openQuery = object({
  /** The time since the list was loaded, in milliseconds. Later items are new to the member. */
  loaded_ms_ago: number().integer().min(0).max(VISIT_MS),
}).exact();

export const shapes = {
  getCounts: { response: counts },
  openSection: { query: openQuery, response: counts, errors: ['not_found'] },
  streamEvents: { sends: 'events', query: eventsQuery },
} as const satisfies Shapes;

export const countsContract = defineContract(countsOperations, shapes);

export type SectionCounts = InferType<typeof counts>;
export type SectionHint = InferType<typeof sectionHint>;
