import { albumsOperations, type Album } from '@mijn/domain/albums';
import type { Connection } from '@mijn/api';
import { releasePhotos } from '../../../shared/photos/photo-files.ts';
import { photosSaved, selectPhotoUploads } from '../../../shared/photos/photo-uploads.slice.ts';
import { placeOf, uploadPhotos } from '../../../shared/photos/upload-photos.ts';
import type { AppThunk } from '../../../shared/store/hooks.ts';
import type { UploadKind } from '../../../shared/uploads/upload.ts';
import { selectUploadsOf, uploadsMoved } from '../../../shared/uploads/uploads.slice.ts';
import { albumChanged } from '../albums.endpoints.ts';
import { albumSaved, type Destination, selectDestinations } from './destinations.slice.ts';
import { texts } from './texts.ts';

/** At most three photos are sent at a time, so that each keeps a useful share of the connection. */
const photoUploads: UploadKind = {
  name: 'photos',
  title: texts.title,
  words: texts.words,
  atOnce: 3,
  unsent: texts.unsent,
};

async function addTo(
  connection: Connection,
  association_id: string,
  { albumId, alt, isCover }: Destination,
  id: string,
): Promise<Album> {
  const params = { association_id, album_id: albumId };
  return connection.call(albumsOperations.addPhotos, {
    params,
    body: { photos: [{ id, alt }], cover_id: isCover ? id : null },
  });
}

/**
 * Uploads the chosen photos of a form. If the form is saved meanwhile, a photo is added to the album once, after its
 * upload.
 * @returns the ids of the uploads.
 */
export const uploadAlbumPhotos =
  (association_id: string, files: readonly File[], draftKey: string): AppThunk<string[]> =>
  (dispatch, getState) =>
    dispatch(
      uploadPhotos({
        association_id,
        files,
        draftKey,
        kind: photoUploads,
        takeLate: async (connection, uploadId, photoId) => {
          const destination = selectDestinations(getState())[uploadId];
          if (!destination) return undefined;
          return albumChanged(await addTo(connection, association_id, destination, photoId));
        },
      }),
    );

/**
 * Ends the uploads of a form that is saved. Those that are under way no longer belong to the form, which may be opened
 * for another album, and are added to the album when they end.
 * @param photos the photos of the form that were not uploaded when it was sent.
 */
export const endForm =
  (
    association_id: string,
    draftKey: string,
    albumId: string,
    photos: readonly { id: string; alt: string; isCover: boolean }[],
  ): AppThunk<Promise<void>> =>
  async (dispatch, getState, { connection }) => {
    const { storedIds } = selectPhotoUploads(getState());
    const late = photos.flatMap(({ id, alt, isCover }) => {
      const storedId = storedIds[id];
      return storedId === undefined ? [] : [{ id: storedId, alt, isCover }];
    });
    const underWay = photos.filter(({ id }) => storedIds[id] === undefined);
    const ids = selectUploadsOf(getState(), placeOf(draftKey)).map(({ id }) => id);
    dispatch(photosSaved([...ids, ...photos.map(({ id }) => id)]));
    dispatch(
      albumSaved(Object.fromEntries(underWay.map(({ id, alt, isCover }) => [id, { albumId, alt, isCover }]))),
    );
    // The panel counts every photo of the form until the last one has ended.
    if (underWay.length > 0) dispatch(uploadsMoved({ ids, place: '' }));
    dispatch(releasePhotos(ids));
    if (late.length === 0) return;
    const params = { association_id, album_id: albumId };
    const body = {
      photos: late.map(({ id, alt }) => ({ id, alt })),
      cover_id: late.find(({ isCover }) => isCover)?.id ?? null,
    };
    const album = await connection.call(albumsOperations.addPhotos, { params, body });
    dispatch(albumChanged(album));
  };
