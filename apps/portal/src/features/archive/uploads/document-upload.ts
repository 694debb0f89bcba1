import { type ApiError, canRetry, isApiFailure } from '@mijn/api';
import { archiveOperations } from '@mijn/domain/archive';
import type { AuthUser } from '@mijn/domain/auth';
import type { StoreExtra } from '../../../shared/api/api-root.ts';
import type { AppThunk } from '../../../shared/api/hooks.ts';
import { draftKey, ownerOf, writeDraft } from '../../../shared/drafts/draft-storage.ts';
import { toastShown } from '../../../shared/toasts/toasts.slice.ts';
import { archiveEndpoints, changedLists } from '../archive.endpoints.ts';
import { texts } from './texts.ts';
import { ADD_DOCUMENTS_FORM, isUnderWay, type UploadTask } from './upload.ts';
import {
  selectUploads,
  uploadEnded,
  uploadProgressed,
  uploadsQueued,
  uploadStarted,
} from './uploads.slice.ts';

/**
 * Stores a draft of the form with the names of the files that were not uploaded, so that the user can choose
 * these files again (decisions §4).
 */
function keepUnsent(user: AuthUser, [first, ...others]: readonly UploadTask[]): void {
  if (!first) return;
  const { group_id, tags, document_date = '' } = first.body;
  writeDraft(draftKey(ownerOf(user), first.associationId, ADD_DOCUMENTS_FORM), {
    values: { group_id, document_date, tags },
    base: { group_id: '', document_date: '', tags: [] },
    files: [first, ...others].map(({ file: { name, size } }) => ({ name, size })),
    savedAt: new Date().toISOString(),
    isUnsent: true,
  });
}

type UploadThunk<Result = Promise<void>> = AppThunk<Result>;

/**
 * The objects that the uploads of one store need, but that cannot be in the state: files and abort
 * controllers.
 */
class HeldUploads {
  readonly tasks = new Map<string, UploadTask>();
  readonly cancellations = new Map<string, AbortController>();
}

const held = new WeakMap<StoreExtra, HeldUploads>();

function heldBy(extra: StoreExtra): HeldUploads {
  const uploads = held.get(extra) ?? new HeldUploads();
  held.set(extra, uploads);
  return uploads;
}

const documentsChanged = () => archiveEndpoints.util.invalidateTags([...changedLists]);

const isSessionOver = (error: ApiError | undefined): boolean =>
  error?.kind === 'answer' && (error.code === 'unauthenticated' || error.code === 'csrf_token_mismatch');

/**
 * Stores the names of the files that were not uploaded as a draft, when the session is over or the page
 * closes.
 * @returns the number of these files.
 */
export const keepUnsentAll = (): UploadThunk<number> => (_, getState, extra) => {
  const { session } = getState();
  const { tasks } = heldBy(extra);
  const unsent = selectUploads(getState())
    .filter((one) => isUnderWay(one) || (one.error && canRetry(one.error)))
    .flatMap(({ id }) => tasks.get(id) ?? []);
  if (!session.user) return 0;
  keepUnsent(session.user, unsent);
  return unsent.length;
};

/** Uploads one document, and reports its progress to the store. Never rejects. */
const upload =
  (task: UploadTask): UploadThunk =>
  async (dispatch, getState, extra) => {
    const { id, associationId, file, body } = task;
    const { tasks, cancellations } = heldBy(extra);
    const cancellation = new AbortController();
    cancellations.set(id, cancellation);
    dispatch(uploadStarted(id));
    try {
      await extra.connection.call(
        archiveOperations.uploadDocument,
        { params: { association_id: associationId }, body, file },
        {
          signal: cancellation.signal,
          idempotencyKey: id,
          onProgress: (share) => {
            // If the upload is no longer in the store, its user has logged out, so nothing more is sent.
            if (!selectUploads(getState()).some((other) => other.id === id)) cancellation.abort();
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
        const unsent = isSessionOver(error) ? dispatch(keepUnsentAll()) : 0;
        if (unsent > 0) dispatch(toastShown('info', texts.unsent(unsent)));
      }
    } finally {
      cancellations.delete(id);
    }
  };

/**
 * Uploads the waiting documents one after another, so that each gets the whole connection. Only the store
 * decides which documents are waiting, so that cancelled uploads, and those of a user who has logged out, are
 * not sent.
 */
const sendWaiting = (): UploadThunk => async (dispatch, getState, extra) => {
  const uploads = selectUploads(getState());
  if (uploads.some(({ state }) => state === 'busy')) return;
  const next = uploads.find(({ state }) => state === 'waiting');
  const task = next && heldBy(extra).tasks.get(next.id);
  if (!task) return;
  await dispatch(upload(task));
  await dispatch(sendWaiting());
};

/**
 * Adds documents to the queue of uploads. The uploads continue when the component that added them is
 * unmounted.
 */
export const startUploads =
  (newTasks: readonly UploadTask[]): UploadThunk =>
  async (dispatch, getState, extra) => {
    const { tasks } = heldBy(extra);
    // Tasks of uploads that are no longer in the store cannot be retried, so they are removed together with
    // their files.
    const known = new Set(selectUploads(getState()).map(({ id }) => id));
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

/** Retries a failed upload with the same idempotency key, so that no document is stored twice. */
export const retryUpload =
  (id: string): UploadThunk =>
  async (dispatch, _, extra) => {
    const task = heldBy(extra).tasks.get(id);
    if (task) await dispatch(startUploads([task]));
  };

/** Cancels an upload. The server stores nothing, unless the whole file was already sent. */
export const cancelUpload =
  (id: string): UploadThunk<void> =>
  (dispatch, _, extra) => {
    const cancellation = heldBy(extra).cancellations.get(id);
    if (cancellation) cancellation.abort();
    else dispatch(uploadEnded({ id, state: 'cancelled' }));
  };
