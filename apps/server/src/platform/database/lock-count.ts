import { sql } from 'drizzle-orm';
import type { Queries } from './database.ts';

/**
 * Locks what a member makes of a kind until the end of the transaction. Call this before rows are counted against a limit: otherwise two
 * calls at the same time both count the rows without the one of the other.
 */
export async function lockCount(
  queries: Queries,
  { user_id }: { user_id: string },
  kind: 'reactions' | 'reports',
): Promise<void> {
  await queries.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${kind} of ${user_id}`}, 1))`);
}
