import { albumsOperations } from '@mijn/domain/albums';
import { v7 as newId } from 'uuid';
import { createPhoto } from '../../../capabilities/documents/photos/testing/create-photo.ts';
import { users } from '../../../platform/database/index.ts';
import { pictureKeys } from '../../../capabilities/files/index.ts';
import type { Fixtures } from '../../../testing/fixtures/fixtures.ts';
import type { TestClient } from '../../../testing/test-client.ts';
import { MARKS } from '../../../testing/fixtures/marks.ts';
import { bareDetail, bareList, bareSearch, wordOf, WORD } from '../../../testing/fixtures/rows.ts';
import { photos } from '../../../capabilities/photos/photos.tables.ts';
import { albums } from '../albums.tables.ts';

const ALBUMS = 20;
const PHOTOS = 3;

const READY = {
  state: 'ready',
  media_type: 'image/jpeg',
  width: 4,
  height: 3,
  placeholder: 'data:image/webp;base64,AA==',
} as const;

/** Creates the form of an upload with a photo of its own. */
export async function createPhotoForm(): Promise<FormData> {
  const body = new FormData();
  body.append('file', new Blob([await createPhoto({ width: 40 })], { type: 'image/jpeg' }), 'IMG_1.jpg');
  return body;
}

/** Returns undefined if the caller may not upload. */
export async function uploadPhoto(client: TestClient, association_id = ''): Promise<string | undefined> {
  const body = await createPhotoForm();
  const response = await client.post(`/associations/${association_id}/photos`, body);
  return response.status === 201 ? response.as(albumsOperations.uploadPhoto).id : undefined;
}

