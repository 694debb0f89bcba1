import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { albumsOperations } from '@mijn/domain/albums';
import { DELETED_ALBUM_MS, STAGED_FILE_MS } from '@mijn/domain/limits';
import { sql } from 'drizzle-orm';
import { createReader } from '../../capabilities/documents/index.ts';
import { openFiles } from '../../capabilities/files/index.ts';
import { countNewAlbums } from './albums-list.repository.ts';
import { cleanUpPhotos } from './photos.jobs.ts';
import { createAlbumsFixture, type AlbumsFixture } from './testing/albums-fixture.ts';

jest.setTimeout(120_000);

let fixture: AlbumsFixture;
beforeAll(async () => {
  fixture = await createAlbumsFixture();
});
afterAll(() => fixture.server.stop());

async function cleanUp(): Promise<void> {
  await cleanUpPhotos.add(fixture.server.database.queries, {});
  await fixture.server.runJobs();
}

/** Changes the time of a photo or album, because the sessions of the test would end if the clock passed. */
async function makeOlder(table: 'photos' | 'albums', column: string, id: string, milliseconds: number) {
  const changed = sql.raw(`${table} set ${column} = ${column} - interval '${milliseconds} milliseconds'`);
  await fixture.server.database.queries.execute(sql`update ${changed} where id = ${id}`);
}

const countReleased = async () =>
  (await fixture.server.database.queries.execute(sql`select from released_photos`)).rowCount;

describe('the hourly clean-up', () => {
  it('deletes staged photos after seven days, with their bytes', async () => {
    const { owner, stage, getPhoto, storedKeys } = fixture;
    const before = await storedKeys();
    const [old, young] = await stage(owner, 2);
    await makeOlder('photos', 'staged_at', old?.id ?? '', STAGED_FILE_MS + 1000);
    await makeOlder('photos', 'staged_at', young?.id ?? '', STAGED_FILE_MS - 60_000);
    await cleanUp();
    expect(await getPhoto(owner, old?.id ?? '')).toBeUndefined();
    expect(await getPhoto(owner, young?.id ?? '')).toBeDefined();
    expect(await storedKeys()).toHaveLength(before.length + 6);
    expect(await countReleased()).toBe(0);
  });

  it('deletes a photo seven days after it was taken out of its album, however old it is', async () => {
    const { owner, albums, createAlbum, getPhoto } = fixture;
    const album = await createAlbum(owner, 'Kleiner', 1);
    const id = album.photos[0]?.id ?? '';
    await makeOlder('photos', 'staged_at', id, STAGED_FILE_MS * 2);
    await cleanUp();
    expect(await getPhoto(owner, id)).toBeDefined();
    await owner.patch(`${albums}/${album.id}`, { name: 'Leeg', version: 1, photos: [] });
    await cleanUp();
    expect(await getPhoto(owner, id)).toBeDefined();
    await makeOlder('photos', 'staged_at', id, STAGED_FILE_MS + 1000);
    await cleanUp();
    expect(await getPhoto(owner, id)).toBeUndefined();
  });

  it('deletes the photos of a deleted album after thirty days, with their bytes', async () => {
    const { owner, albums, createAlbum, storedKeys } = fixture;
    const before = await storedKeys();
    const album = await createAlbum(owner, 'Voorgoed weg', 2);
    await owner.delete(`${albums}/${album.id}`);
    await makeOlder('albums', 'deleted_at', album.id, DELETED_ALBUM_MS - 60_000);
    await cleanUp();
    expect(await storedKeys()).toHaveLength(before.length + 12);
    await makeOlder('albums', 'deleted_at', album.id, 120_000);
    await cleanUp();
    expect(await storedKeys()).toEqual(before);
    expect((await owner.post(`${albums}/${album.id}/restore`)).status).toBe(404);
  });
});

describe('the bytes of a photo', () => {
  it('are removed later if the store is away when the photo is processed', async () => {
    const { owner, server, upload, storedKeys } = fixture;
    const received = async () => (await storedKeys()).filter((key) => key.startsWith('received/'));
    await upload(owner);
    const files = openFiles(server.config);
    const remove = () => Promise.reject(new Error('The store is away.'));
    await server.runJobs({ files: { ...files, remove } });
    expect(await received()).toHaveLength(1);
    expect(await countReleased()).toBe(1);
    await cleanUp();
    expect(await received()).toEqual([]);
  });

  it('are read again after the reader was closed, without counting the attempt', async () => {
    const { owner, server, upload, getPhoto } = fixture;
    const { id } = (await upload(owner)).as(albumsOperations.uploadPhoto);
    const reader = createReader();
    await reader.close();
    await server.runJobs({ reader });
    expect(await getPhoto(owner, id)).toMatchObject({ state: 'processing' });
    server.clock.pass(60_000);
    await server.runJobs();
    expect(await getPhoto(owner, id)).toMatchObject({ state: 'ready' });
  });

  it('are given up after three attempts that did not finish', async () => {
    const { owner, server, upload, getPhoto } = fixture;
    const { id } = (await upload(owner)).as(albumsOperations.uploadPhoto);
    await server.database.queries.execute(sql`update photos set attempts = 3 where id = ${id}`);
    await server.runJobs();
    expect(await getPhoto(owner, id)).toMatchObject({ state: 'failed', failure: 'unreadable' });
  });
});

describe('the count of an album', () => {
  it('is right when photos of it are processed and added at the same time', async () => {
    const { owner, server, upload, stage, albums, createAlbum, getAlbum } = fixture;
    const album = await createAlbum(owner, 'Druk', 1);
    const staged = await stage(owner, 4);
    const waiting = await Promise.all(Array.from({ length: 3 }, () => upload(owner)));
    const added = [...staged, ...waiting.map((response) => response.as(albumsOperations.uploadPhoto))];
    const add = ({ id }: { id: string }) =>
      owner.post(`${albums}/${album.id}/photos`, { photos: [{ id, alt: 'Druk' }] });
    await Promise.all([server.runJobs(), ...added.map(add)]);
    // An attempt that failed on a busy machine is due again after a minute.
    server.clock.pass(60_000);
    await server.runJobs();
    const after = await getAlbum(owner, album.id);
    expect([after.photo_count, after.photos.length]).toEqual([8, 8]);
    expect(after.photos.every(({ state }) => state === 'ready')).toBe(true);
  });
});

describe('the count of new albums', () => {
  it('has the albums to which others added photos since a time', async () => {
    const { owner, server, signIn, createAlbum, association } = fixture;
    const since = server.clock.now();
    server.clock.pass(1000);
    await createAlbum(owner, 'Geteld', 1);
    const author = await signIn(association);
    const { id } = await createAlbum(author, 'Ook geteld', 1);
    const { rows } = await server.database.queries.execute<{ author_id: string }>(
      sql`select author_id from albums where id = ${id}`,
    );
    const membership = {
      association_id: association.id,
      is_board: false,
      is_invoice_check: false,
      is_invoice_check_copy: false,
    };
    const count = async (user_id: string, from = since) => {
      const found = await server.database.queries.execute<{ count: string }>(
        countNewAlbums({ user_id, membership }, from),
      );
      return Number(found.rows[0]?.count);
    };
    expect(await count(rows[0]?.author_id ?? '')).toBe(1);
    expect(await count('01a1f9c4-c6f4-7226-b044-46c8cecb18b1')).toBe(2);
    expect(await count('01a1f9c4-c6f4-7226-b044-46c8cecb18b1', server.clock.now())).toBe(0);
  });
});
