import { extensionOf, isPhotoExtension, type PhotoExtension, photoTypes } from '@mijn/domain/uploads';
import { checkSentFile, RefusedFile, type SentFile, wrongType } from './sent-file.ts';
import { findFileType } from './find-file-type.ts';

export interface PhotoType {
  extension: PhotoExtension;
  media_type: (typeof photoTypes)[PhotoExtension];
}

/** The media types of HEIC. Phones and computers use both for the same files. */
const HEIC = new Set(['image/heic', 'image/heif']);

const isSame = (one: string, other: string): boolean => one === other || (HEIC.has(one) && HEIC.has(other));

/** The extension of each content, for a photo whose name says another one. */
const EXTENSIONS: Readonly<Record<string, PhotoExtension>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/heic': 'heic',
  'image/heif': 'heic',
};

/**
 * Returns the type of a photo: that of its name, or else of its content, because phones and programs rename HEIC, PNG and WebP
 * to JPEG without changing the bytes.
 */
function typeOf(extension: PhotoExtension, content: string): PhotoType | undefined {
  const media_type = photoTypes[extension];
  if (isSame(content, media_type)) return { extension, media_type };
  const found = EXTENSIONS[content];
  return found && { extension: found, media_type: photoTypes[found] };
}

/** The sizes in bytes. A smaller file has lost what follows its header. */
const BYTES_MIN: Record<PhotoType['media_type'], number> = {
  'image/jpeg': 120,
  'image/png': 60,
  'image/webp': 26,
  'image/heic': 200,
  'image/heif': 200,
};

/**
 * Checks name, declared type and content (docs/product.md#files-types). A photo with the name of another kind of photo is taken by
 * its content (docs/product.md#files-types). Making the pictures checks the rest. @throws RefusedFile if the photo is empty, damaged or not
 * accepted, or if its declared type is not that of its name.
 */
export async function checkPhotoType(file: SentFile): Promise<PhotoType> {
  const extension = extensionOf(file.name);
  if (!isPhotoExtension(extension)) throw wrongType(`Photos of the type .${extension} are not accepted.`);
  const size = await checkSentFile(file, extension, (mediaType) => isSame(mediaType, photoTypes[extension]));
  const found = await findFileType(file.path);
  const type = found && typeOf(extension, found.mime);
  if (!type)
    throw wrongType(`The content is not that of a photo, although the name ends with .${extension}.`);
  if (size < BYTES_MIN[type.media_type]) {
    throw new RefusedFile('file_damaged', 'The file begins as a photo, and there is nothing behind that.');
  }
  return type;
}
