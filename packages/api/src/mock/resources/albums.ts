import type { Album, AlbumInList, Photo } from '@mijn/domain/albums';
import { albumsContract } from '@mijn/domain/albums/contract';
import { isBoardMember } from '@mijn/domain/roles';
import type { HttpHandler } from 'msw';
import { type DeletedRow, deletionOf, mayRestore } from '../call/deleted-rows.ts';
import type { Member } from '../call/member.ts';
import { Refusal } from '../call/refusal.ts';
import { inOrder, keepRows, pageOf, searchedPage } from '../call/rows.ts';
import { aHit, searchOf } from '../call/search.ts';
import { nameOfMember } from '../call/visibility.ts';
import { callsOf, defineMock, type Responders } from '../define-mock.ts';
import { idOf } from '../provider/ids.ts';
import type { Place } from '../provider/place.ts';
import { occasions, people } from '../provider/words.ts';

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

function sixAlbums({ random, moment, rows }: Place): Album[] {
  const occasion = random.inTurn(occasions);
  return rows(6, (number, index) =>
    anAlbum(number, random.int(3, 14), {
      name: occasion(index),
      author_name: random.pick(['Anna Eigenaar', 'Bram Bestuur', ...people]),
      created_at: moment(-3 - index * 70 - random.int(0, 40), '11:00'),
      is_unread: index === 0,
    }),
  );
}

const oneDeleted = ({ moment, rows }: Place): DeletedRow<Album>[] =>
  rows(1, (number) => ({
    row: anAlbum(number + 500, 4, { name: "Dubbele foto's", author_name: 'Bram Bestuur' }),
    deleted_at: moment(-3, '20:40'),
    deleted_by: 'Bram Bestuur',
  }));

interface AlbumsData {
  albums: readonly Album[];
  staged: readonly Photo[];
  deleted: readonly DeletedRow<Album>[];
}

function respond({ albums, staged, deleted }: AlbumsData): Responders<typeof albumsContract> {
  const rows = keepRows(albums, deleted);
  const all = [...albums, ...deleted.map(({ row }) => row)];
  const photos = keepRows([...all.flatMap((album) => album.photos), ...staged]);
  let [made, uploads] = [0, 0];
  const mayEdit = ({ author_name }: Album, member: Member) =>
    author_name === member.account.user.name || isBoardMember(member.association);
  const as = (album: Album, member: Member | undefined): Album =>
    member ? { ...album, may_edit: mayEdit(album, member) } : album;
  const find = (id: string, member: Member | undefined): Album | Refusal => {
    const album = rows.find(id);
    return album instanceof Refusal ? album : as(album, member);
  };
  const findOwn = (id: string, member: Member | undefined): Album | Refusal => {
    const album = find(id, member);
    return album instanceof Refusal || !member || album.may_edit ? album : new Refusal('forbidden');
  };
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
  const photo = ({ params }: { params: { photo_id: string } }) => {
    const found = photos.find(params.photo_id);
    return found instanceof Refusal ? found : found.name;
  };
  return {
    listAlbums: ({ query, member }) =>
      searchedPage(query, (has) => {
        const found = rows.all().filter(({ name }) => has(name));
        const shown = found.map((album) => albumInList(as(album, member)));
        return pageOf(query.has('sort') ? inOrder(shown, query, '-created_at') : shown, query);
      }),
    listDeletedAlbums: ({ query, member }) => {
      const shown = rows
        .deleted((one) => mayRestore(one, member))
        .map((one) => {
          const { id, name, photo_count, cover, author_name, created_at } = one.row;
          const own = { id, name, photo_count, cover, author_name, created_at };
          return Object.assign(own, deletionOf(one, member));
        });
      return pageOf(shown, query);
    },
    createAlbum: ({ body, member }) => {
      made += 1;
      const shown = inAlbum(body.photos);
      const album = anAlbum(900_000 + made, 0, {
        name: body.name,
        may_edit: true,
        author_name: nameOfMember(member),
        ...(member && { created_at: member.now }),
        ...withPhotos(shown, body.cover_id ?? null),
        version: 2,
      });
      return rows.add(album);
    },
    getAlbum: ({ params, member }) => find(params.album_id, member),
    updateAlbum: ({ params, body, member }) => {
      const album = findOwn(params.album_id, member);
      if (album instanceof Refusal) return album;
      const changes = { name: body.name, ...withPhotos(inAlbum(body.photos), body.cover_id) };
      const changed = rows.change(album.id, changes, body.version);
      return changed instanceof Refusal ? changed : as(changed, member);
    },
    deleteAlbum: ({ params, member }) => {
      const album = findOwn(params.album_id, member);
      return album instanceof Refusal ? album : rows.remove(album.id, member);
    },
    restoreAlbum: ({ params, member }) => {
      const album = rows.restore(params.album_id, (one) => mayRestore(one, member));
      return album instanceof Refusal ? album : as(album, member);
    },
    addPhotos: ({ params, body, member }) => {
      const album = findOwn(params.album_id, member);
      if (album instanceof Refusal) return album;
      return rows.change(
        album.id,
        withPhotos([...album.photos, ...inAlbum(body.photos)], body.cover_id ?? undefined),
      );
    },
    uploadPhoto: ({ file }) => {
      uploads += 1;
      return photos.add(aPhoto(900_000 + uploads, file && { name: file.name }));
    },
    listPhotos: ({ query }) => {
      const ids = query.get('ids')?.split(',') ?? [];
      return { data: photos.all().filter(({ id }) => ids.includes(id)) };
    },
    deletePhoto: ({ params }) => photos.remove(params.photo_id),
    downloadAlbum: ({ params, member }) => {
      const album = find(params.album_id, member);
      return album instanceof Refusal ? album : album.name;
    },
    downloadPhoto: photo,
    // A story shows photos that are in none of its albums, such as those of the overview.
    getPicture: (call) => (call.member ? photo(call) : 'Foto'),
  };
}

/** Returns mocked calls of albums and photos. Changes are kept for the duration of one story or test. */
export const albumsCalls = (
  albums: readonly Album[],
  staged: readonly Photo[] = [],
  deleted: readonly DeletedRow<Album>[] = [],
): HttpHandler[] => callsOf(albumsContract, respond({ albums, staged, deleted }));

export const albumsMock = defineMock({
  contract: albumsContract,
  generate: (place) => ({ albums: sixAlbums(place), staged: [], deleted: oneDeleted(place) }),
  respond,
  search: searchOf(
    'albums',
    (ask, query) => ask(albumsContract.listAlbums, query),
    (row) => aHit(row.id, row.name, row.created_at),
  ),
});
