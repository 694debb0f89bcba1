import { albumsOperations, type Photo, type PictureSize } from '@mijn/domain/albums';
import type { Photo as ShownPhoto } from '@mijn/ui/photo-grid';
import { useFileUrl } from '../../shared/files/file-links.ts';
import { useAssociation } from '../../shared/session/association-context.ts';
import { photoTexts } from '../../shared/photos/photo-texts.ts';

/** The longest side of each size in pixels, as in `pictureSizes` of the contract. */
const longestSides: Readonly<Record<PictureSize, number>> = { small: 480, medium: 1200, large: 2560 };

const sizes = ['small', 'medium', 'large'] as const;

/** Returns the width of a size of a photo. A photo is never enlarged. */
const widthOf = (size: PictureSize, width: number, height: number): number =>
  Math.round(width * Math.min(1, longestSides[size] / Math.max(width, height, 1)));

/** Returns the text that a photo has instead of its picture, or undefined for a photo that can be shown. */
const noteOf = ({ state, failure, name }: Photo): string | undefined => {
  if (state === 'ready') return undefined;
  return state === 'processing' ? photoTexts.processing : photoTexts.failed(name, failure);
};

export function usePictures() {
  const { id: association_id } = useAssociation();
  const fileUrl = useFileUrl();
  const urlOf = (photo_id: string, size: PictureSize) =>
    fileUrl(albumsOperations.getPicture, { params: { association_id, photo_id, size } });
  const downloadOf = (photo_id: string) =>
    fileUrl(albumsOperations.downloadPhoto, { params: { association_id, photo_id } });
  const toShown = (photo: Photo): ShownPhoto => {
    const { id, alt, placeholder } = photo;
    const [width, height] = [photo.width ?? 4, photo.height ?? 3];
    return {
      id,
      alt,
      width,
      height,
      src: urlOf(id, 'medium'),
      srcSet: sizes.map((size) => `${urlOf(id, size)} ${widthOf(size, width, height)}w`).join(', '),
      placeholder: placeholder === null ? undefined : { image: placeholder },
      caption: undefined,
      note: noteOf(photo),
    };
  };
  return { urlOf, downloadOf, toShown };
}
