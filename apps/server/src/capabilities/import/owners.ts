import { inArray } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import { owners, type Queries } from '../../platform/database/index.ts';

/** Returns the ids of owners by the codes of the provider. */
export async function listOwners(
  queries: Queries,
  codes: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await queries.select().from(owners).where(inArray(owners.code, codes));
  return new Map(rows.map(({ id, code: own }) => [own, id]));
}

/** Returns the ids of owners by the codes of the provider, and adds owners that are not known yet. */
export async function idsOfOwners(
  queries: Queries,
  codes: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (codes.length === 0) return new Map();
  const distinct = [...new Set(codes)];
  await queries
    .insert(owners)
    .values(distinct.map((own) => ({ id: newId(), code: own })))
    .onConflictDoNothing();
  return listOwners(queries, distinct);
}
