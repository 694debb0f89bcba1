import { sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/index.ts';

/** Returns the number of members outside the board, who see what the board shows to owners. */
export async function countOwners(queries: Queries, associationId: string): Promise<number> {
  const { rows } = await queries.execute<{ owners: number }>(
    sql`select count(*)::int as owners from memberships
      where memberships.association_id = ${associationId} and not memberships.is_board`,
  );
  return rows[0]?.owners ?? 0;
}
