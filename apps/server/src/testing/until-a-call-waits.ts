import { sql } from 'drizzle-orm';
import type { Queries } from '../platform/database/index.ts';

/** @throws Error after five seconds. */
export async function untilACallWaits(queries: Queries, calls = 1): Promise<void> {
  const waiting = sql`
    select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  for (let looks = 0; looks < 500; looks += 1) {
    if ((await queries.execute(waiting)).rows.length >= calls) return;
    await new Promise((resolve) => {
      setTimeout(resolve, 10);
    });
  }
  throw new Error('No call waits.');
}
