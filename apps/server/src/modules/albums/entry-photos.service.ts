import { typedLine } from '../../platform/texts/typed-text.ts';
import type { Queries } from '../../platform/database/index.ts';
import type { StoredPhoto } from '../../capabilities/files/index.ts';
import { AppError, type Member, orNotFound } from '../../platform/wire/index.ts';
import { stagedFor } from './albums.access.ts';
import * as repository from './albums.repository.ts';
import {
  findPhotoOfEntry,
  listPhotosOfEntry,
  placeInEntry,
  takeFromEntry,
} from './entry-photos.repository.ts';

/**
 * Gives an entry of a timeline these photos, in this order, and removes others. The contract checks that the ids differ.
 * @throws AppError `validation_failed` for the field `photos` if one is neither of the entry nor staged by the member.
 */
export async function saveEntryPhotos(
  transaction: Queries,
  member: Pick<Member, 'user_id' | 'membership'>,
  entry_id: string,
  photos: readonly repository.PlacedPhoto[],
  now: Date,
): Promise<void> {
  const { association_id } = member.membership;
  const key = { association_id, entry_id };
  const known = await listPhotosOfEntry(transaction, key);
  const ids = photos.map(({ id }) => id);
  const added = ids.filter((id) => !known.includes(id));
  const staged = await repository.findPhotoIds(transaction, stagedFor(member), added);
  if (staged.length < added.length)
    throw new AppError('validation_failed', { errors: { photos: [{ code: 'file_gone' }] } });
  const removed = known.filter((id) => !ids.includes(id));
  await takeFromEntry(transaction, key, removed, { user_id: member.user_id, now });
  await placeInEntry(
    transaction,
    key,
    photos.map(({ id, alt }) => ({ id, alt: typedLine(alt) })),
  );
}

/** The caller has checked that the member may see the entry. @throws AppError `not_found` if the photo is not ready. */
export async function getEntryPhoto(
  queries: Queries,
  entry: { association_id: string; entry_id: string },
  photoId: string,
): Promise<StoredPhoto> {
  return orNotFound(await findPhotoOfEntry(queries, entry, photoId));
}
