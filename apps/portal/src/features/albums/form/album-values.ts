import type { Album, AlbumForm } from '@mijn/domain/albums';
import { type FormPhoto, storedPhotos, toEntry, toFormPhoto } from '../../../shared/photos/form-photos.ts';

/** The values of the form of an album. Each entry of `photos` is a `FormPhoto`. */
export type AlbumValues = { name: string; photos: readonly string[]; cover_id: string };

export const valuesOf = ({ name, photos, cover }: Pick<Album, 'name' | 'photos' | 'cover'>): AlbumValues => ({
  name,
  photos: photos.map(({ id, alt }) => toEntry({ id, alt, isUpload: false })),
  cover_id: cover?.id ?? '',
});

export const NEW_ALBUM: AlbumValues = { name: '', photos: [], cover_id: '' };

/** Returns the album to save: the photos that are on the server, and the cover if it is one of these. */
export function toBody({ name, photos, cover_id }: AlbumValues): AlbumForm {
  const ready = storedPhotos(photos);
  return {
    name: name.trim(),
    photos: ready,
    cover_id: ready.some(({ id }) => id === cover_id) ? cover_id : null,
  };
}

const sameOrder = (one: readonly FormPhoto[], other: readonly FormPhoto[]): boolean =>
  one.length === other.length && one.every(({ id }, at) => id === other[at]?.id);

/**
 * Merges a change by someone else. The member's changes stay, photos that were added come at the end, and photos that
 * were removed go.
 * @param base the values that the member began with.
 */
export function mergeAlbum(mine: AlbumValues, base: AlbumValues, theirs: AlbumValues): AlbumValues {
  const own = mine.photos.map(toFormPhoto);
  const before = base.photos.map(toFormPhoto);
  const now = theirs.photos.map(toFormPhoto);
  const altsBefore = new Map(before.map(({ id, alt }) => [id, alt]));
  const altsNow = new Map(now.map(({ id, alt }) => [id, alt]));
  const ownIds = new Set(own.map(({ id }) => id));
  const merged = ({ id, alt, isUpload }: FormPhoto): FormPhoto => ({
    id,
    alt: alt === altsBefore.get(id) ? (altsNow.get(id) ?? alt) : alt,
    isUpload,
  });
  const kept = own.filter(({ id }) => altsNow.has(id) || !altsBefore.has(id)).map(merged);
  const added = now.filter(({ id }) => !ownIds.has(id) && !altsBefore.has(id));
  const byId = new Map(kept.map((photo) => [photo.id, photo]));
  const photos = sameOrder(own, before)
    ? now.map((photo) => byId.get(photo.id) ?? photo)
    : [...kept, ...added];
  const isOwnCover = mine.cover_id !== base.cover_id && photos.some(({ id }) => id === mine.cover_id);
  return {
    name: mine.name === base.name ? theirs.name : mine.name,
    photos: photos.map(toEntry),
    cover_id: isOwnCover ? mine.cover_id : theirs.cover_id,
  };
}
