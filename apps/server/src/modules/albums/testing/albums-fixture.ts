import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { albumsOperations, type Album, type Photo } from '@mijn/domain/albums';
import { createPhoto } from '../../../capabilities/documents/photos/testing/create-photo.ts';
import { createAssociationFixture, type AssociationFixture } from '../../../testing/association-fixture.ts';
import type { TestResponse, TestAppOptions, TestClient } from '../../../testing/index.ts';

interface Uploaded {
  name?: string;
  bytes?: Buffer<ArrayBuffer>;
  media_type?: string;
  headers?: Record<string, string>;
}

export interface AlbumsFixture extends AssociationFixture {
  albums: string;
  photos: string;
  /** Without bytes, the photo has a content of its own. */
  upload: (client: TestClient, file?: Uploaded) => Promise<TestResponse>;
  /** Uploads photos, and waits until they are processed. */
  stage: (client: TestClient, count: number) => Promise<Photo[]>;
  createAlbum: (client: TestClient, name: string, count?: number) => Promise<Album>;
  getAlbum: (client: TestClient, id: string) => Promise<Album>;
  getPhoto: (client: TestClient, id: string) => Promise<Photo | undefined>;
  storedKeys: () => Promise<string[]>;
}

export async function createAlbumsFixture(options?: TestAppOptions): Promise<AlbumsFixture> {
  const base = await createAssociationFixture(options);
  const { server, association } = base;
  const albums = `/associations/${association.id}/albums`;
  const photos = `/associations/${association.id}/photos`;
  let width = 60;
  const upload: AlbumsFixture['upload'] = async (
    client,
    { name = 'IMG_2041.jpg', bytes, media_type = 'image/jpeg', headers = {} } = {},
  ) => {
    const form = new FormData();
    width += 1;
    form.append('file', new Blob([bytes ?? (await createPhoto({ width }))], { type: media_type }), name);
    return client.post(photos, form, { headers });
  };
  const getPhoto: AlbumsFixture['getPhoto'] = async (client, id) =>
    (await client.get(`${photos}?ids=${id}`)).as(albumsOperations.listPhotos).data[0];
  const stage: AlbumsFixture['stage'] = async (client, count) => {
    const ids: string[] = [];
    for (let left = count; left > 0; left -= 1) {
      ids.push((await upload(client)).as(albumsOperations.uploadPhoto).id);
    }
    await server.runJobs();
    const { data } = (await client.get(`${photos}?ids=${ids.join(',')}`)).as(albumsOperations.listPhotos);
    return data;
  };
  return {
    ...base,
    albums,
    photos,
    upload,
    stage,
    getPhoto,
    createAlbum: async (client, name, count = 1) => {
      const staged = await stage(client, count);
      const body = { name, photos: staged.map(({ id }, index) => ({ id, alt: `Foto ${index + 1}` })) };
      return (await client.post(albums, body)).as(albumsOperations.createAlbum);
    },
    getAlbum: async (client, id) => (await client.get(`${albums}/${id}`)).as(albumsOperations.getAlbum),
    storedKeys: async () => {
      const root = path.join(server.config.dataDir, 'files');
      const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch(() => []);
      return entries
        .filter((entry) => entry.isFile())
        .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
        .toSorted();
    },
  };
}
