import { ApiFailure } from '@mijn/api';
import type { Store } from '@reduxjs/toolkit';
import type { RootState } from '../store/hooks.ts';
import { isUnderWay } from '../uploads/upload.ts';
import { selectUploadsOf } from '../uploads/uploads.slice.ts';
import { withStored } from './form-photos.ts';
import { placeOf } from './upload-photos.ts';

/** Returns whether files of some fields are being sent. @param places the places of their uploads. */
export const areUnderWay = (state: RootState, places: readonly string[]): boolean =>
  places.some((place) => selectUploadsOf(state, place).some(isUnderWay));

/**
 * Waits until no file of some fields is being sent any more.
 * @throws ApiFailure `cancelled` if the signal is aborted.
 */
export async function filesSent(
  store: Pick<Store<RootState>, 'getState' | 'subscribe'>,
  places: readonly string[],
  signal: AbortSignal,
): Promise<void> {
  await new Promise<void>((resolve) => {
    const look = () => {
      if (!signal.aborted && areUnderWay(store.getState(), places)) return;
      stop();
      signal.removeEventListener('abort', look);
      resolve();
    };
    const stop = store.subscribe(look);
    signal.addEventListener('abort', look);
    look();
  });
  if (signal.aborted) throw new ApiFailure({ kind: 'cancelled' });
}

/** Returns the photos of a form with the ids of those that have been sent, which its values get a moment later. */
export const withSent = (state: RootState, draftKey: string, entries: readonly string[]): string[] =>
  withStored(
    entries,
    new Map(
      selectUploadsOf(state, placeOf(draftKey)).flatMap(({ id, storedId }) =>
        storedId === undefined ? [] : [[id, storedId] as const],
      ),
    ),
  );
