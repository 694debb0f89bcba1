import { and, count, eq, isNotNull, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/index.ts';
import type { Photographed } from '../documents/index.ts';
import type { WaitingOf } from '../../platform/jobs/turn-priority.ts';
import { photos, releasedPhotos } from './photos.tables.ts';

interface PhotoKey {
  association_id: string;
  photo_id: string;
}

export type UnprocessedPhoto = typeof photos.$inferSelect;

const isWaiting = ({ association_id, photo_id }: PhotoKey) =>
  and(eq(photos.association_id, association_id), eq(photos.id, photo_id), eq(photos.state, 'processing'));

/** Counts an attempt to make the pictures, and returns the photo. It counts first, so that a photo that kills the server is not retried endlessly. Returns undefined without work to do. */
export async function startAttempt(queries: Queries, key: PhotoKey): Promise<UnprocessedPhoto | undefined> {
  const [photo] = await queries
    .update(photos)
    .set({ attempts: sql`${photos.attempts} + 1` })
    .where(isWaiting(key))
    .returning();
  return photo;
}

/** Does not count an attempt that failed for a reason outside the photo. */
export async function takeBackAttempt(queries: Queries, key: PhotoKey): Promise<void> {
  await queries
    .update(photos)
    .set({ attempts: sql`${photos.attempts} - 1` })
    .where(isWaiting(key));
}

export async function countWaiting(queries: Queries, associationId: string): Promise<WaitingOf[]> {
  const { association_id, user_id, state } = photos;
  return queries
    .select({ user_id, waiting: count() })
    .from(photos)
    .where(and(eq(association_id, associationId), eq(state, 'processing'), isNotNull(user_id)))
    .groupBy(user_id);
}

function outcomeColumns(result: Photographed) {
  if (result.failure !== null) return { state: 'failed', failure: result.failure, stored_bytes: 0 } as const;
  const { width, height, placeholder, pictures } = result;
  const largest = pictures.find(({ size, format }) => size === 'large' && format === 'jpeg');
  const stored_bytes = pictures.reduce((sum, { bytes }) => sum + bytes.length, 0);
  const download_bytes = largest?.bytes.length ?? 0;
  return { state: 'ready', width, height, placeholder, download_bytes, stored_bytes } as const;
}

/** Releases the received bytes. Call this in `whileStored`. Returns the album or the entry of the photo, if it has one. */
export async function finishPhoto(
  queries: Queries,
  { association_id, id, picture_hash }: UnprocessedPhoto,
  result: Photographed,
): Promise<{ album_id: string | null; entry_id: string | null } | undefined> {
  await queries.insert(releasedPhotos).values({ photo_id: id, picture_hash }).onConflictDoNothing();
  const [finished] = await queries
    .update(photos)
    .set(outcomeColumns(result))
    .where(and(isWaiting({ association_id, photo_id: id }), eq(photos.picture_hash, picture_hash)))
    .returning({ album_id: photos.album_id, entry_id: photos.entry_id });
  return finished;
}
