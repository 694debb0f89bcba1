import { eq } from 'drizzle-orm';
import type { Queries } from './database.ts';
import { associations } from './tables.ts';

/** Returns an empty text for an unknown association. */
export async function findAssociationName(queries: Queries, id: string): Promise<string> {
  const [found] = await queries
    .select({ name: associations.name })
    .from(associations)
    .where(eq(associations.id, id));
  return found?.name ?? '';
}
