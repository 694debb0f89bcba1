import type { Section } from '@mijn/domain/sections';
import { FIRST_VISIT_MS, VISIT_MS } from '@mijn/domain/limits';
import { sql, type SQL } from 'drizzle-orm';
import type { Queries } from '../../platform/database/index.ts';
import type { Member } from '../../platform/wire/index.ts';
import { sectionEvents } from './sections.tables.ts';

/** The channel on which PostgreSQL announces new section events. */
export const SECTION_EVENTS_CHANNEL = 'section_events';

/**
 * Returns the condition that a row is new to a member: published since the visit before this one, by somebody
 * else. After `VISIT_MS` the next visit begins, also if the list is read before the section is opened.
 * @param row The columns of the row with the time of publication and the id of the author's user.
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

/** An event of a section. */
export type SectionEvent = Omit<typeof sectionEvents.$inferInsert, 'id'>;

/**
 * Announces a new or changed item to the open tabs of the members. Call this in the transaction of the
 * change: the tabs hear of it after the commit.
 */
export async function announce(queries: Queries, event: SectionEvent): Promise<void> {
  const [added] = await queries.insert(sectionEvents).values(event).returning({ id: sectionEvents.id });
  const payload = JSON.stringify({ ...event, id: added?.id });
  await queries.execute(sql`select pg_notify(${SECTION_EVENTS_CHANNEL}, ${payload})`);
}

/**
 * Announces that a session or a membership of a user has ended, so that streams of events end at once. Call this
 * in the transaction of the change.
 */
export async function announceRights(queries: Queries, user_id: string): Promise<void> {
  await queries.execute(sql`select pg_notify(${SECTION_EVENTS_CHANNEL}, ${JSON.stringify({ user_id })})`);
}
