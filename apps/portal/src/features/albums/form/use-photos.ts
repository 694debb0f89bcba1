import type { Photo } from '@mijn/domain/albums';
import { ALBUM_PHOTOS_MAX } from '@mijn/domain/limits';
import { useFormFieldProps } from '../../../shared/forms/fields.tsx';
import { useFormPhotos } from '../../../shared/photos/use-form-photos.ts';
import { useAssociation } from '../../../shared/session/association-context.ts';
import { useAppDispatch } from '../../../shared/store/hooks.ts';
import { uploadAlbumPhotos } from '../uploads/photo-upload.ts';
import { texts } from './texts.ts';

/**
 * Keeps the photos of the form, with their order, descriptions and cover.
 * @param refused the ids of the photos that the server refused for the album.
 */
export function usePhotos(draftKey: string, known: readonly Photo[], refused: readonly string[]) {
  const { id: association_id } = useAssociation();
  const { value: coverId, onChange: setCover } = useFormFieldProps('cover_id');
  const dispatch = useAppDispatch();
  const { valueIdOf, imageIdOf, ...photos } = useFormPhotos({
    draftKey,
    known,
    refused,
    refusal: texts.taken,
    max: ALBUM_PHOTOS_MAX,
    start: (files) => dispatch(uploadAlbumPhotos(association_id, files, draftKey)),
    onStored: (storedIds) => {
      const cover = storedIds.get(coverId);
      if (cover !== undefined) setCover(cover);
    },
  });
  const firstUsable = photos.images.find(({ upload }) => upload?.status !== 'failed');
  return {
    ...photos,
    coverId: coverId === '' ? (firstUsable?.id ?? null) : imageIdOf(coverId),
    chooseCover: (imageId: string) => setCover(valueIdOf(imageId)),
  };
}
