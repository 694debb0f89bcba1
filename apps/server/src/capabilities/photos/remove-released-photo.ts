import { and, eq } from 'drizzle-orm';
import type { Foundation } from '../../platform/foundation.ts';
import { type Files, pictureKeys, receivedPhotoKey, removeUnneeded } from '../files/index.ts';
import { photos, releasedPhotos } from './photos.tables.ts';

type Released = typeof releasedPhotos.$inferSelect;

export interface RemovalContext extends Pick<Foundation, 'database' | 'now'> {
  files: Pick<Files, 'remove'>;
}

/** Keeps received bytes that still have to be processed, and pictures that a photo still has. */
export async function removeReleasedPhoto(
  { files, ...context }: RemovalContext,
  { photo_id, picture_hash }: Released,
): Promise<void> {
  const isOfPhoto = and(eq(releasedPhotos.photo_id, photo_id), eq(releasedPhotos.picture_hash, picture_hash));
  await removeUnneeded(context, files, {
    hash: picture_hash,
    listUnneeded: async (transaction) => {
      const sharing = await transaction
        .select({ id: photos.id, state: photos.state })
        .from(photos)
        .where(eq(photos.picture_hash, picture_hash));
      const isWaiting = sharing.some(({ id, state }) => id === photo_id && state === 'processing');
      return [
        ...(isWaiting ? [] : [receivedPhotoKey(photo_id, picture_hash)]),
        // Photos with the same content share their pictures.
        ...(sharing.length > 0 ? [] : pictureKeys(picture_hash)),
      ];
    },
    finish: async (transaction) => {
      await transaction.delete(releasedPhotos).where(isOfPhoto);
    },
  });
}
