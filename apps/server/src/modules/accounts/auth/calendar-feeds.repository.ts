import { sql } from 'drizzle-orm';
import { type Database, type Queries, runPrepared } from '../../../platform/database/index.ts';
import { calendarFeeds } from './auth.tables.ts';

const FIRST_GENERATION = 1;

/** Returns undefined for an unknown or disabled user. */
export async function findGeneration(database: Database, userId: string): Promise<number | undefined> {
  const [row] = await runPrepared<{ generation: number }>(
    database,
    sql`select coalesce(calendar_feeds.generation, ${FIRST_GENERATION}::int) as generation
      from users left join calendar_feeds on calendar_feeds.user_id = users.id where users.id = ${userId} and users.disabled_at is null`,
  );
  return row?.generation;
}

/** Another generation gives the feed another URL. The member can add it again if somebody else has the old one. */
export async function raiseGeneration(queries: Queries, user_id: string, now: Date): Promise<void> {
  await queries
    .insert(calendarFeeds)
    .values({ user_id, generation: FIRST_GENERATION + 1, renewed_at: now })
    .onConflictDoUpdate({
      target: calendarFeeds.user_id,
      set: { generation: sql`${calendarFeeds.generation} + 1`, renewed_at: now },
    });
}
