import { ApiFailure, type CallOptions } from '@mijn/api';
import type { AuthUser } from '@mijn/domain/auth';
import type { StoreExtra } from '../store/api-root.ts';
import { errorOfThrown } from '../api/failures.ts';
import type { AppThunk, RootState } from '../store/hooks.ts';
import { retryDelay } from '../session/use-retry.ts';
import { draftKey, ownerOf, unusedDraftKey, writeDraft } from '../drafts/draft-storage.ts';
import { serverNow } from '../first-view/server-clock.ts';
import { grouped } from '../grouped.ts';
import { toastShown } from '../store/toasts.slice.ts';
import { connectionBack, isPassing } from './connection-back.ts';
import { isUnderWay, type UploadTask, uploadsUnderWay } from './upload.ts';
import { canSendAgain, isReadable, UnreadableFile, type UploadError } from './upload-error.ts';
import { respondToOtherTabs, uploadCounts } from './uploads-of-tabs.ts';
import {
  selectUploads,
  uploadEnded,
  uploadProgressed,
  uploadsQueued,
  uploadStalled,
  uploadStarted,
} from './uploads.slice.ts';

/** The files and abort controllers of the uploads of one store, which cannot be in the state. */
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

type UploadThunk<Result = Promise<void>> = AppThunk<Result>;

/**
 * Stores a draft with the names of the files that were not uploaded, so that the user can choose them again
 * (docs/product.md#uploads).
 */
function keepUnsent(user: AuthUser, tasks: readonly UploadTask[]): void {
  const keyOf = ({ associationId, draft }: UploadTask) =>
    draftKey(ownerOf(user), associationId, draft?.form ?? '');
  for (const [key, [first, ...others]] of grouped(tasks, keyOf)) {
    if (!first?.draft) continue;
    const { values, base } = first.draft;
    writeDraft(unusedDraftKey(key), {
      values,
      base,
      files: [first, ...others].map(({ file: { name, size } }) => ({ name, size })),
      savedAt: new Date(serverNow()).toISOString(),
      isUnsent: true,
    });
  }
}

export const keepUnsentAll = (): UploadThunk<readonly UploadTask[]> => (_, getState, extra) => {
  const { session } = getState();
  const { tasks } = heldBy(extra);
  const unsent = selectUploads(getState())
    .filter((one) => isUnderWay(one) || (one.error && canSendAgain(one.error)))
    .flatMap(({ id }) => tasks.get(id) ?? []);
  if (!session.user) return [];
  keepUnsent(
    session.user,
    unsent.filter(({ draft }) => draft),
  );
  return unsent;
};

const isSessionOver = (error: UploadError): boolean =>
  error.kind === 'response' && (error.code === 'unauthenticated' || error.code === 'csrf_token_mismatch');

const sessionOver = (): UploadThunk<void> => (dispatch) => {
  for (const [name, tasks] of grouped(dispatch(keepUnsentAll()), ({ kind }) => kind.name)) {
    const text = tasks[0]?.kind.unsent?.(tasks.length);
    if (text !== undefined) dispatch(toastShown('info', text, `unsent/${name}`));
  }
};

const isKnown = (state: RootState, id: string): boolean =>
  selectUploads(state).some((upload) => upload.id === id);

/** Sends a file. After a failure that passes, the call is repeated with the same idempotency key. */
const send =
  (
    task: UploadTask,
    options: CallOptions & { signal: AbortSignal },
  ): UploadThunk<Promise<string | undefined>> =>
  async (dispatch, getState, { connection }) => {
    for (let failures = 0; ; failures += 1) {
      try {
        dispatch(uploadStarted(task.id));
        // oxlint-disable-next-line no-await-in-loop -- an attempt follows the failure of the one before
        return await task.send(connection, options);
      } catch (thrown) {
        // oxlint-disable-next-line no-await-in-loop -- the failure is explained before the next attempt
        const error = await errorOfThrown(thrown);
        // oxlint-disable-next-line no-await-in-loop -- the failure is explained before the next attempt
        if (error.kind === 'network' && !(await isReadable(task.file))) throw new UnreadableFile();
        if (!isPassing(error)) throw thrown;
        dispatch(uploadStalled({ id: task.id, error }));
        // oxlint-disable-next-line no-await-in-loop -- the next attempt waits
        await connectionBack(retryDelay(error, failures), options.signal);
        // If the upload is no longer in the store, its user has logged out, so nothing more is sent.
        if (!isKnown(getState(), task.id)) throw new ApiFailure({ kind: 'cancelled' });
      }
    }
  };

