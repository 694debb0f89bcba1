import type { PhotoFailure, PictureSize } from '@mijn/domain/albums';
import type { PictureFormat } from '../../files/picture-formats.ts';

interface Picture {
  size: PictureSize;
  format: PictureFormat;
  bytes: Uint8Array<ArrayBuffer>;
}

interface PhotoFacts {
  /** The width and height of the largest picture, in pixels. */
  width: number;
  height: number;
  /** A tiny picture as a data URL of less than 500 bytes. */
  placeholder: string;
}

export type PhotoFinding =
  | ({ kind: 'picture' } & Picture)
  | ({ kind: 'facts' } & PhotoFacts)
  | { kind: 'failed'; failure: PhotoFailure };

export type Photographed = (PhotoFacts & { pictures: Picture[]; failure: null }) | { failure: PhotoFailure };

/** Findings may come in any order. Without facts a photo is `unreadable`, because its process ended before. */
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
