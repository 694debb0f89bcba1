import { DELETED_ALBUM_MS } from '@mijn/domain/limits';
import { isBoardMember } from '@mijn/domain/roles';
import { sql, type SQL } from 'drizzle-orm';
import type { PhotosFilter } from '../../capabilities/photos/owned-photos.repository.ts';
import { accessFilter, AppError, type AccessFilter, type Member } from '../../platform/wire/index.ts';

export type AlbumsFilter = AccessFilter<'albums'>;

type Reader = Pick<Member, 'user_id' | 'membership'>;

/** A member may see all albums that are not deleted (docs/product.md#photo-albums). */
export function albumsFor({ membership }: Pick<Reader, 'membership'>): AlbumsFilter {
  return accessFilter(
    'albums',
    sql`albums.association_id = ${membership.association_id} and albums.deleted_at is null`,
  );
}

/** Authors restore kept albums of their own that nobody else deleted, and the board those that no author took back. */
function mayRestore({ user_id, membership }: Reader, now: Date): SQL {
  const oldest = new Date(now.getTime() - DELETED_ALBUM_MS).toISOString();
  return sql`(albums.deleted_at > ${oldest}::timestamptz and case
    when albums.deleted_by = albums.author_id then albums.author_id = ${user_id}::uuid
    else ${isBoardMember(membership)}::boolean end)`;
}

export const deletedFor = (reader: Reader, now: Date): AlbumsFilter =>
  accessFilter(
    'albums',
    sql`albums.association_id = ${reader.membership.association_id} and ${mayRestore(reader, now)}`,
  );

export const visibleOrRestorableFor = (reader: Reader, now: Date): AlbumsFilter =>
  accessFilter(
    'albums',
    sql`albums.association_id = ${reader.membership.association_id}
      and (albums.deleted_at is null or ${mayRestore(reader, now)})`,
  );

/** The filter includes deleted albums. */
export function madeBy({ user_id, membership }: Reader): AlbumsFilter {
  return accessFilter(
    'albums',
    sql`albums.association_id = ${membership.association_id} and albums.author_id = ${user_id}`,
  );
}

/** Allows photos of albums, and the own staged photos. @param inAlbums albums of visible photos; by default not deleted. */
export function photosFor(reader: Reader, inAlbums: AlbumsFilter = albumsFor(reader)): PhotosFilter {
  const { association_id } = reader.membership;
  return accessFilter(
    'photos',
    sql`photos.association_id = ${association_id} and case when photos.album_id is null
      then photos.user_id = ${reader.user_id}
      else exists (select from albums where albums.id = photos.album_id and ${inAlbums.where}) end`,
  );
}

/** The author and the board may edit and delete an album (docs/product.md#photo-albums). */
const mayEdit = ({ user_id, membership }: Reader, album: { author_id: string | null }): boolean =>
  isBoardMember(membership) || album.author_id === user_id;

/** @throws AppError `forbidden` if the member may not edit the album. */
export function requireEditor(member: Reader, album: { author_id: string | null }): void {
  if (!mayEdit(member, album)) throw new AppError('forbidden');
}