export const fixtures: Fixtures = {
  callers: `
GET    …/albums                                                  401 403 200 200 200 200 404 404 200 200 200 200
GET    …/albums/deleted                                          401 403 200 200 200 200 404 404 200 200 200 200
POST   …/albums                                                  401 403 201 201 201 201 404 404 403 201 403 201
GET    …/albums/:album_id                   album                401 403 200 200 200 200 404 404 200 200 200 200
GET    …/albums/:album_id                   deleted album        401 403 404 404 404 404 404 404 404 404 404 404
PATCH  …/albums/:album_id                   album                401 403 403 200 403 403 404 404 403 200 403 200
PATCH  …/albums/:album_id                   deleted album        401 403 404 404 404 404 404 404 403 404 403 404
DELETE …/albums/:album_id                   album                401 403 403 204 403 403 404 404 403 204 403 204
DELETE …/albums/:album_id                   deleted album        401 403 404 404 404 404 404 404 403 404 403 404
POST   …/albums/:album_id/restore           deleted album        401 403 404 200 404 404 404 404 403 200 403 200
POST   …/albums/:album_id/photos            album                401 403 403 200 403 403 404 404 403 200 403 200
POST   …/albums/:album_id/photos            deleted album        401 403 404 404 404 404 404 404 403 404 403 404
GET    …/albums/:album_id/zip               album                401 403 200 200 200 200 404 404 200 200 200 200
GET    …/albums/:album_id/zip               deleted album        401 403 404 404 404 404 404 404 404 404 404 404
GET    …/photos                                                  401 403 200 200 200 200 404 404 200 200 200 200
POST   …/photos                                                  401 403 201 201 201 201 404 404 403 201 403 201
DELETE …/photos/:photo_id                   album                401 403 404 404 404 404 404 404 403 404 403 404
DELETE …/photos/:photo_id                   staged photo         401 403 404 404 404 404 404 404 403 404 403 404
GET    …/photos/:photo_id/file              album                401 403 200 200 200 200 404 404 200 200 200 200
GET    …/photos/:photo_id/file              deleted album        401 403 404 404 404 404 404 404 404 404 404 404
GET    …/photos/:photo_id/file              staged photo         401 403 404 404 404 404 404 404 404 404 404 404
GET    …/photos/:photo_id/pictures/:size    album                401 403 200 200 200 200 404 404 200 200 200 200
GET    …/photos/:photo_id/pictures/:size    deleted album        401 403 404 200 404 404 404 404 200 200 200 200
GET    …/photos/:photo_id/pictures/:size    staged photo         401 403 404 404 404 404 404 404 404 404 404 404
`,
  inputs: {
    'POST …/albums': async (_, __, { association_id }, client) => {
      const id = await uploadPhoto(client, association_id);
      return { body: { name: 'Tuindag', photos: id === undefined ? [] : [{ id, alt: '' }] } };
    },
    'PATCH …/albums/:album_id': async (_, __, { photo_id }) => ({
      body: { version: 1, name: 'Tuindag', photos: [{ id: photo_id, alt: 'Een boom' }] },
    }),
    'POST …/albums/:album_id/photos': async (_, __, { association_id, photo_id }, client) => ({
      body: { photos: [{ id: (await uploadPhoto(client, association_id)) ?? photo_id, alt: '' }] },
    }),
    'GET …/photos': async (_, { album }) => ({ query: `ids=${album?.['photo_id'] ?? newId()}` }),
    'POST …/photos': async () => ({ body: await createPhotoForm() }),
  },
  create: async ({ queries, now, named, word, store }) => {
    const author = { id: newId(), email: `${newId()}@waterpas.example`, name: 'Gerda Bos' };
    await queries.insert(users).values({ ...author, code: author.id, password_hash: '' });
    const createPhotoRow = async (mark: string, album_id: string | null) => {
      const text = `${mark} ${word}`;
      const picture_hash = await store(text, pictureKeys);
      const row = {
        ...named(),
        ...READY,
        album_id,
        user_id: author.id,
        name: `${text}.jpg`,
        picture_hash,
        download_bytes: Buffer.byteLength(text),
        created_at: now,
        staged_at: now,
      };
      await queries.insert(photos).values(row);
      return row.id;
    };
    const createAlbum = async (mark: string, deleted_at: Date | null = null) => {
      const album = { ...named(), name: `${mark} ${word}`, author_id: author.id, author_name: 'Gerda Bos' };
      const dates = { created_at: now, photos_added_at: now, photos_added_by: author.id, deleted_at };
      await queries.insert(albums).values({ ...album, ...dates });
      return { album_id: album.id, photo_id: await createPhotoRow(mark, album.id), size: 'small' };
    };
    return {
      album: await createAlbum('Tuindag'),
      'deleted album': await createAlbum(MARKS.hidden, now),
      'staged photo': { photo_id: await createPhotoRow(MARKS.hidden, null), size: 'small' },
    };
  },
  rows: ({ id, from }) => [
    `insert into albums (association_id, id, code, name, author_name, photo_count, alt_texts, created_at, photos_added_at, deleted_at)
      select association_id, ${id}, k::text, 'Album ' || ${wordOf('a + k')} || ' ' || k, 'Bea de Vries', ${PHOTOS},
        ${wordOf('a + k * 3')}, now() - k * interval '1 day', now() - k * interval '1 day',
        case when k % 10 = 3 then now() end ${from(ALBUMS)}`,
    `insert into photos (association_id, id, code, album_id, position, name, media_type, picture_hash, state, width, height,
        placeholder, download_bytes, created_at, staged_at)
      select association_id, ${id}, albums.code || '-' || n, albums.id, n, 'IMG_' || n || '.jpg', 'image/jpeg',
        encode(sha256((albums.id::text || n)::bytea), 'hex'), 'ready', 2560, 1920, 'data:image/webp;base64,AA==', 400000,
        albums.created_at, albums.created_at
      from albums, generate_series(1, ${PHOTOS}) n`,
  ],
  samples: { ids: ['{photo_id}'] },
  lists: ['albums', 'albums/deleted', 'albums/deleted?page=2'],
  calls: [
    {
      name: 'albums list',
      path: 'albums',
      bare: bareList('albums', ' and deleted_at is null', 'created_at desc, id desc'),
    },
    {
      name: 'albums list by name',
      path: 'albums?sort=name',
      bare: bareList('albums', ' and deleted_at is null', 'name_key, id'),
    },
    { name: 'albums search', path: `albums?q=${WORD}`, bare: bareSearch('albums') },
    {
      name: 'album',
      path: 'albums/{id}',
      ...bareDetail('albums'),
      one: `select id from albums where association_id = $1 and deleted_at is null order by created_at limit 1`,
    },
  ],
};
