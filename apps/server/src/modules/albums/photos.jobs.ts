import { Readable } from 'node:stream';
import { PHOTO_BYTES_MAX } from '@mijn/domain/limits';
import { object, string } from 'yup';
import { inTransaction, type Queries, takeTime } from '../../platform/database/index.ts';
import { type Photographed, type Reader, ReaderClosed } from '../../capabilities/documents/index.ts';
import { isStoreFull } from '../../platform/config/store-full.ts';
import { type Files, pictureKey, receivedPhotoKey } from '../../capabilities/files/index.ts';
import { defineJob, type JobContext } from '../../platform/jobs/define-job.ts';
import { announce } from '../../capabilities/sections/sections.ts';
import { TURN_PRIORITY_MAX, turnPriority } from '../../platform/jobs/turn-priority.ts';
import {
  countWaiting,
  finishPhoto,
  startAttempt,
  takeBackAttempt,
  type UnprocessedPhoto,
} from './photos.repository.ts';
import { lockPictures, removePhotos, removeReleasedPhoto } from './photos-removal.repository.ts';

/** Attempts that may have killed the server. A further attempt marks the photo as unreadable without reading the photo. */
const DEADLY_ATTEMPTS_MAX = 3;

/** If the store is down, the attempts take sixteen hours. */
const ATTEMPTS_MAX = 12;

interface PhotoContext extends JobContext {
  files: Files;
  reader: Reader;
}

const UNREADABLE: Photographed = { failure: 'unreadable' };

/** Imported photos come after photos that members wait for. */
export const IMPORTED = { priority: TURN_PRIORITY_MAX };

async function save(
  { database, files, now, log }: PhotoContext,
  photo: UnprocessedPhoto,
  result: Photographed,
): Promise<void> {
  const { association_id, id, picture_hash } = photo;
  if (result.failure !== null) log.warn({ photo_id: id, failure: result.failure }, 'a photo failed');
  await inTransaction(database.queries, async (transaction) => {
    await takeTime(transaction);
    await lockPictures(transaction, picture_hash);
    for (const { size, format, bytes } of result.failure === null ? result.pictures : []) {
      const picture = await files.receive(Readable.from([bytes]), PHOTO_BYTES_MAX);
      await picture.keep(pictureKey(picture_hash, size, format));
    }
    const album_id = await finishPhoto(transaction, photo, result);
    if (album_id) {
      await announce(transaction, {
        association_id,
        section: 'albums',
        entity_id: album_id,
        happened_at: now(),
      });
    }
  });
  // The hourly clean-up removes the received bytes if this fails.
  await removeReleasedPhoto(database, files, { photo_id: id, picture_hash }).catch(() =>
    log.warn('the received bytes of a photo will be removed later'),
  );
}

/** Makes the pictures of a received photo (docs/decisions/0140-photos.md). */
export const processPhoto = defineJob({
  name: 'process_photo',
  pace: 'slow',
  data: object({ association_id: string().required(), photo_id: string().required() }),
  attemptsMax: ATTEMPTS_MAX,
  run: async (context: PhotoContext, key, { isLast }) => {
    const { database, files, reader, log } = context;
    const photo = await startAttempt(database.queries, key);
    if (!photo) return undefined;
    if (photo.attempts > DEADLY_ATTEMPTS_MAX) return save(context, photo, UNREADABLE);
    try {
      const open = () => files.read(receivedPhotoKey(photo.id, photo.picture_hash));
      const result = await reader.makePictures({ open, media_type: photo.media_type });
      return await save(context, photo, result);
    } catch (error) {
      const fault = error instanceof Error ? error.name : 'unknown';
      const isFull = isStoreFull(error);
      if (!isFull && !(error instanceof ReaderClosed)) {
        log.warn({ photo_id: photo.id, fault, isLast }, 'a photo could not be processed yet');
        if (isLast) return save(context, photo, UNREADABLE);
      }
      await takeBackAttempt(database.queries, key);
      // The queue waits for room, and counts no attempt.
      if (isFull) throw error;
      return 'retry';
    }
  },
});

/** Call this after the row of the photo is written. */
export async function requestPictures(
  queries: Queries,
  { association_id, id, user_id }: { association_id: string; id: string; user_id: string },
): Promise<void> {
  const priority = turnPriority(await countWaiting(queries, association_id), user_id);
  await processPhoto.add(queries, { association_id, photo_id: id }, { priority });
}

export const cleanUpPhotos = defineJob({
  name: 'clean_up_photos',
  data: object(),
  attemptsMax: 1,
  cron: '30 * * * *',
  run: async ({ database, files, now, log }: PhotoContext) => {
    await removePhotos(database, files, now()).catch(() =>
      log.warn('the hourly clean-up of photos failed; the next one will do'),
    );
  },
});