const errorOfUpload = async (thrown: unknown): Promise<UploadError> =>
  thrown instanceof UnreadableFile ? { kind: 'unreadable_file' } : errorOfThrown(thrown);

const upload =
  (task: UploadTask): UploadThunk =>
  async (dispatch, getState, extra) => {
    const { id } = task;
    const { tasks, cancellations } = heldBy(extra);
    const cancellation = new AbortController();
    cancellations.set(id, cancellation);
    try {
      const storedId = await dispatch(
        send(task, {
          signal: cancellation.signal,
          idempotencyKey: id,
          onProgress: (share) => {
            if (!isKnown(getState(), id)) cancellation.abort();
            dispatch(uploadProgressed({ id, progress: share }));
          },
        }),
      );
      tasks.delete(id);
      dispatch(uploadEnded({ id, state: 'done', storedId }));
      if (task.changes) dispatch(task.changes());
    } catch (thrown) {
      const error = await errorOfUpload(thrown);
      if (error.kind === 'cancelled') {
        dispatch(uploadEnded({ id, state: 'cancelled' }));
        if (task.changes) dispatch(task.changes());
      } else {
        dispatch(uploadEnded({ id, state: 'failed', error }));
        if (isSessionOver(error)) dispatch(sessionOver());
      }
    } finally {
      cancellations.delete(id);
    }
  };

/**
 * Uploads the waiting files of one kind. Only the store decides which files wait, so that those of a user who has logged
 * out are not sent.
 */
const sendWaiting =
  (kind: string): UploadThunk =>
  async (dispatch, getState, extra) => {
    const uploads = selectUploads(getState()).filter((one) => one.kind === kind);
    const next = uploads.find(({ state }) => state === 'waiting');
    const task = next && heldBy(extra).tasks.get(next.id);
    if (!task || uploads.filter(({ state }) => state === 'busy').length >= task.kind.atOnce) return;
    const uploading = dispatch(upload(task));
    await Promise.all([uploading.then(() => dispatch(sendWaiting(kind))), dispatch(sendWaiting(kind))]);
  };

/** Adds files to the queue of uploads, which continue when the component that added them is unmounted. */
export const startUploads =
  (newTasks: readonly UploadTask[]): UploadThunk =>
  async (dispatch, getState, extra) => {
    if (!held.has(extra)) respondToOtherTabs(() => uploadCounts(uploadsUnderWay(getState().uploads)));
    const { tasks } = heldBy(extra);
    // Tasks that are no longer in the store cannot be retried, so that their files are dropped.
    const known = new Set(selectUploads(getState()).map(({ id }) => id));
    for (const id of tasks.keys()) if (!known.has(id)) tasks.delete(id);
    for (const task of newTasks) tasks.set(task.id, task);
    dispatch(
      uploadsQueued(
        newTasks.map(({ id, kind, place = '', associationId, file }) => ({
          id,
          kind: kind.name,
          title: kind.title,
          words: kind.words,
          place,
          associationId,
          fileName: file.name,
          byteSize: file.size,
        })),
      ),
    );
    const kinds = new Set(newTasks.map(({ kind }) => kind.name));
    await Promise.all([...kinds].map((kind) => dispatch(sendWaiting(kind))));
  };

/** Retries a failed upload with the same idempotency key, so that no file is stored twice. */
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
