import { albumsOperations } from '@mijn/domain/albums';
import type { Connection } from '@mijn/api';
import { readDraft, writeDraft } from '../drafts/draft-storage.ts';
import type { AppThunk } from '../store/hooks.ts';
import { startUploads } from '../uploads/start-uploads.ts';
import type { UploadKind, UploadTask } from '../uploads/upload.ts';
import { selectUploadsOf } from '../uploads/uploads.slice.ts';
import { toFormPhoto, withStored } from './form-photos.ts';
import { lightPhoto } from './light-photo.ts';
import { holdPhoto, madeInTurn, releaseForgotten, releasePhotos } from './photo-files.ts';
import { photosSaved, photoStored } from './photo-uploads.slice.ts';
import { newUuid } from '../new-uuid.ts';

export const placeOf = (draftKey: string): string => `${draftKey}#photos`;

/** Adds a stored photo to the draft of its form, so that the draft has it although the form is closed. */
function putIntoDraft(draftKey: string, uploadId: string, id: string, file: File): void {
  const draft = readDraft(draftKey);
  const photos = draft?.values['photos'];
  if (!draft || !Array.isArray(photos) || !photos.some((entry) => toFormPhoto(entry).id === uploadId)) return;
  const isThis = ({ name, size }: { name: string; size: number }) => name === file.name && size === file.size;
  const at = draft.files.findIndex((one) => one.id === undefined && isThis(one));
  // Another field can name the photo, such as the cover of an album.
  const values = Object.entries(draft.values).map(([name, value]) => [name, value === uploadId ? id : value]);
  writeDraft(draftKey, {
    ...draft,
    values: {
      ...Object.fromEntries(values),
      photos: withStored(photos, new Map([[uploadId, id]])),
    },
    files: draft.files.filter((_, index) => index !== at),
  });
}

interface PhotosOfForm {
  association_id: string;
  files: readonly File[];
  draftKey: string;
  kind: UploadKind;
  /** Whether photos are made smaller before they are sent. */
  isLight?: boolean;
  /**
   * Takes a photo whose form was saved during its upload. Returns the change to dispatch, or undefined if the form is not saved, so that
   * the form or its draft takes the photo.
   */
  takeLate?: (connection: Connection, uploadId: string, photoId: string) => Promise<AppThunk | undefined>;
}

/** Ends the photos of a form that is saved with all of them. */
export const endPhotos =
  (draftKey: string): AppThunk =>
  (dispatch, getState) => {
    const ids = selectUploadsOf(getState(), placeOf(draftKey)).map(({ id }) => id);
    dispatch(photosSaved(ids));
    dispatch(releasePhotos(ids));
  };

/**
 * Uploads the chosen photos of a form.
 * @returns the ids of the uploads.
 */
export const uploadPhotos =
  ({ association_id, files, draftKey, kind, isLight = false, takeLate }: PhotosOfForm): AppThunk<string[]> =>
  (dispatch) => {
    const toTask = (file: File): UploadTask => {
      const uploadId = newUuid();
      let changed: AppThunk | undefined;
      // A repeated call has to send the same bytes.
      let sent: Promise<File> | undefined;
      return {
        id: uploadId,
        kind,
        place: placeOf(draftKey),
        associationId: association_id,
        file,
        send: async (connection, options) => {
          sent ??= isLight ? dispatch(madeInTurn(async () => lightPhoto(file))) : Promise.resolve(file);
          const input = { params: { association_id }, body: {}, file: await sent };
          const { id } = await connection.call(albumsOperations.uploadPhoto, input, options);
          changed = await takeLate?.(connection, uploadId, id);
          if (changed) return id;
          putIntoDraft(draftKey, uploadId, id, file);
          dispatch(photoStored({ id: uploadId, storedId: id }));
          return id;
        },
        changes: () => (change) => {
          if (changed) change(changed);
        },
      };
    };
    const tasks = files.map(toTask);
    void dispatch(startUploads(tasks));
    dispatch(releaseForgotten());
    for (const { id, file } of tasks) dispatch(holdPhoto(id, file));
    return tasks.map(({ id }) => id);
  };
