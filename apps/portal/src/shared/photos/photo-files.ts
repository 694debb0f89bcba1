import type { StoreExtra } from '../store/api-root.ts';
import type { AppThunk } from '../store/hooks.ts';
import { selectUploads } from '../uploads/uploads.slice.ts';
import { canBeScaled, scaledPhoto } from './scaled-photo.ts';
import { previewMade, previewsReleased } from './photo-uploads.slice.ts';

/** A phone does not have the memory for many photos at their full size. */
const PREVIEW = { longest: 480, type: 'image/webp', quality: 0.8 } as const;

/**
 * The chosen files of the forms of one store, which cannot be in the state. They are held until the form is saved or
 * closed.
 */
class HeldPhotos {
  readonly files = new Map<string, File>();
  readonly urls = new Map<string, string>();
  /** The smaller version of a photo that is being made. A phone does not have the memory for several at a time. */
  making: Promise<unknown> = Promise.resolve();

  release(ids: readonly string[]): void {
    for (const id of ids) {
      const url = this.urls.get(id);
      if (url !== undefined) URL.revokeObjectURL(url);
      this.urls.delete(id);
      this.files.delete(id);
    }
  }
}

const held = new WeakMap<StoreExtra, HeldPhotos>();

function heldBy(extra: StoreExtra): HeldPhotos {
  const photos = held.get(extra) ?? new HeldPhotos();
  held.set(extra, photos);
  return photos;
}

/** Makes a smaller version of a photo when those before it are made. */
export const madeInTurn =
  <Result>(make: () => Promise<Result>): AppThunk<Promise<Result>> =>
  async (_, __, extra) => {
    const photos = heldBy(extra);
    const made = photos.making.then(make);
    photos.making = made.catch(() => undefined);
    return made;
  };

const makePreview =
  (id: string): AppThunk<Promise<void>> =>
  async (dispatch, _, extra) => {
    const { files, urls } = heldBy(extra);
    const file = files.get(id);
    const preview = file && (await scaledPhoto(file, PREVIEW).catch(() => null));
    if (!preview || !files.has(id)) return;
    const url = URL.createObjectURL(preview);
    urls.set(id, url);
    dispatch(previewMade({ id, url }));
  };

export const holdPhoto =
  (id: string, file: File): AppThunk =>
  (dispatch, _, extra) => {
    heldBy(extra).files.set(id, file);
    if (canBeScaled(file)) void dispatch(madeInTurn(async () => dispatch(makePreview(id))));
  };

/** Releases the files of uploads that are gone from the store, because their user has logged out. */
export const releaseForgotten = (): AppThunk => (dispatch, getState, extra) => {
  const known = new Set(selectUploads(getState()).map(({ id }) => id));
  dispatch(releasePhotos([...heldBy(extra).files.keys()].filter((id) => !known.has(id))));
};

export const fileOf =
  (id: string): AppThunk<File | undefined> =>
  (_, __, extra) =>
    heldBy(extra).files.get(id);

export const releasePhotos =
  (ids: readonly string[]): AppThunk =>
  (dispatch, _, extra) => {
    heldBy(extra).release(ids);
    dispatch(previewsReleased(ids));
  };
