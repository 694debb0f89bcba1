import { albumsOperations, type Photo } from '@mijn/domain/albums';
import { PHOTO_STATES_MAX } from '@mijn/domain/limits';
import { useEffect, useEffectEvent, useState } from 'react';
import { type AppThunk, useAppDispatch } from '../store/hooks.ts';
import { usePolling } from '../api/use-polling.ts';
import { useAssociation } from '../session/association-context.ts';

/** The photos by id. Null for a photo that no longer exists. */
type PhotoStates = ReadonlyMap<string, Photo | null>;

const isOpen = (photo: Photo | null | undefined): boolean =>
  photo === undefined || photo?.state === 'processing';

/** Asks for photos by id. The member does not ask, so the call does not keep the session alive. */
const askPhotos =
  (association_id: string, ids: string): AppThunk<Promise<readonly Photo[] | undefined>> =>
  async (_, __, { connection }) => {
    const input = { params: { association_id }, query: { ids } };
    const response = await connection
      .call(albumsOperations.listPhotos, input, { isBackground: true })
      .catch(() => undefined);
    return response?.data;
  };

/** Asks the server until every photo is ready or failed. */
export function usePhotoStates(ids: readonly string[], known: readonly Photo[]): PhotoStates {
  const { id: association_id } = useAssociation();
  const dispatch = useAppDispatch();
  const [states, setStates] = useState<PhotoStates>(new Map(known.map((photo) => [photo.id, photo])));
  const asked = ids
    .filter((id) => isOpen(states.get(id)))
    .slice(0, PHOTO_STATES_MAX)
    .join(',');

  const ask = async () => {
    const photos = await dispatch(askPhotos(association_id, asked));
    if (!photos) return;
    const found = asked
      .split(',')
      .map((id) => [id, photos.find((photo) => photo.id === id) ?? null] as const);
    setStates((current) => new Map([...current, ...found]));
  };
  const askFirst = useEffectEvent(() => void ask());
  useEffect(() => {
    if (asked === '') return undefined;
    const timer = setTimeout(askFirst);
    return () => clearTimeout(timer);
  }, [asked]);
  usePolling(() => void ask(), asked !== '');
  return states;
}
