import type { PhotoFailure, PictureSize } from '@mijn/domain/albums';
import type { PictureFormat } from '../../files/picture-formats.ts';

/** One size of a photo in one format, upright and without metadata. */
export interface Picture {
  size: PictureSize;
  format: PictureFormat;
  bytes: Uint8Array<ArrayBuffer>;
}

/** The facts about a photo that its pictures have in common. */
export interface PhotoFacts {
  /** The width and height of the largest picture, in pixels. */
  width: number;
  height: number;
  /** A tiny picture as a data URL of less than 500 bytes. */
  placeholder: string;
}

/** What the reading process reports about a photo. */
export type PhotoFinding =
  | ({ kind: 'picture' } & Picture)
  | ({ kind: 'facts' } & PhotoFacts)
  | { kind: 'failed'; failure: PhotoFailure };

/** The pictures of a photo, or the reason why there are none. */
export type Photographed = (PhotoFacts & { pictures: Picture[]; failure: null }) | { failure: PhotoFailure };

/**
 * Returns the result of a photo.
 * @param findings The findings about the photo, in any order. A photo without facts is `unreadable`, because
 * its process ended before.
 */
export function photographedOf(findings: readonly PhotoFinding[]): Photographed {
  const pictures: Picture[] = [];
  let facts: PhotoFacts | undefined;
  for (const finding of findings) {
    if (finding.kind === 'failed') return { failure: finding.failure };
    if (finding.kind === 'facts') {
      const { width, height, placeholder } = finding;
      facts = { width, height, placeholder };
    } else pictures.push({ size: finding.size, format: finding.format, bytes: finding.bytes });
  }
  return facts ? { ...facts, pictures, failure: null } : { failure: 'unreadable' };
}
