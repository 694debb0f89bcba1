import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/index.ts';
import type { StoredPhoto } from '../../capabilities/files/index.ts';
import type { PlacedPhoto } from './albums.repository.ts';
import { photos } from './albums.tables.ts';

interface EntryKey {
  association_id: string;
  entry_id: string;
}

const isOf = ({ association_id, entry_id }: EntryKey) =>
  and(eq(photos.association_id, association_id), eq(photos.entry_id, entry_id));

export async function listPhotosOfEntry(queries: Queries, entry: EntryKey): Promise<string[]> {
  const rows = await queries
    .select({ id: photos.id })
    .from(photos)
    .where(isOf(entry))
    .orderBy(asc(photos.position), asc(photos.id))
    .for('update');
  return rows.map(({ id }) => id);
}

/** Photos that are taken out are staged again, by the member who removed them. */
export async function takeFromEntry(
  queries: Queries,
  entry: EntryKey,
  ids: readonly string[],
  { user_id, now }: { user_id: string; now: Date },
): Promise<void> {
  if (ids.length === 0) return;
  await queries
    .update(photos)
    .set({ entry_id: null, user_id, staged_at: now })
    .where(and(isOf(entry), inArray(photos.id, [...ids])));
}

export async function placeInEntry(
  queries: Queries,
  { association_id, entry_id }: EntryKey,
  placed: readonly PlacedPhoto[],
): Promise<void> {
  if (placed.length === 0) return;
  const ids = sql.param(placed.map(({ id }) => id));
  const alts = sql.param(placed.map(({ alt }) => alt));
  await queries.execute(sql`
    update photos set entry_id = ${entry_id}, staged_at = null, alt = placed.alt, position = placed.place::int - 1
    from unnest(${ids}::uuid[], ${alts}::text[]) with ordinality as placed (id, alt, place)
    where photos.association_id = ${association_id} and photos.id = placed.id`);
}

/** Returns undefined if the photo is not ready. */
export async function findPhotoOfEntry(
  queries: Queries,
  entry: EntryKey,
  id: string,
): Promise<StoredPhoto | undefined> {
  const { name, picture_hash, download_bytes } = photos;
  const [found] = await queries
    .select({ name, picture_hash, download_bytes: sql<number>`coalesce(${download_bytes}, 0)` })
    .from(photos)
    .where(and(isOf(entry), eq(photos.id, id), eq(photos.state, 'ready')));
  return found;
}
