import type { EventSubject, Section } from '@mijn/domain/sections';
import { FIRST_VISIT_MS, VISIT_MS } from '@mijn/domain/limits';
import { sql, type SQL } from 'drizzle-orm';
import type { Queries } from '../../platform/database/index.ts';
import type { Member } from '../../platform/wire/index.ts';
import { sectionEvents } from './sections.tables.ts';

export const SECTION_EVENTS_CHANNEL = 'section_events';

/**
 * An item is new if somebody else published it since the visit before this one. After `VISIT_MS` the next visit begins,
 * also if the list is read first. @param row the columns with the time of publication and the author's user.
 */
export function isUnread(
  { user_id, membership }: Pick<Member, 'user_id' | 'membership'>,
  section: Section,
  now: Date,
  row: { published_at: SQL; author_id: SQL },
): SQL<boolean> {
  const visitBefore = new Date(now.getTime() - VISIT_MS).toISOString();
  const firstVisit = new Date(now.getTime() - FIRST_VISIT_MS).toISOString();
  return sql`(${row.author_id} is distinct from ${user_id} and ${row.published_at} > coalesce((
      select case when seen_at < ${visitBefore}::timestamptz then seen_at else unread_since end
      from section_visits
      where association_id = ${membership.association_id} and user_id = ${user_id} and section = ${section}
    ), ${firstVisit}::timestamptz))`;
}

export type SectionEvent = Omit<typeof sectionEvents.$inferInsert, 'id'>;

/** Call this in the transaction of the change: open tabs hear of the item after the commit. */
export async function announce(queries: Queries, event: SectionEvent): Promise<void> {
  const [added] = await queries.insert(sectionEvents).values(event).returning({ id: sectionEvents.id });
  const payload = JSON.stringify({ ...event, id: added?.id });
  await queries.execute(sql`select pg_notify(${SECTION_EVENTS_CHANNEL}, ${payload})`);
}

/**
 * Tells the open tabs of one member alone, on all devices, after the commit. The event is not kept: a tab that was away asks again by itself.
 * Call this in the transaction of the change.
 */
export async function announceToMember(
  queries: Queries,
  hint: { member_id: string; association_id: string; section: EventSubject },
): Promise<void> {
  await queries.execute(sql`select pg_notify(${SECTION_EVENTS_CHANNEL}, ${JSON.stringify(hint)})`);
}

/** Call this in the transaction of the change, so that streams of events end at once. */
export async function announceRights(queries: Queries, user_id: string): Promise<void> {
  await queries.execute(sql`select pg_notify(${SECTION_EVENTS_CHANNEL}, ${JSON.stringify({ user_id })})`);
}
