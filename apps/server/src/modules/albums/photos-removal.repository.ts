import { DELETED_ALBUM_MS, STAGED_FILE_MS } from '@mijn/domain/limits';
import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import { inTransaction, type Database, type Queries } from '../../platform/database/index.ts';
import { type Files, lockRemoval, pictureKeys, receivedPhotoKey } from '../../capabilities/files/index.ts';
import { albums, photos, releasedPhotos } from './albums.tables.ts';

type Released = typeof releasedPhotos.$inferSelect;

/** Photos with the same content share their pictures. */
export async function lockPictures(transaction: Queries, pictureHash: string): Promise<void> {
  await transaction.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`pictures ${pictureHash}`}, 0))`,
  );
}

/** Keeps received bytes that still have to be processed, and pictures that a photo still has. */
export async function removeReleasedPhoto(
  { queries }: Pick<Database, 'queries'>,
  files: Pick<Files, 'remove'>,
  { photo_id, picture_hash }: Released,
): Promise<void> {
  await inTransaction(queries, async (transaction) => {
    await lockRemoval(transaction);
    await lockPictures(transaction, picture_hash);
    const waiting = await transaction
      .select({ id: photos.id })
      .from(photos)
      .where(
        and(eq(photos.picture_hash, picture_hash), eq(photos.id, photo_id), eq(photos.state, 'processing')),
      );
    if (waiting.length === 0) await files.remove(receivedPhotoKey(photo_id, picture_hash));
    const sharing = await transaction
      .select({ id: photos.id })
      .from(photos)
      .where(eq(photos.picture_hash, picture_hash))
      .limit(1);
    if (sharing.length === 0) for (const key of pictureKeys(picture_hash)) await files.remove(key);
    await transaction
      .delete(releasedPhotos)
      .where(and(eq(releasedPhotos.photo_id, photo_id), eq(releasedPhotos.picture_hash, picture_hash)));
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

/** Bytes that can't be removed now stay for the next time. */
export async function removePhotos(
  database: Database,
  files: Pick<Files, 'remove'>,
  now: Date,
): Promise<void> {
  await deleteOld(database.queries, now);
  for (const released of await database.queries.select().from(releasedPhotos)) {
    await removeReleasedPhoto(database, files, released);
  }
}
