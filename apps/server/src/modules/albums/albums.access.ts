import { isBoardMember } from '@mijn/domain/roles';
import { sql } from 'drizzle-orm';
import { accessFilter, AppError, type AccessFilter, type Member } from '../../wire/index.ts';

export type AlbumsFilter = AccessFilter<'albums'>;
export type PhotosFilter = AccessFilter<'photos'>;

type Reader = Pick<Member, 'user_id' | 'membership'>;

/**
 * Returns the access filter for the albums that a member may see: all that are not deleted (docs/product.md#photo-albums).
 */
export function albumsFor({ membership }: Pick<Reader, 'membership'>): AlbumsFilter {
  return accessFilter(
    'albums',
    sql`albums.association_id = ${membership.association_id} and albums.deleted_at is null`,
  );
}

/**
 * Returns the access filter for the albums that a member may restore: those that the member may see, and the
 * deleted albums that the member could edit. An author can't restore what somebody else deleted.
 */
export function restorableFor({ user_id, membership }: Reader): AlbumsFilter {
  const { association_id } = membership;
  if (isBoardMember(membership))
    return accessFilter('albums', sql`albums.association_id = ${association_id}`);
  return accessFilter(
    'albums',
    sql`albums.association_id = ${association_id}
      and (albums.deleted_at is null or (albums.author_id = ${user_id} and albums.deleted_by = ${user_id}))`,
  );
}

/** Returns the access filter for the albums that a member has made, with those that are deleted. */
export function madeBy({ user_id, membership }: Reader): AlbumsFilter {
  return accessFilter(
    'albums',
    sql`albums.association_id = ${membership.association_id} and albums.author_id = ${user_id}`,
  );
}

/**
 * Returns the access filter for the photos that a member may see: those of albums that exist, and the own
 * staged photos.
 */
export function photosFor({ user_id, membership }: Reader): PhotosFilter {
  const { association_id } = membership;
  return accessFilter(
    'photos',
    sql`photos.association_id = ${association_id} and case when photos.album_id is null
      then photos.user_id = ${user_id}
      else exists (
        select from albums
        where albums.association_id = ${association_id} and albums.id = photos.album_id and albums.deleted_at is null
      ) end`,
  );
}

/** Returns the access filter for the staged photos that a member may use in an album: those of the member. */
export function stagedFor({ user_id, membership }: Reader): PhotosFilter {
  return accessFilter(
    'photos',
    sql`photos.association_id = ${membership.association_id} and photos.album_id is null
      and photos.user_id = ${user_id}`,
  );
}

/** Returns whether a member may edit and delete an album: its author, and the board (docs/product.md#photo-albums). */
export const mayEdit = ({ user_id, membership }: Reader, album: { author_id: string | null }): boolean =>
  isBoardMember(membership) || album.author_id === user_id;

/**
 * Checks whether a member may edit and delete an album.
 * @throws AppError `forbidden` if not.
 */
export function requireEditor(member: Reader, album: { author_id: string | null }): void {
  if (!mayEdit(member, album)) throw new AppError('forbidden');
}
