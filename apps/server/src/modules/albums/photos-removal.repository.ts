import { DELETED_ALBUM_MS, STAGED_FILE_MS } from '@mijn/domain/limits';
import { and, eq, isNull, lt } from 'drizzle-orm';
import type { Foundation } from '../../platform/foundation.ts';
import { inTransaction, type Queries } from '../../platform/database/index.ts';
import {
  type Files,
  forEachRemoval,
  pictureKeys,
  receivedPhotoKey,
  removeUnneeded,
} from '../../capabilities/files/index.ts';
import { albums, photos, releasedPhotos } from './albums.tables.ts';

type Released = typeof releasedPhotos.$inferSelect;

interface RemovalContext extends Pick<Foundation, 'database' | 'now'> {
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

async function deleteOld(queries: Queries, now: Date): Promise<void> {
  const isOld = lt(albums.deleted_at, new Date(now.getTime() - DELETED_ALBUM_MS));
  await inTransaction(queries, async (transaction) => {
    const old = await transaction
      .select({ association_id: albums.association_id, id: albums.id })
      .from(albums)
      .where(isOld)
      .for('update');
    for (const { association_id, id } of old) {
      await transaction
        .delete(photos)
        .where(and(eq(photos.association_id, association_id), eq(photos.album_id, id)));
      await transaction
        .delete(albums)
        .where(and(eq(albums.association_id, association_id), eq(albums.id, id)));
    }
  });
  const oldest = new Date(now.getTime() - STAGED_FILE_MS);
  await queries.delete(photos).where(and(isNull(photos.album_id), lt(photos.staged_at, oldest)));
}

/** Deletes photos that no album has for long, and their bytes. Bytes that can't be removed now stay for the next time. */
export async function removeUnusedPhotos(context: RemovalContext): Promise<void> {
  const { queries } = context.database;
  await deleteOld(queries, context.now());
  const released = await queries.select().from(releasedPhotos);
  await forEachRemoval(released, async (one) => removeReleasedPhoto(context, one));
}
