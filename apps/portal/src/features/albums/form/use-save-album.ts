import { type Album, type AlbumForm, albumsOperations } from '@mijn/domain/albums';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { errorOfThrown, isConflict } from '../../../shared/api/failures.ts';
import type { AppThunk } from '../../../shared/store/hooks.ts';
import { useAppDispatch } from '../../../shared/store/hooks.ts';
import type { SaveOutcome } from '../../../shared/forms/portal-form.tsx';
import type { DraftHandle } from '../../../shared/drafts/draft-handle.ts';
import { useCreate } from '../../../shared/forms/use-create.ts';
import { toFormPhoto } from '../../../shared/photos/form-photos.ts';
import { refusedPhotos } from '../../../shared/photos/refused-photos.ts';
import { useAssociation } from '../../../shared/session/association-context.ts';
import { toastShown } from '../../../shared/store/toasts.slice.ts';
import { albumChanged, albumInput, getAlbum } from '../albums.endpoints.ts';
import { albumPath } from '../albums.paths.ts';
import { endForm } from '../uploads/photo-upload.ts';
import { type AlbumValues, toBody } from './album-values.ts';
import { texts } from './texts.ts';

type NewAlbum = { body: AlbumForm } & { idempotencyKey: string };

const sendNew =
  (association_id: string, { body, idempotencyKey }: NewAlbum): AppThunk<Promise<Album>> =>
  async (_, __, { connection }) =>
    connection.call(albumsOperations.createAlbum, { params: { association_id }, body }, { idempotencyKey });

const sendChanged =
  (association_id: string, { id, version }: Album, form: AlbumForm): AppThunk<Promise<Album>> =>
  async (_, __, { connection }) =>
    connection.call(albumsOperations.updateAlbum, {
      params: { association_id, album_id: id },
      body: { ...form, version },
    });

/**
 * Saves an album with its uploaded photos. The others are added when their uploads end, on any page.
 * @param album the edited album as it is now on the server; undefined for a new album.
 */
export function useSaveAlbum(album: Album | undefined, draft: DraftHandle) {
  const { id: association_id } = useAssociation();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [hasConflict, setConflict] = useState(false);
  const [isSaved, setSaved] = useState(false);
  const [refused, setRefused] = useState<readonly string[]>([]);
  const create = useCreate(async (input: NewAlbum) => dispatch(sendNew(association_id, input)), draft);

  const send = async (body: AlbumForm): Promise<Album> => {
    if (album) return dispatch(sendChanged(association_id, album, body));
    return create({ body });
  };
  const save = async (values: AlbumValues): Promise<SaveOutcome> => {
    let saved: Album;
    try {
      saved = await send(toBody(values));
    } catch (thrown) {
      const error = await errorOfThrown(thrown);
      const unusable = refusedPhotos(error);
      if (unusable.length > 0) {
        setRefused(unusable);
        return 'unsaved';
      }
      if (!album || !isConflict(error)) return error;
      setConflict(true);
      const input = albumInput(association_id, album.id);
      await dispatch(getAlbum.initiate(input, { forceRefetch: true, subscribe: false }));
      return 'unsaved';
    }
    setSaved(true);
    dispatch(albumChanged(saved));
    const rest = values.photos
      .map(toFormPhoto)
      .filter(({ isUpload }) => isUpload)
      .map(({ id, alt }) => ({ id, alt, isCover: id === values.cover_id }));
    const done = (album ? texts.updated : texts.created)(saved.name);
    const about = { about: saved.id };
    const text = rest.length > 0 ? `${done}. ${texts.rest(rest.length)}` : done;
    dispatch(toastShown('success', text, 'album', about));
    dispatch(endForm(association_id, draft.key, saved.id, rest)).catch(() =>
      dispatch(toastShown('danger', texts.restFailed(saved.name), 'album-photos', about)),
    );
    void navigate(albumPath(saved.id), { replace: true });
    return undefined;
  };
  return { save, hasConflict, isSaved, refused };
}
