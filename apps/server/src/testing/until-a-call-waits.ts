import { sql } from 'drizzle-orm';
import type { Queries } from '../platform/database/index.ts';

/** Returns the number of calls that wait for a lock. */
export async function countWaiting(queries: Queries): Promise<number> {
  const { rows } = await queries.execute(
    sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rows.length;
}

/** @throws Error after five seconds. */
export async function untilACallWaits(queries: Queries, calls = 1): Promise<void> {
  for (let looks = 0; looks < 500; looks += 1) {
    if ((await countWaiting(queries)) >= calls) return;
    await new Promise((resolve) => {
      setTimeout(resolve, 10);
    });
  }
  throw new Error('No call waits.');
}
