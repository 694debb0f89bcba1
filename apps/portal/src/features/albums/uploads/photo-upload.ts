import { albumsOperations, type Album } from '@mijn/domain/albums';
import type { Connection } from '@mijn/api';
import type { AppThunk } from '../../../shared/api/hooks.ts';
import { readDraft, writeDraft } from '../../../shared/drafts/draft-storage.ts';
import type { UploadKind, UploadTask } from '../../../shared/uploads/upload.ts';
import { albumChanged } from '../albums.endpoints.ts';
import { toFormPhoto, withStored } from '../form/album-values.ts';
import { texts } from './texts.ts';

/** At most three photos are sent at a time, so that each keeps a useful share of the connection. */
const photoUploads: UploadKind = {
  name: 'photos',
  title: texts.title,
  atOnce: 3,
  unsent: texts.unsent,
  isPatient: true,
};

/** The field of the form with the photos, among all fields with uploads. */
export const placeOf = (draftKey: string): string => `${draftKey}#photos`;

/** The album that an upload belongs to, once its form is saved. */
interface Destination {
  albumId: string;
  alt: string;
}

/** The destinations by the id of the upload. */
const destinations = new Map<string, Destination>();
/** The ids of the stored photos, by the id of the upload. */
const storedIds = new Map<string, string>();

/**
 * Puts a stored photo into the stored draft of its form, so that the draft has it although the form is closed. A
 * form that is open stores the same with its next change.
 */
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
  { albumId, alt }: Destination,
  id: string,
): Promise<Album> {
  const params = { association_id, album_id: albumId };
  return connection.call(albumsOperations.addPhotos, { params, body: { photos: [{ id, alt }] } });
}

/**
 * Returns the upload of a photo. If its form is saved meanwhile, the photo is added to the album after the upload.
 * A repeated attempt adds it once.
 */
export function photoUpload(association_id: string, file: File, draftKey: string): UploadTask {
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
      const destination = destinations.get(uploadId);
      if (destination) changed = await addTo(connection, association_id, destination, id);
      else putIntoDraft(draftKey, uploadId, id, file);
      storedIds.set(uploadId, id);
      return id;
    },
    changes: () => (dispatch) => {
      if (changed) dispatch(albumChanged(changed));
    },
  };
}

/**
 * Decides what happens with the uploads of a form that was saved without them: those that run are added to the
 * album when they end, and those that ended during the save are added at once.
 */
export const sendOnTo =
  (
    association_id: string,
    albumId: string,
    photos: readonly { id: string; alt: string }[],
  ): AppThunk<Promise<void>> =>
  async (dispatch, _, { connection }) => {
    const late: { id: string; alt: string }[] = [];
    for (const { id, alt } of photos) {
      const storedId = storedIds.get(id);
      if (storedId === undefined) destinations.set(id, { albumId, alt });
      else late.push({ id: storedId, alt });
    }
    if (late.length === 0) return;
    const params = { association_id, album_id: albumId };
    const album = await connection.call(albumsOperations.addPhotos, { params, body: { photos: late } });
    dispatch(albumChanged(album));
  };
