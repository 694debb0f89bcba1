import { typedLine } from '../../platform/texts/typed-text.ts';
import type { Queries } from '../../platform/database/index.ts';
import type { StoredPhoto } from '../files/index.ts';
import { AppError, type Member, orNotFound } from '../../platform/wire/index.ts';
import {
  findPhotoIds,
  findPhotoOf,
  listPhotosOf,
  type PhotoOwner,
  type PhotoOwnerOutsideAlbums,
  type PlacedPhoto,
  placePhotos,
  stagedFor,
  stageAgain,
} from './owned-photos.repository.ts';

/**
 * Gives an entry or a proxy these photos, in this order, and removes others. The contract checks that the ids differ.
 * @throws AppError `validation_failed` for the field `photos` if one is neither of the owner nor staged by the member.
 */
export async function savePhotosOf(
  transaction: Queries,
  member: Pick<Member, 'user_id' | 'membership'>,
  { kind, id }: Pick<PhotoOwnerOutsideAlbums, 'kind' | 'id'>,
  photos: readonly PlacedPhoto[],
  now: Date,
): Promise<void> {
  const owner = { association_id: member.membership.association_id, kind, id };
  const known = await listPhotosOf(transaction, owner);
  const ids = photos.map((photo) => photo.id);
  const added = ids.filter((one) => !known.includes(one));
  const staged = await findPhotoIds(transaction, stagedFor(member), added);
  if (staged.length < added.length)
    throw new AppError('validation_failed', { errors: { photos: [{ code: 'file_gone' }] } });
  const removed = known.filter((one) => !ids.includes(one));
  await stageAgain(transaction, owner, removed, { user_id: member.user_id, now });
  await placePhotos(
    transaction,
    owner,
    photos.map((photo) => ({ id: photo.id, alt: typedLine(photo.alt) })),
  );
}

/** The caller has checked that the member may see the owner. @throws AppError `not_found` if the photo is not ready. */
export async function getPhotoOf(queries: Queries, owner: PhotoOwner, photoId: string): Promise<StoredPhoto> {
  return orNotFound(await findPhotoOf(queries, owner, photoId));
}
