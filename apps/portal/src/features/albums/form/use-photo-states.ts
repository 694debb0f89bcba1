import type { Photo } from '@mijn/domain/albums';
import { PHOTO_STATES_MAX } from '@mijn/domain/limits';
import { useEffect, useEffectEvent, useState } from 'react';
import { useAppDispatch } from '../../../shared/api/hooks.ts';
import { useAssociation } from '../../../shared/session/association-context.ts';
import { listPhotos } from '../albums.endpoints.ts';

/** The time between two requests while photos are being processed, in milliseconds. */
const POLL_MS = 2000;

/** The photos by id. Null for a photo that no longer exists. */
type PhotoStates = ReadonlyMap<string, Photo | null>;

const isOpen = (photo: Photo | null | undefined): boolean =>
  photo === undefined || photo?.state === 'processing';

/**
 * Returns the states of uploaded photos, and asks the server again until every photo is ready or failed.
 * @param known the photos of the album that is edited.
 */
export function usePhotoStates(ids: readonly string[], known: readonly Photo[]): PhotoStates {
  const { id: association_id } = useAssociation();
  const dispatch = useAppDispatch();
  const [states, setStates] = useState<PhotoStates>(new Map(known.map((photo) => [photo.id, photo])));
  const asked = ids
    .filter((id) => isOpen(states.get(id)))
    .slice(0, PHOTO_STATES_MAX)
    .join(',');

  const ask = useEffectEvent(async () => {
    const input = { params: { association_id }, query: { ids: asked } };
    const { data } = await dispatch(listPhotos.initiate(input, { subscribe: false, forceRefetch: true }));
    if (!data) return;
    const found = asked
      .split(',')
      .map((id) => [id, data.data.find((photo) => photo.id === id) ?? null] as const);
    setStates((current) => new Map([...current, ...found]));
  });
  useEffect(() => {
    if (asked === '') return undefined;
    const first = setTimeout(() => void ask());
    const timer = setInterval(() => void ask(), POLL_MS);
    return () => {
      clearTimeout(first);
      clearInterval(timer);
    };
  }, [asked]);
  return states;
}
