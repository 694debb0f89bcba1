import { photo } from '@mijn/domain/albums/contract';
import { and, asc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import { columnsOf, type Queries } from '../../platform/database/index.ts';
import type { StoredPhoto } from '../files/index.ts';
import { accessFilter, type AccessFilter, type Member } from '../../platform/wire/index.ts';
import { photos } from './photos.tables.ts';

export type PhotosFilter = AccessFilter<'photos'>;

export interface PlacedPhoto {
  id: string;
  alt: string;
}

/** What has photos: an album, an entry of the timeline of an action item, or a proxy on paper. */
export interface PhotoOwner {
  association_id: string;
  kind: 'album' | 'entry' | 'proxy';
  id: string;
}

export type PhotoOwnerOutsideAlbums = PhotoOwner & { kind: 'entry' | 'proxy' };

const photoFields = Object.entries(columnsOf(photos, photo)).flatMap(([name, column]) => [
  sql.raw(`'${name}'`),
  sql`${column}`,
]);

/** Returns the photos of a row in their order, also failed ones, as a column of JSON. @param isOfRow the condition that a photo is of the row. */
export const photosWhere = (
  isOfRow: SQL,
): SQL => sql`(select coalesce(json_agg(json_build_object(${sql.join(photoFields, sql`, `)})
      order by ${photos.position}, ${photos.id}), '[]')
    from ${photos} where ${isOfRow})`;

const columns = { album: photos.album_id, entry: photos.entry_id, proxy: photos.proxy_id };

const isOf = ({ association_id, kind, id }: PhotoOwner) =>
  and(eq(photos.association_id, association_id), eq(columns[kind], id));

/** Returns the ids of the photos in their order, and locks them. */
export async function listPhotosOf(queries: Queries, owner: PhotoOwner): Promise<string[]> {
  const rows = await queries
    .select({ id: photos.id })
    .from(photos)
    .where(isOf(owner))
    .orderBy(asc(photos.position), asc(photos.id))
    .for('update');
  return rows.map(({ id }) => id);
}

/** Takes photos out of what has them. They are staged again, by the member who removed them. */
export async function stageAgain(
  queries: Queries,
  owner: PhotoOwner,
  ids: readonly string[],
  { user_id, now }: { user_id: string; now: Date },
): Promise<void> {
  if (ids.length === 0) return;
  await queries
    .update(photos)
    .set({ album_id: null, entry_id: null, proxy_id: null, user_id, staged_at: now })
    .where(and(isOf(owner), inArray(photos.id, [...ids])));
}

/** Places photos in an entry or a proxy. Those of albums follow rules of their own (`albums.repository.ts`). */
export async function placePhotos(
  queries: Queries,
  { association_id, kind, id }: PhotoOwnerOutsideAlbums,
  placed: readonly PlacedPhoto[],
): Promise<void> {
  if (placed.length === 0) return;
  const ids = sql.param(placed.map((one) => one.id));
  const alts = sql.param(placed.map(({ alt }) => alt));
  const column = sql.identifier(columns[kind].name);
  await queries.execute(sql`
    update photos set ${column} = ${id}, staged_at = null, alt = placed.alt, position = placed.place::int - 1
    from unnest(${ids}::uuid[], ${alts}::text[]) with ordinality as placed (id, alt, place)
    where photos.association_id = ${association_id} and photos.id = placed.id`);
}

/** Returns undefined if the photo is not ready. */
export async function findPhotoOf(
  queries: Queries,
  owner: PhotoOwner,
  id: string,
): Promise<StoredPhoto | undefined> {
  const { name, picture_hash, download_bytes } = photos;
  const [found] = await queries
    .select({ name, picture_hash, download_bytes: sql<number>`coalesce(${download_bytes}, 0)` })
    .from(photos)
    .where(and(isOf(owner), eq(photos.id, id), eq(photos.state, 'ready')));
  return found;
}

/** Allows the photos that a member uploaded and that are in no album, entry or proxy. */
export function stagedFor({ user_id, membership }: Pick<Member, 'user_id' | 'membership'>): PhotosFilter {
  return accessFilter(
    'photos',
    sql`photos.association_id = ${membership.association_id} and photos.album_id is null
      and photos.entry_id is null and photos.proxy_id is null and photos.user_id = ${user_id}`,
  );
}

/** Returns the ids of the photos that the filter allows, and locks them. */
export async function findPhotoIds(
  queries: Queries,
  filter: PhotosFilter,
  ids: readonly string[],
): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await queries
    .select({ id: photos.id })
    .from(photos)
    .where(and(filter.where, inArray(photos.id, [...ids])))
    .orderBy(photos.id)
    .for('update');
  return rows.map(({ id }) => id);
}

export async function insertPhoto(queries: Queries, row: typeof photos.$inferInsert): Promise<void> {
  await queries.insert(photos).values(row);
}
