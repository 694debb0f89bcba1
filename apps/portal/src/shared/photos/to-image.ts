import { notices } from '@mijn/api/notices';
import type { Photo } from '@mijn/domain/albums';
import type { OrderedImage } from '@mijn/ui/image-order';
import type { Upload } from '../uploads/upload.ts';
import { canSendAgain, reasonOf, reasonToWait } from '../uploads/upload-error.ts';
import { photoTexts } from './photo-texts.ts';
import { texts } from './texts.ts';

type ImageState = OrderedImage['upload'];

function stateOfUpload({ state, stalledBy, progress, error, fileName }: Upload): ImageState {
  if (state === 'waiting') return { status: 'waiting', reason: texts.waiting };
  if (state === 'busy')
    return stalledBy
      ? { status: 'waiting', reason: reasonToWait(stalledBy) }
      : { status: 'uploading', progress: Math.round(progress * 100) };
  if (!error) return undefined;
  return {
    status: 'failed',
    error: notices.uploadFailed(fileName, reasonOf(error)),
    isFinal: !canSendAgain(error),
  };
}

/**
 * @param photo null if it no longer exists, and undefined while that is unknown.
 * @param hasFile whether the file is held, and can be sent once more.
 */
function stateOfPhoto(photo: Photo | null | undefined, name: string, hasFile: boolean): ImageState {
  if (photo === undefined || photo?.state === 'processing')
    return { status: 'waiting', reason: texts.processing };
  if (photo === null) return { status: 'failed', error: texts.gone(name), isFinal: !hasFile };
  if (photo.state === 'ready') return undefined;
  // The same bytes fail again, unless the server had too little time or memory for them.
  const isFinal = !hasFile || photo.failure !== 'unreadable';
  return { status: 'failed', error: photoTexts.failed(name, photo.failure), isFinal };
}

interface ImageSource {
  id: string;
  alt: string;
  upload: Upload | undefined;
  photo: Photo | null | undefined;
  preview: string | undefined;
  pictureOf: (id: string) => string;
  /** Why the server does not take the photo, if it has refused it. */
  refusal: ((name: string) => string) | undefined;
}

/** A photo of a form, as the lists of photos show it. */
export interface FormImage extends OrderedImage {
  /** The size of the file in bytes, if it was chosen in this visit. */
  byteSize?: number | undefined;
}

/** Returns a photo of the form as an image of the list, which keeps its id when its upload ends, so that it keeps the focus. */
export function toImage({ id, alt, upload, photo, preview, pictureOf, refusal }: ImageSource): FormImage {
  const name = upload?.fileName ?? photo?.name ?? texts.photo;
  const isStored = upload === undefined || upload.storedId !== undefined;
  const state = isStored ? stateOfPhoto(photo, name, upload !== undefined) : stateOfUpload(upload);
  return {
    id: upload?.id ?? id,
    name,
    alt,
    byteSize: upload?.byteSize,
    src: preview ?? (photo?.state === 'ready' ? pictureOf(photo.id) : undefined),
    upload: refusal ? { status: 'failed', error: refusal(name), isFinal: true } : state,
  };
}
