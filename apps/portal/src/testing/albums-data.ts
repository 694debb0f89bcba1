import type { Album, AlbumInList, Photo } from '@mijn/domain/albums';
import { idOf, LONG_NAME } from './builders.ts';

/** A placeholder of a few pixels, as the server makes for a photo. */
const PLACEHOLDER =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 2"%3E%3Cpath fill="%23a9d8ea" d="M0 0h2v1H0z"/%3E%3Cpath fill="%236aa757" d="M0 1h2v1H0z"/%3E%3C/svg%3E';

export function aPhoto(number: number, own: Partial<Photo> = {}): Photo {
  const isPortrait = number % 4 === 0;
  return {
    id: idOf(60, number),
    name: `IMG_${4400 + number}.jpg`,
    state: 'ready',
    failure: null,
    alt: '',
    width: isPortrait ? 3024 : 4032,
    height: isPortrait ? 4032 : 3024,
    placeholder: PLACEHOLDER,
    ...own,
  };
}

/** Returns an album with photos whose ids start at `number * 1000`. */
export function anAlbum(number: number, count: number, own: Partial<Album> = {}): Album {
  const photos = Array.from({ length: count }, (_, index) => aPhoto(number * 1000 + index + 1));
  return {
    id: idOf(61, number),
    name: `Album ${number}`,
    photo_count: count,
    cover: photos[0] ?? null,
    author_name: 'Bram Bestuur',
    created_at: '2026-11-14T10:00:00.000Z',
    is_unread: false,
    may_edit: false,
    version: 1,
    photos,
    ...own,
  };
}

export const painting = anAlbum(1, 12, {
  name: 'Schilderwerk voorgevel, week 46',
  is_unread: true,
  may_edit: true,
  photos: [
    aPhoto(1001, { alt: 'Een steiger voor de voorgevel' }),
    ...Array.from({ length: 11 }, (_, index) => aPhoto(1002 + index)),
  ],
});

export const someAlbums: readonly Album[] = [
  painting,
  anAlbum(2, 9, { name: 'Lichtjesavond 2025', created_at: '2025-12-19T10:00:00.000Z' }),
  anAlbum(3, 8, { name: 'Tuindag', created_at: '2025-05-08T10:00:00.000Z' }),
  anAlbum(4, 6, { name: 'Oplevering lift', created_at: '2025-02-03T10:00:00.000Z' }),
  anAlbum(5, 5, { name: 'Dakinspectie met drone', created_at: '2024-10-21T10:00:00.000Z' }),
];

/** Albums for more than one page. Their names have the maximum length. */
export const tooManyAlbums: readonly Album[] = Array.from({ length: 60 }, (_, index) =>
  anAlbum(index + 1, 2, { name: `${index + 1} ${LONG_NAME}`, is_unread: index < 3 }),
);

export function inList(album: Album): AlbumInList {
  const { photos: _photos, ...rest } = album;
  return rest;
}
