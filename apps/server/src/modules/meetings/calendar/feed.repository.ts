import { sql } from 'drizzle-orm';
import { runPrepared, type Database } from '../../../database/index.ts';
import { calendarFeeds } from '../meetings.tables.ts';

/** Of who never renewed the address. */
const FIRST_GENERATION = 1;

/** Which address a user has now; undefined when there is no such user. */
export async function findGeneration(database: Database, userId: string): Promise<number | undefined> {
  const [row] = await runPrepared<{ generation: number }>(
    database,
    sql`select coalesce(calendar_feeds.generation, ${FIRST_GENERATION}::int) as generation
      from users left join calendar_feeds on calendar_feeds.user_id = users.id where users.id = ${userId}`,
  );
  return row?.generation;
}

/** Gives a user the next address. */
export async function raiseGeneration({ queries }: Database, user_id: string, now: Date): Promise<void> {
  await queries
    .insert(calendarFeeds)
    .values({ user_id, generation: FIRST_GENERATION + 1, renewed_at: now })
    .onConflictDoUpdate({
      target: calendarFeeds.user_id,
      set: { generation: sql`${calendarFeeds.generation} + 1`, renewed_at: now },
    });
}
