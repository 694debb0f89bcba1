import type { Photo } from '@mijn/domain/albums';
import { shapes } from '@mijn/domain/albums/contract';
import { PHOTO_BYTES_MAX, STAGED_PHOTOS_MAX } from '@mijn/domain/limits';
import type { FastifyRequest } from 'fastify';
import { inTransaction } from '../../platform/database/index.ts';
import {
  checkPhotoType,
  createStored,
  photoName,
  readUpload,
  receivedPhotoKey,
} from '../../capabilities/files/index.ts';
import { requireRoom } from '../../capabilities/quotas/require-room.ts';
import type { Services } from '../../capabilities/services.ts';
import { AppError, type Member, orNotFound } from '../../platform/wire/index.ts';
import { insertPhoto, stagedFor } from '../../capabilities/photos/owned-photos.repository.ts';
import { requestPictures } from '../../capabilities/photos/process-photo.job.ts';
import { removeReleasedPhoto } from '../../capabilities/photos/remove-released-photo.ts';
import { photosFor } from './albums.access.ts';
import * as repository from './albums.repository.ts';

type Needs = Pick<Services, 'config' | 'database' | 'files' | 'scanner' | 'now' | 'log'>;

const uploadRules = {
  body: shapes.uploadPhoto.body,
  limit: PHOTO_BYTES_MAX,
  checkType: checkPhotoType,
};

/** @throws AppError `too_many_staged_files`, `quota_exceeded`, or of the file. */
export async function createPhoto(services: Needs, member: Member, request: FastifyRequest): Promise<Photo> {
  const { association_id } = member.membership;
  const { file_name, type, file } = await readUpload(services, member, request, uploadRules);
  const created_at = services.now();
  try {
    const once = { caller: member, request, now: created_at, input: { file_name, file: file.hash } };
    return await createStored(services, once, {
      file,
      keyOf: (newId) => receivedPhotoKey(newId, file.hash),
      check: async (checked) => {
        if (await repository.hasPhotos(checked, stagedFor(member), STAGED_PHOTOS_MAX)) {
          throw new AppError('too_many_staged_files', { params: { max: STAGED_PHOTOS_MAX } });
        }
        await requireRoom(checked, services.config, association_id, file.byte_size);
      },
      create: async (transaction, newId) => {
        await insertPhoto(transaction, {
          association_id,
          id: newId,
          user_id: member.user_id,
          name: photoName(file_name, type.extension),
          media_type: type.media_type,
          picture_hash: file.hash,
          stored_bytes: file.byte_size,
          created_at,
          staged_at: created_at,
        });
        await requestPictures(transaction, { association_id, id: newId, user_id: member.user_id });
      },
      read: async ({ database }, id) => {
        const [photo] = await repository.listPhotos(database.queries, photosFor(member), [id]);
        return orNotFound(photo);
      },
    });
  } finally {
    await file.discard();
  }
}

/** @throws AppError `not_found` */
export async function deletePhoto(services: Needs, member: Member, id: string): Promise<void> {
  const { database, log } = services;
  const deleted = await inTransaction(database.queries, (transaction) =>
    repository.deletePhoto(transaction, stagedFor(member), id),
  );
  if (!deleted) throw new AppError('not_found');
  // The hourly clean-up removes the bytes if this fails.
  await removeReleasedPhoto(services, deleted).catch(() =>
    log.warn('the bytes of a deleted photo will be removed later'),
  );
}
