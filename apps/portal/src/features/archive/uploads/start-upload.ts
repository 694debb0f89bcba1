import { type ApiError, isApiFailure } from '@mijn/api';
import { archiveOf } from '@mijn/api/archive';
import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { StoreExtra } from '../../../shared/api/api-root.ts';
import type { RootState } from '../../../shared/api/hooks.ts';
import { toastShown } from '../../../shared/toasts/toasts.slice.ts';
import { archiveEndpoints } from '../archive.endpoints.ts';
import { keepUnsent } from './keep-unsent.ts';
import { texts } from './texts.ts';
import type { UploadTask } from './upload-task.ts';
import {
  isUnderWay,
  type Upload,
  uploadEnded,
  uploadProgressed,
  uploadsQueued,
  uploadStarted,
} from './uploads.slice.ts';

export interface UploadsState extends Pick<RootState, 'session'> {
  archiveUploads: Upload[];
}

type UploadThunk<Result = Promise<void>> = ThunkAction<Result, UploadsState, StoreExtra, UnknownAction>;

const tasks = new Map<string, UploadTask>();
const cancellations = new Map<string, AbortController>();

const documentsChanged = () =>
  archiveEndpoints.util.invalidateTags([
    'ArchiveGroup',
    'ArchiveFacet',
    'Overview',
    { type: 'ArchiveDocument', id: 'LIST' },
  ]);

const isSessionOver = (error: ApiError | undefined): boolean =>
  error?.kind === 'answer' && (error.code === 'unauthenticated' || error.code === 'csrf_token_mismatch');

/** Keeps the names of what can't be sent any more, because the session is over. */
const keepUnsentAll = (): UploadThunk<void> => (dispatch, getState) => {
  const { session, archiveUploads } = getState();
  const unsent = archiveUploads
    .filter((one) => isUnderWay(one) || isSessionOver(one.error))
    .flatMap(({ id }) => tasks.get(id) ?? []);
  if (!session.user || unsent.length === 0) return;
  keepUnsent(session.user, unsent);
  dispatch(toastShown('info', texts.unsent(unsent.length)));
};

/** Uploads one document, and tells the store how it goes. Never rejects. */
const upload =
  (task: UploadTask): UploadThunk =>
  async (dispatch, getState, { connection }) => {
    const { id, associationId, file, body } = task;
    const cancellation = new AbortController();
    cancellations.set(id, cancellation);
    dispatch(uploadStarted(id));
    try {
      await archiveOf(connection).uploadDocument(
        { params: { association_id: associationId }, body, file },
        {
          signal: cancellation.signal,
          idempotencyKey: id,
          onProgress: (share) => {
            // Who uploaded it is gone: nothing more is sent in their name.
            if (!getState().archiveUploads.some((other) => other.id === id)) cancellation.abort();
            dispatch(uploadProgressed({ id, progress: share }));
          },
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
      } else {
        dispatch(uploadEnded({ id, state: 'failed', error }));
        if (isSessionOver(error)) dispatch(keepUnsentAll());
      }
    } finally {
      cancellations.delete(id);
    }
  };

/**
 * Sends what waits, one document after another, so that each gets the whole connection. The store alone says what waits: what
 * was cancelled there, or was of a member who has gone, is not sent.
 */
const sendWaiting = (): UploadThunk => async (dispatch, getState) => {
  if (getState().archiveUploads.some(({ state }) => state === 'busy')) return;
  const next = getState().archiveUploads.find(({ state }) => state === 'waiting');
  const task = next && tasks.get(next.id);
  if (!task) return;
  await dispatch(upload(task));
  await dispatch(sendWaiting());
};

/** Puts documents in the line of uploads. */
export const startUploads =
  (newTasks: readonly UploadTask[]): UploadThunk =>
  async (dispatch, getState) => {
    // What nobody can try again any more is forgotten, with its file.
    const known = new Set(getState().archiveUploads.map(({ id }) => id));
    for (const id of tasks.keys()) if (!known.has(id)) tasks.delete(id);
    for (const task of newTasks) tasks.set(task.id, task);
    dispatch(
      uploadsQueued(
        newTasks.map(({ id, associationId, file }) => ({
          id,
          associationId,
          fileName: file.name,
          byteSize: file.size,
        })),
      ),
    );
    await dispatch(sendWaiting());
  };

/** Tries a failed upload again with the same key, so that nothing is stored twice. */
export const retryUpload =
  (id: string): UploadThunk =>
  async (dispatch) => {
    const task = tasks.get(id);
    if (task) await dispatch(startUploads([task]));
  };

/** Stops an upload; nothing of it is kept, unless all of it was sent already. */
export const cancelUpload =
  (id: string): UploadThunk<void> =>
  (dispatch) => {
    const cancellation = cancellations.get(id);
    if (cancellation) cancellation.abort();
    else dispatch(uploadEnded({ id, state: 'cancelled' }));
  };

/** How many uploads are still to end. */
export const countUploads = ({ archiveUploads }: UploadsState): number =>
  archiveUploads.filter(isUnderWay).length;
