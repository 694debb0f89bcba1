import { type Photo, type PictureSize, pictureSizes } from '@mijn/domain/albums';
import type { Photo as ShownPhoto } from '@mijn/ui/photo-grid';

const sizes = ['small', 'medium', 'large'] as const;

/** Returns the width of a size of a photo. A photo is never enlarged. */
const widthOf = (size: PictureSize, width: number, height: number): number =>
  Math.round(width * Math.min(1, pictureSizes[size] / Math.max(width, height, 1)));

/**
 * Returns a photo as the page shows it.
 * @param note the text that the photo has instead of its picture, or undefined for a photo that can be shown.
 */
export function shownPhoto(
  photo: Photo,
  urlOf: (size: PictureSize) => string,
  note: string | undefined,
): ShownPhoto {
  const { id, alt, placeholder } = photo;
  const [width, height] = [photo.width ?? 4, photo.height ?? 3];
  return {
    id,
    alt,
    width,
    height,
    src: urlOf('medium'),
    srcSet: sizes.map((size) => `${urlOf(size)} ${widthOf(size, width, height)}w`).join(', '),
    placeholder: placeholder === null ? undefined : { image: placeholder },
    caption: undefined,
    note,
  };
}
