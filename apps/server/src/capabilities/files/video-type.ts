import { extensionOf, isVideoExtension, type VideoExtension, videoTypes } from '@mijn/domain/uploads';
import { checkSentFile, type SentFile, wrongType } from './sent-file.ts';
import { findFileType } from './find-file-type.ts';

export interface VideoType {
  extension: VideoExtension;
  media_type: (typeof videoTypes)[VideoExtension];
}

/** Phones name the same container by any of these. */
const CONTAINERS: ReadonlySet<string> = new Set([...Object.values(videoTypes), 'video/x-m4v']);

/**
 * Checks name, declared type and content (docs/product.md#files-types). Whether a browser plays it depends on its codec.
 * @throws RefusedFile if the video is empty or not accepted, or if these contradict each other.
 */
export async function checkVideoType(file: SentFile): Promise<VideoType> {
  const extension = extensionOf(file.name);
  if (!isVideoExtension(extension)) throw wrongType(`Videos of the type .${extension} are not accepted.`);
  await checkSentFile(file, extension, (mediaType) => CONTAINERS.has(mediaType));
  const found = await findFileType(file.path);
  if (!found || !CONTAINERS.has(found.mime))
    throw wrongType(`The content is not that of a .${extension} file.`);
  return { extension, media_type: videoTypes[extension] };
}
