import { albumsOperations, type Album } from '@mijn/domain/albums';
import type { Connection } from '@mijn/api';
import type { AppThunk } from '../../../shared/store/hooks.ts';
import { readDraft, writeDraft } from '../../../shared/drafts/draft-storage.ts';
import { startUploads } from '../../../shared/uploads/start-uploads.ts';
import type { UploadKind, UploadTask } from '../../../shared/uploads/upload.ts';
import { selectUploadsOf, uploadsMoved } from '../../../shared/uploads/uploads.slice.ts';
import { albumChanged } from '../albums.endpoints.ts';
import { toFormPhoto, withStored } from '../form/album-values.ts';
import { holdPhoto, releaseForgotten, releasePhotos } from './photo-files.ts';
import { type Destination, formSaved, photoStored, selectPhotoUploads } from './photo-uploads.slice.ts';
import { texts } from './texts.ts';

/** At most three photos are sent at a time, so that each keeps a useful share of the connection. */
const photoUploads: UploadKind = {
  name: 'photos',
  title: texts.title,
  words: texts.words,
  atOnce: 3,
  unsent: texts.unsent,
};

export const placeOf = (draftKey: string): string => `${draftKey}#photos`;

/** Adds a stored photo to the draft of its form, so that the draft has it although the form is closed. */
function putIntoDraft(draftKey: string, uploadId: string, id: string, file: File): void {
  const draft = readDraft(draftKey);
  const photos = draft?.values['photos'];
  if (!draft || !Array.isArray(photos) || !photos.some((entry) => toFormPhoto(entry).id === uploadId)) return;
  const isThis = ({ name, size }: { name: string; size: number }) => name === file.name && size === file.size;
  const at = draft.files.findIndex((one) => one.id === undefined && isThis(one));
  const { cover_id } = draft.values;
  writeDraft(draftKey, {
    ...draft,
    values: {
      ...draft.values,
      photos: withStored(photos, new Map([[uploadId, id]])),
      cover_id: cover_id === uploadId ? id : (cover_id ?? ''),
    },
    files: draft.files.filter((_, index) => index !== at),
  });
}

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
export const uploadPhotos =
  (association_id: string, files: readonly File[], draftKey: string): AppThunk<string[]> =>
  (dispatch, getState) => {
    const toTask = (file: File): UploadTask => {
      const uploadId = crypto.randomUUID();
      let changed: Album | undefined;
      return {
        id: uploadId,
        kind: photoUploads,
        place: placeOf(draftKey),
        associationId: association_id,
        file,
        send: async (connection, options) => {
          const input = { params: { association_id }, body: {}, file };
          const { id } = await connection.call(albumsOperations.uploadPhoto, input, options);
          const destination = selectPhotoUploads(getState()).destinations[uploadId];
          if (destination) {
            changed = await addTo(connection, association_id, destination, id);
            return id;
          }
          putIntoDraft(draftKey, uploadId, id, file);
          dispatch(photoStored({ id: uploadId, storedId: id }));
          return id;
        },
        changes: () => (change) => {
          if (changed) change(albumChanged(changed));
        },
      };
    };
    const tasks = files.map(toTask);
    void dispatch(startUploads(tasks));
    dispatch(releaseForgotten());
    for (const { id, file } of tasks) dispatch(holdPhoto(id, file));
    return tasks.map(({ id }) => id);
  };

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
    dispatch(
      formSaved({
        ids: [...ids, ...photos.map(({ id }) => id)],
        destinations: Object.fromEntries(
          underWay.map(({ id, alt, isCover }) => [id, { albumId, alt, isCover }]),
        ),
      }),
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
