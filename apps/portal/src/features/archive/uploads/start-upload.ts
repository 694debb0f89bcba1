import { isApiFailure } from '@mijn/api';
import { archiveOf } from '@mijn/api/archive';
import type { UploadDocumentBody } from '@mijn/domain/archive';
import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { StoreExtra } from '../../../shared/api/api-root.ts';
import { archiveEndpoints } from '../archive.endpoints.ts';
import { type Upload, uploadEnded, uploadProgressed, uploadStarted } from './uploads.slice.ts';

/** What an upload needs to be tried again. Files can't live in the store. */
export interface UploadTask {
  id: string;
  associationId: string;
  file: File;
  body: UploadDocumentBody;
}

export interface UploadsState {
  archiveUploads: Upload[];
}

type UploadThunk = ThunkAction<Promise<void>, UploadsState, StoreExtra, UnknownAction>;

const tasks = new Map<string, UploadTask>();
const cancellations = new Map<string, AbortController>();

const documentsChanged = () =>
  archiveEndpoints.util.invalidateTags([
    'ArchiveGroup',
    'ArchiveFacet',
    'Overview',
    { type: 'ArchiveDocument', id: 'LIST' },
  ]);

/** Uploads one document, and tells the store how it goes. Never rejects. */
export const startUpload =
  (task: UploadTask): UploadThunk =>
  async (dispatch, _, { connection }) => {
    const { id, associationId, file, body } = task;
    const cancellation = new AbortController();
    tasks.set(id, task);
    cancellations.set(id, cancellation);
    dispatch(uploadStarted({ id, associationId, fileName: file.name, byteSize: file.size }));
    try {
      await archiveOf(connection).uploadDocument(
        { params: { association_id: associationId }, body, file },
        {
          signal: cancellation.signal,
          idempotencyKey: id,
          onProgress: (share) => dispatch(uploadProgressed({ id, progress: share })),
        },
      );
      tasks.delete(id);
      dispatch(uploadEnded({ id, state: 'done' }));
      dispatch(documentsChanged());
    } catch (thrown) {
      const error = isApiFailure(thrown) ? thrown.error : { kind: 'network' as const };
      if (error.kind === 'cancelled') {
        dispatch(uploadEnded({ id, state: 'cancelled' }));
        dispatch(documentsChanged());
      } else dispatch(uploadEnded({ id, state: 'failed', error }));
    } finally {
      cancellations.delete(id);
    }
  };

/** Uploads documents one after another, so that each gets the whole connection. */
export const startUploads =
  (newTasks: readonly UploadTask[]): UploadThunk =>
  async (dispatch) => {
    for (const task of newTasks) await dispatch(startUpload(task));
  };

/** Tries a failed upload again with the same key, so that nothing is stored twice. */
export const retryUpload =
  (id: string): UploadThunk =>
  async (dispatch) => {
    const task = tasks.get(id);
    if (task) await dispatch(startUpload(task));
  };

/** Stops an upload; nothing of it is kept, unless all of it was sent already. */
export function cancelUpload(id: string): void {
  cancellations.get(id)?.abort();
}
