import type { StoreExtra } from '../store/api-root.ts';
import type { AppThunk } from '../store/hooks.ts';
import { selectUploads } from '../uploads/uploads.slice.ts';
import { previewMade, previewsReleased } from './photo-uploads.slice.ts';

/** The longest side of a preview, in pixels. */
const PREVIEW_SIZE = 480;

/** The photos that browsers show without the server. Only Safari shows HEIC. */
const SHOWN = /\.(jpe?g|png|webp)$/iu;

/**
 * The chosen files of the forms of one store, which cannot be in the state. They are held until the form is saved or
 * closed.
 */
class HeldPhotos {
  readonly files = new Map<string, File>();
  readonly urls = new Map<string, string>();
  /** The preview that is being made. Previews are made one by one. */
  making = Promise.resolve();

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

/** Returns a small version of a photo. A phone does not have the memory for many photos at their full size. */
async function scaled(file: File): Promise<Blob | null> {
  const whole = await createImageBitmap(file);
  const scale = Math.min(1, PREVIEW_SIZE / Math.max(whole.width, whole.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(whole.width * scale));
  canvas.height = Math.max(1, Math.round(whole.height * scale));
  canvas.getContext('2d')?.drawImage(whole, 0, 0, canvas.width, canvas.height);
  whole.close();
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/webp', 0.8));
}

const makePreview =
  (id: string): AppThunk<Promise<void>> =>
  async (dispatch, _, extra) => {
    const { files, urls } = heldBy(extra);
    const file = files.get(id);
    const preview = file && (await scaled(file).catch(() => null));
    if (!preview || !files.has(id)) return;
    const url = URL.createObjectURL(preview);
    urls.set(id, url);
    dispatch(previewMade({ id, url }));
  };

export const holdPhoto =
  (id: string, file: File): AppThunk =>
  (dispatch, _, extra) => {
    const photos = heldBy(extra);
    photos.files.set(id, file);
    if (SHOWN.test(file.name) && 'createImageBitmap' in globalThis)
      photos.making = photos.making.then(() => dispatch(makePreview(id)));
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
