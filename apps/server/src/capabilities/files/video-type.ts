import { stat } from 'node:fs/promises';
import { extensionOf, isVideoExtension, type VideoExtension, videoTypes } from '@mijn/domain/uploads';
import { fileTypeFromFile } from 'file-type';
import { RefusedFile, UNDECLARED } from './document-type.ts';

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
export async function checkVideoType(file: {
  name: string;
  /** The type is empty if the client declared none. */
  declared: string;
  path: string;
}): Promise<VideoType> {
  const extension = extensionOf(file.name);
  if (!isVideoExtension(extension))
    throw new RefusedFile('unsupported_file_type', `Videos of the type .${extension} are not accepted.`);
  const declared = file.declared.toLowerCase();
  if (!UNDECLARED.has(declared) && !CONTAINERS.has(declared))
    throw new RefusedFile('unsupported_file_type', `A .${extension} file was sent as ${declared}.`);
  const { size } = await stat(file.path);
  if (size === 0) throw new RefusedFile('file_empty', 'The file is empty: it has 0 bytes.');
  const found = await fileTypeFromFile(file.path);
  if (!found || !CONTAINERS.has(found.mime))
    throw new RefusedFile('unsupported_file_type', `The content is not that of a .${extension} file.`);
  return { extension, media_type: videoTypes[extension] };
}
