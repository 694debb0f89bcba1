import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Photo } from '@mijn/domain/albums';
import { photo } from '@mijn/domain/albums/contract';
import { columnsOf, type Queries } from '../../platform/database/index.ts';
import type { StoredPhoto } from '../../capabilities/files/index.ts';
import type { PhotosFilter, PlacedPhoto } from '../../capabilities/photos/owned-photos.repository.ts';
import { photos } from '../../capabilities/photos/photos.tables.ts';
import type { AlbumsFilter } from './albums.access.ts';
import { albums } from './albums.tables.ts';

type NewAlbum = typeof albums.$inferInsert;

const photoColumns = columnsOf(photos, photo);

async function hasRows(
  queries: Queries,
  table: typeof albums | typeof photos,
  { where }: AlbumsFilter | PhotosFilter,
  count: number,
): Promise<boolean> {
  const found = await queries
    .select({ id: table.id })
    .from(table)
    .where(where)
    .limit(1)
    .offset(count - 1);
  return found.length > 0;
}

export const hasAlbums = async (queries: Queries, filter: AlbumsFilter, count: number): Promise<boolean> =>
  hasRows(queries, albums, filter, count);

export const hasPhotos = async (queries: Queries, filter: PhotosFilter, count: number): Promise<boolean> =>
  hasRows(queries, photos, filter, count);

export async function insertAlbum(queries: Queries, album: NewAlbum): Promise<void> {
  await queries.insert(albums).values(album);
}

/** The lock lasts until the transaction ends. */
export async function lockAlbum(queries: Queries, filter: AlbumsFilter, id: string) {
  const [found] = await queries
    .select({
      id: albums.id,
      author_id: albums.author_id,
      version: albums.version,
      deleted_at: albums.deleted_at,
    })
    .from(albums)
    .where(and(filter.where, eq(albums.id, id)))
    .for('update');
  return found;
}

/** `lockAlbum` has locked the album. */
export async function updateAlbum(
  queries: Queries,
  filter: AlbumsFilter,
  id: string,
  changes: Partial<Omit<NewAlbum, 'version'>>,
): Promise<void> {
  await queries
    .update(albums)
    .set({ ...changes, version: sql`${albums.version} + 1` })
    .where(and(filter.where, eq(albums.id, id)));
}

export async function placePhotos(
  queries: Queries,
  { association_id, album_id }: { association_id: string; album_id: string },
  placed: readonly PlacedPhoto[],
  firstPosition: number,
): Promise<void> {
  if (placed.length === 0) return;
  const ids = sql.param(placed.map(({ id }) => id));
  const alts = sql.param(placed.map(({ alt }) => alt));
  await queries.execute(sql`
    update photos set album_id = ${album_id}, alt = placed.alt, position = ${firstPosition}::int + placed.place::int - 1
    from unnest(${ids}::uuid[], ${alts}::text[]) with ordinality as placed (id, alt, place)
    where photos.association_id = ${association_id} and photos.id = placed.id
      and (photos.album_id, photos.alt, photos.position)
        is distinct from (${album_id}::uuid, placed.alt, ${firstPosition}::int + placed.place::int - 1)`);
}

export async function listPhotos(
  queries: Queries,
  filter: PhotosFilter,
  ids: readonly string[],
): Promise<Photo[]> {
  return queries
    .select(photoColumns)
    .from(photos)
    .where(and(filter.where, inArray(photos.id, [...ids])))
    .orderBy(photos.id);
}

export async function deletePhoto(queries: Queries, filter: PhotosFilter, id: string) {
  const [deleted] = await queries
    .delete(photos)
    .where(and(filter.where, eq(photos.id, id)))
    .returning({ photo_id: photos.id, picture_hash: photos.picture_hash });
  return deleted;
}

const storedColumns = {
  name: photos.name,
  picture_hash: photos.picture_hash,
  download_bytes: photos.download_bytes,
  created_at: photos.created_at,
};

type StoredRow = StoredPhoto & { created_at: Date };

/** The size of a photo that is ready is never null, which the table checks. */
const withSize = <Row extends { download_bytes: number | null }>(row: Row) => ({
  ...row,
  download_bytes: row.download_bytes ?? 0,
});

/** Returns undefined if the photo is not ready. */
export async function findStoredPhoto(
  queries: Queries,
  filter: PhotosFilter,
  id: string,
): Promise<StoredRow | undefined> {
  const [found] = await queries
    .select(storedColumns)
    .from(photos)
    .where(and(filter.where, eq(photos.id, id), eq(photos.state, 'ready')));
  return found && withSize(found);
}

export async function listStoredPhotos(
  queries: Queries,
  filter: AlbumsFilter,
  albumId: string,
): Promise<{ name: string; photos: StoredRow[] } | undefined> {
  const [album] = await queries
    .select({ name: albums.name, association_id: albums.association_id })
    .from(albums)
    .where(and(filter.where, eq(albums.id, albumId)));
  if (!album) return undefined;
  const rows = await queries
    .select(storedColumns)
    .from(photos)
    .where(
      and(
        eq(photos.association_id, album.association_id),
        eq(photos.album_id, albumId),
        eq(photos.state, 'ready'),
      ),
    )
    .orderBy(photos.position, photos.id);
  return {
    name: album.name,
    photos: rows.map(withSize),
  };
}
