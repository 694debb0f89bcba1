import { albumsOperations, type Photo, type PictureSize } from '@mijn/domain/albums';
import type { Photo as ShownPhoto } from '@mijn/ui/photo-grid';
import { useFileUrl } from '../../shared/files/file-links.ts';
import { useAssociation } from '../../shared/session/association-context.ts';
import { photoTexts } from '../../shared/photos/photo-texts.ts';
import { shownPhoto } from '../../shared/photos/shown-photo.ts';

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
  const toShown = (photo: Photo): ShownPhoto =>
    shownPhoto(photo, (size) => urlOf(photo.id, size), noteOf(photo));
  return { urlOf, downloadOf, toShown };
}
