import { and, count, eq, isNotNull, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/index.ts';
import type { Photographed } from '../../capabilities/documents/index.ts';
import type { WaitingOf } from '../../platform/jobs/turn-priority.ts';
import { photos, releasedPhotos } from './albums.tables.ts';

/** The key of a photo. */
interface PhotoKey {
  association_id: string;
  photo_id: string;
}

/** A photo whose pictures are not made yet. */
export type UnprocessedPhoto = typeof photos.$inferSelect;

const isWaiting = ({ association_id, photo_id }: PhotoKey) =>
  and(eq(photos.association_id, association_id), eq(photos.id, photo_id), eq(photos.state, 'processing'));

/**
 * Increments the number of attempts before the attempt is made, so that a photo that kills the server is not
 * retried endlessly.
 * @returns undefined if the photo is processed already, or deleted.
 */
export async function startAttempt(queries: Queries, key: PhotoKey): Promise<UnprocessedPhoto | undefined> {
  const [photo] = await queries
    .update(photos)
    .set({ attempts: sql`${photos.attempts} + 1` })
    .where(isWaiting(key))
    .returning();
  return photo;
}

/** Decrements the number of attempts, because the attempt failed for a reason outside the photo. */
export async function takeBackAttempt(queries: Queries, key: PhotoKey): Promise<void> {
  await queries
    .update(photos)
    .set({ attempts: sql`${photos.attempts} - 1` })
    .where(isWaiting(key));
}

/** Counts the photos that each member of an association waits for. */
export async function countWaiting(queries: Queries, associationId: string): Promise<WaitingOf[]> {
  const { association_id, user_id, state } = photos;
  return queries
    .select({ user_id, waiting: count() })
    .from(photos)
    .where(and(eq(association_id, associationId), eq(state, 'processing'), isNotNull(user_id)))
    .groupBy(user_id);
}

/** Returns the columns of a photo with its pictures, or of a failed photo. */
function columnsOf(result: Photographed) {
  if (result.failure !== null) return { state: 'failed', failure: result.failure, stored_bytes: 0 } as const;
  const { width, height, placeholder, pictures } = result;
  const largest = pictures.find(({ size, format }) => size === 'large' && format === 'jpeg');
  const stored_bytes = pictures.reduce((sum, { bytes }) => sum + bytes.length, 0);
  const download_bytes = largest?.bytes.length ?? 0;
  return { state: 'ready', width, height, placeholder, download_bytes, stored_bytes } as const;
}

/**
 * Saves the result of a photo, and releases its received bytes. Call this after `lockPictures`.
 * @returns the album of the photo, or null if it has none.
 */
export async function finishPhoto(
  queries: Queries,
  { association_id, id, picture_hash }: UnprocessedPhoto,
  result: Photographed,
): Promise<string | null> {
  await queries.insert(releasedPhotos).values({ photo_id: id, picture_hash }).onConflictDoNothing();
  const [finished] = await queries
    .update(photos)
    .set(columnsOf(result))
    .where(and(isWaiting({ association_id, photo_id: id }), eq(photos.picture_hash, picture_hash)))
    .returning({ album_id: photos.album_id });
  return finished?.album_id ?? null;
}
