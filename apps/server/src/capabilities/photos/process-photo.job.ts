import { PHOTO_BYTES_MAX } from '@mijn/domain/limits';
import { object, string } from 'yup';
import { inTransaction, type Queries } from '../../platform/database/index.ts';
import {
  DEADLY_ATTEMPTS_MAX,
  type Photographed,
  type Reader,
  ReaderClosed,
  READING_ATTEMPTS_MAX,
} from '../documents/index.ts';
import { isStoreFault } from '../../platform/config/store-unavailable.ts';
import { type Files, keepMade, pictureKey, receivedPhotoKey, whileStored } from '../files/index.ts';
import { defineJob, type JobContext } from '../../platform/jobs/define-job.ts';
import { announce } from '../sections/sections.ts';
import { TURN_PRIORITY_MAX, turnPriority } from '../../platform/jobs/turn-priority.ts';
import {
  countWaiting,
  finishPhoto,
  startAttempt,
  takeBackAttempt,
  type UnprocessedPhoto,
} from './photos.repository.ts';
import { removeReleasedPhoto } from './remove-released-photo.ts';

export interface PhotoContext extends JobContext {
  files: Files;
  reader: Reader;
}

const UNREADABLE: Photographed = { failure: 'unreadable' };

/** Imported photos come after photos that members wait for. */
export const IMPORTED = { priority: TURN_PRIORITY_MAX };

async function save(context: PhotoContext, photo: UnprocessedPhoto, result: Photographed): Promise<void> {
  const { database, files, now, log } = context;
  const { association_id, id, picture_hash } = photo;
  if (result.failure !== null) log.warn({ photo_id: id, failure: result.failure }, 'a photo failed');
  await whileStored(context, picture_hash, async () => {
    const pictures = result.failure === null ? result.pictures : [];
    const made = pictures.map(({ size, format, bytes }) => ({
      key: pictureKey(picture_hash, size, format),
      bytes,
    }));
    await keepMade(database.queries, files, made, PHOTO_BYTES_MAX);
    await inTransaction(database.queries, async (transaction) => {
      const owner = await finishPhoto(transaction, photo, result);
      const entity_id = owner?.album_id ?? owner?.entry_id;
      if (!entity_id) return;
      const section = owner?.album_id ? 'albums' : 'todos';
      await announce(transaction, { association_id, section, entity_id, happened_at: now() });
    });
  });
  // The hourly clean-up removes the received bytes if this fails.
  await removeReleasedPhoto(context, { photo_id: id, picture_hash }).catch(() =>
    log.warn('the received bytes of a photo will be removed later'),
  );
}

/** Makes the pictures of a received photo (docs/decisions/0140-photos.md). */
export const processPhoto = defineJob({
  name: 'process_photo',
  pace: 'slow',
  data: object({ association_id: string().required(), photo_id: string().required() }),
  attemptsMax: READING_ATTEMPTS_MAX,
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
      const isOfStore = isStoreFault(error);
      if (!isOfStore && !(error instanceof ReaderClosed)) {
        log.warn({ photo_id: photo.id, fault, isLast }, 'a photo could not be processed yet');
        if (isLast) return save(context, photo, UNREADABLE);
      }
      await takeBackAttempt(database.queries, key);
      // The queue waits for the store, and counts no attempt.
      if (isOfStore) throw error;
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
