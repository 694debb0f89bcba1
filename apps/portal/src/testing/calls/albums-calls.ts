import type { Album, Photo } from '@mijn/domain/albums';
import { albumsContract } from '@mijn/domain/albums/contract';
import { countsContract } from '@mijn/domain/counts/contract';
import { LIST_PAGE_SIZE } from '@mijn/domain/limits';
import { http, HttpResponse, type HttpHandler } from 'msw';
import { anAlbum, aPhoto, inList } from '../albums-data.ts';
import { mockCall, Refusal } from './mock-call.ts';

/** A drawing of a garden instead of a photo. */
const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 240"><path fill="#bfe0ee" d="M0 0h320v130H0z"/><path fill="#7fae68" d="M0 130h320v110H0z"/><path fill="#a4573f" d="M40 50h110v90H40z"/><path fill="#f3e3b4" d="M58 66h22v22H58zM108 66h22v22h-22z"/><circle cx="235" cy="110" r="38" fill="#4f8a4b"/><path fill="#6b4a33" d="M229 140h12v44h-12z"/></svg>`;

/** Returns mocked calls of albums and photos. Changes are kept for the duration of one story or test. */
export function albumsCalls(initial: readonly Album[], staged: readonly Photo[] = []): HttpHandler[] {
  let albums = [...initial];
  let photos = [...initial.flatMap((album) => album.photos), ...staged];
  let uploads = 0;
  const found = (id: string) => albums.find((album) => album.id === id) ?? new Refusal('not_found');
  const inAlbum = (form: readonly { id: string; alt: string }[]) =>
    form.flatMap(({ id, alt }) =>
      photos.filter((photo) => photo.id === id).map((photo) => Object.assign({}, photo, { alt })),
    );
  const change = (id: string, changes: Partial<Album>) => {
    albums = albums.map((album) => {
      if (album.id !== id) return album;
      const next = { ...album, ...changes, version: album.version + 1 };
      return { ...next, photo_count: next.photos.length };
    });
    return found(id);
  };
  return [
    mockCall(countsContract.openSection, () => ({ bulletin_board: 0, newsletters: 0, albums: 0, news: 0 })),
    mockCall(albumsContract.listAlbums, ({ query }) => {
      const q = query.get('q')?.toLowerCase() ?? '';
      const shown = albums.filter(({ name }) => name.toLowerCase().includes(q));
      const page = Number(query.get('page') ?? 1);
      const perPage = Number(query.get('per_page') ?? LIST_PAGE_SIZE);
      return {
        data: shown.slice((page - 1) * perPage, page * perPage).map(inList),
        meta: { page, per_page: perPage, total: shown.length },
      };
    }),
    mockCall(albumsContract.createAlbum, ({ body }) => {
      const album = anAlbum(90 + albums.length, 0, { name: body.name, may_edit: true });
      albums = [album, ...albums];
      return change(album.id, { photos: inAlbum(body.photos) });
    }),
    mockCall(albumsContract.getAlbum, ({ params }) => found(params.album_id)),
    mockCall(albumsContract.updateAlbum, ({ params, body }) => {
      const album = found(params.album_id);
      if (album instanceof Refusal) return album;
      if (album.version !== body.version) return new Refusal('conflict');
      return change(album.id, { name: body.name, photos: inAlbum(body.photos) });
    }),
    mockCall(albumsContract.deleteAlbum, ({ params }) => {
      albums = albums.filter(({ id }) => id !== params.album_id);
    }),
    mockCall(albumsContract.restoreAlbum, ({ params }) => {
      albums = initial.filter((one) => one.id === params.album_id || albums.some(({ id }) => id === one.id));
      return found(params.album_id);
    }),
    mockCall(albumsContract.addPhotos, ({ params, body }) => {
      const album = found(params.album_id);
      return album instanceof Refusal
        ? album
        : change(album.id, { photos: [...album.photos, ...inAlbum(body.photos)] });
    }),
    mockCall(albumsContract.uploadPhoto, () => {
      uploads += 1;
      const photo = aPhoto(900_000 + uploads);
      photos = [...photos, photo];
      return photo;
    }),
    mockCall(albumsContract.listPhotos, ({ query }) => {
      const ids = query.get('ids')?.split(',') ?? [];
      return { data: photos.filter(({ id }) => ids.includes(id)) };
    }),
    mockCall(albumsContract.deletePhoto, ({ params }) => {
      photos = photos.filter(({ id }) => id !== params.photo_id);
    }),
    http.get('*/api/associations/:association/photos/:photo/pictures/:size', () =>
      HttpResponse.text(drawing, { headers: { 'content-type': 'image/svg+xml' } }),
    ),
  ];
}
