import type { Album, AlbumInList, Photo } from '@mijn/domain/albums';
import { albumsContract } from '@mijn/domain/albums/contract';
import { type DeletedRow, deletionOf, inOrder, keepRows, pageOf, searchedPage } from '../call/rows.ts';
import { Refusal } from '../call/refusal.ts';
import { nameOfMember, nowOf } from '../call/member.ts';
import { callsOf, defineMock, type Responders } from '../define-mock.ts';
import { idOf } from '../provider/ids.ts';
import type { Place } from '../provider/place.ts';
import { occasions } from '../provider/words.ts';

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

export function albumInList({ photos: _photos, ...album }: Album): AlbumInList {
  return album;
}

const sixAlbums = ({ random, moment, rows }: Place): Album[] =>
  rows(6, (number, at) =>
    anAlbum(number, random.int(3, 14), {
      name: occasions[at % occasions.length] ?? '',
      created_at: moment(-3 - at * 70, '11:00'),
      is_unread: at === 0,
    }),
  );

interface AlbumsData {
  albums: readonly Album[];
  staged: readonly Photo[];
  deleted: readonly DeletedRow<Album>[];
}

function respond({ albums, staged, deleted }: AlbumsData): Responders<typeof albumsContract> {
  const rows = keepRows(albums, deleted);
  const all = [...albums, ...deleted.map(({ row }) => row)];
  const photos = keepRows([...all.flatMap((album) => album.photos), ...staged]);
  const inAlbum = (form: readonly { id: string; alt: string }[]): Photo[] =>
    form.flatMap(({ id, alt }) => {
      const photo = photos.find(id);
      return photo instanceof Refusal ? [] : [{ ...photo, alt }];
    });
  const withPhotos = (shown: Photo[], coverId?: string | null) => ({
    photos: shown,
    photo_count: shown.length,
    ...(coverId !== undefined && { cover: shown.find(({ id }) => id === coverId) ?? shown[0] ?? null }),
  });
  return {
    listAlbums: ({ query }) =>
      searchedPage(query, (has) => {
        const shown = rows
          .all()
          .filter(({ name }) => has(name))
          .map(albumInList);
        return pageOf(query.has('sort') ? inOrder(shown, query, '-created_at') : shown, query);
      }),
    listDeletedAlbums: ({ query }) => {
      const shown = rows.deleted().map((one) => {
        const { id, name, photo_count, cover, author_name, created_at } = one.row;
        return Object.assign({ id, name, photo_count, cover, author_name, created_at }, deletionOf(one));
      });
      return pageOf(shown, query);
    },
    createAlbum: ({ body: { name, photos: form, cover_id = null }, member }) =>
      rows.add(
        anAlbum(900_000 + rows.count(), 0, {
          name,
          may_edit: true,
          author_name: nameOfMember(member),
          ...(member && { created_at: member.now }),
          ...withPhotos(inAlbum(form), cover_id),
          version: 2,
        }),
      ),
    getAlbum: ({ params }) => rows.find(params.album_id),
    updateAlbum: ({ params, body: { name, photos: form, cover_id, version } }) =>
      rows.change(params.album_id, { name, ...withPhotos(inAlbum(form), cover_id) }, version),
    deleteAlbum: ({ params, member }) => rows.remove(params.album_id, nowOf(member)),
    restoreAlbum: ({ params }) => rows.restore(params.album_id),
    addPhotos: ({ params, body: { photos: form, cover_id } }) => {
      const album = rows.find(params.album_id);
      if (album instanceof Refusal) return album;
      return rows.change(album.id, withPhotos([...album.photos, ...inAlbum(form)], cover_id ?? undefined));
    },
    uploadPhoto: ({ file }) => photos.add(aPhoto(900_000 + photos.count(), file && { name: file.name })),
    listPhotos: ({ query }) => {
      const ids = query.get('ids')?.split(',') ?? [];
      return { data: photos.all().filter(({ id }) => ids.includes(id)) };
    },
    deletePhoto: ({ params }) => photos.remove(params.photo_id),
  };
}

/** Returns mocked calls of albums and photos. Changes are kept for the duration of one story or test. */
export const albumsCalls = (
  albums: readonly Album[],
  staged: readonly Photo[] = [],
  deleted: readonly DeletedRow<Album>[] = [],
) => callsOf(albumsContract, respond({ albums, staged, deleted }));

export const albumsMock = defineMock({
  contract: albumsContract,
  generate: (place) => ({ albums: sixAlbums(place), staged: [], deleted: [] }),
  respond,
});
