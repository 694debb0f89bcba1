import { DELETED_ALBUM_MS, STAGED_FILE_MS } from '@mijn/domain/limits';
import { and, eq, isNull, lt } from 'drizzle-orm';
import { forEachRemoval } from '../../capabilities/files/index.ts';
import { photos, releasedPhotos } from '../../capabilities/photos/photos.tables.ts';
import { type RemovalContext, removeReleasedPhoto } from '../../capabilities/photos/remove-released-photo.ts';
import { inTransaction, type Queries } from '../../platform/database/index.ts';
import { albums } from './albums.tables.ts';

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
