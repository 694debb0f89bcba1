import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { albumsOperations, type Album } from '@mijn/domain/albums';
import { authOperations } from '@mijn/domain/auth';
import { DELETED_ALBUM_MS } from '@mijn/domain/limits';
import { eq, sql } from 'drizzle-orm';
import { inTransaction } from '../../platform/database/index.ts';
import { openFiles } from '../../capabilities/files/index.ts';
import { type TestResponse, type TestClient, untilACallWaits } from '../../testing/index.ts';
import { albums } from './albums.tables.ts';
import { removeUnusedPhotos } from './photos-removal.repository.ts';
import { createAlbumsFixture, type AlbumsFixture } from './testing/albums-fixture.ts';

jest.setTimeout(120_000);

let fixture: AlbumsFixture;
beforeAll(async () => {
  fixture = await createAlbumsFixture();
});
afterAll(() => fixture.server.stop());

const listDeleted = async (client: TestClient, query = '') =>
  (await client.get(`${fixture.albums}/deleted${query}`)).as(albumsOperations.listDeletedAlbums);
const namesOf = async (client: TestClient) => (await listDeleted(client)).data.map(({ name }) => name);
const nameOf = async (client: TestClient) => (await client.get('/auth/user')).as(authOperations.user).name;

async function createDeleted(client: TestClient, name: string, count = 1): Promise<Album> {
  const album = await fixture.createAlbum(client, name, count);
  await client.delete(`${fixture.albums}/${album.id}`);
  return album;
}

const makeOlder = async (id: string, milliseconds: number) =>
  fixture.server.database.queries.execute(
    sql`update albums set deleted_at = deleted_at - ${`${milliseconds} milliseconds`}::interval where id = ${id}`,
  );

describe('the list of deleted albums', () => {
  it('has for an author what the author deleted, and for the board what no author took back', async () => {
    const { board, signIn, association } = fixture;
    const [author, other, second] = [
      await signIn(association),
      await signIn(association),
      await signIn(association, { is_board: true }),
    ];
    const own = await createDeleted(author, 'Zelf weggehaald', 2);
    const earlier = await fixture.createAlbum(author, 'Eerder weggehaald');
    await board.delete(`${fixture.albums}/${earlier.id}`);
    const byBoard = await fixture.createAlbum(author, 'Door het bestuur weggehaald');
    await board.delete(`${fixture.albums}/${byBoard.id}`);
    expect(await namesOf(other)).toEqual([]);
    const { data, meta } = await listDeleted(author);
    expect(meta).toEqual({ page: 1, per_page: 25, total: 1 });
    expect(data).toEqual([
      {
        id: own.id,
        name: 'Zelf weggehaald',
        photo_count: 2,
        cover: own.photos[0],
        author_name: await nameOf(author),
        created_at: own.created_at,
        deleted_at: expect.any(String),
        is_deleted_by_caller: true,
        deleted_by_name: null,
        restorable_until: expect.any(String),
      },
    ]);
    const [first] = data;
    expect(Date.parse(first?.restorable_until ?? '') - Date.parse(first?.deleted_at ?? '')).toBe(
      DELETED_ALBUM_MS,
    );
    const seen = (await listDeleted(second)).data.slice(0, 2);
    expect(seen).toMatchObject([
      {
        name: 'Door het bestuur weggehaald',
        is_deleted_by_caller: false,
        deleted_by_name: await nameOf(board),
      },
      { name: 'Eerder weggehaald', is_deleted_by_caller: false, deleted_by_name: await nameOf(board) },
    ]);
    expect((await listDeleted(board)).data[0]).toMatchObject({
      is_deleted_by_caller: true,
      deleted_by_name: null,
    });
    expect((await listDeleted(second, '?per_page=1&page=2')).data).toMatchObject([
      { name: 'Eerder weggehaald' },
    ]);
    expect(await namesOf(second)).not.toContain('Zelf weggehaald');
    expect((await second.post(`${fixture.albums}/${own.id}/restore`)).status).toBe(404);
  });

  it('is what can be restored: a row that is restored leaves it, also for another member, and a repeat changes nothing', async () => {
    const { owner, board, signIn, association, createAlbum, albums: path } = fixture;
    const { id } = await createAlbum(owner, 'Terug door een ander');
    await board.delete(`${path}/${id}`);
    const second = await signIn(association, { is_board: true });
    expect(await namesOf(board)).toContain('Terug door een ander');
    expect((await second.post(`${path}/${id}/restore`)).status).toBe(200);
    expect(await namesOf(board)).not.toContain('Terug door een ander');
    expect((await board.post(`${path}/${id}/restore`)).status).toBe(200);
    const { rows } = await fixture.server.database.queries.execute(
      sql`select from audit_entries where action = 'album_restored' and details ->> 'album_id' = ${id}`,
    );
    expect(rows).toHaveLength(1);
  });

  it('ends with the time to restore, also if the clean-up is late', async () => {
    const { owner, board, albums: path } = fixture;
    const { id } = await createDeleted(owner, 'Te laat');
    await makeOlder(id, DELETED_ALBUM_MS - 60_000);
    expect(await namesOf(owner)).toContain('Te laat');
    await makeOlder(id, 60_000);
    for (const client of [owner, board]) {
      expect(await namesOf(client)).not.toContain('Te laat');
      expect((await client.post(`${path}/${id}/restore`)).status).toBe(404);
    }
  });
});

describe('the photos of a deleted album', () => {
  it('are sent as small pictures to those who may restore it, and in no other way', async () => {
    const { owner, board, signIn, association, photos, createAlbum } = fixture;
    const other = await signIn(association);
    const album = await createAlbum(owner, 'Omslag');
    await board.delete(`${fixture.albums}/${album.id}`);
    const url = `${photos}/${album.photos[0]?.id}`;
    const statuses = async (path: string) =>
      Promise.all([owner, board, other].map(async (client) => (await client.get(`${url}/${path}`)).status));
    expect(await statuses('pictures/small')).toEqual([404, 200, 404]);
    for (const path of ['pictures/medium', 'pictures/large', 'file'])
      expect(await statuses(path)).toEqual([404, 404, 404]);
    await makeOlder(album.id, DELETED_ALBUM_MS);
    expect(await statuses('pictures/small')).toEqual([404, 404, 404]);
  });
});

/** Starts two calls that both want an album, so that the first of them gets it first. */
async function oneAfterTheOther<A, B>(
  id: string,
  first: () => Promise<A>,
  second: () => Promise<B>,
): Promise<[A, B]> {
  const { queries } = fixture.server.database;
  const running = await inTransaction(queries, async (transaction) => {
    await transaction.select().from(albums).where(eq(albums.id, id)).for('update');
    const one = first();
    await untilACallWaits(queries);
    const other = second();
    await untilACallWaits(queries, 2);
    // The promises are in an object, because an async function would wait for them.
    return { both: Promise.all([one, other]) };
  });
  return running.both;
}

describe('the clean-up beside a member who restores an album', () => {
  const files = () => openFiles(fixture.server.config);
  /** The clean-up on a server whose clock is ahead, so that both want the album. */
  const cleanUp = async (own = files()) => {
    const { database, clock } = fixture.server;
    const now = () => new Date(clock.now().getTime() + DELETED_ALBUM_MS + 60_000);
    await removeUnusedPhotos({ database, files: own, now });
  };
  const restore = async (id: string): Promise<TestResponse> =>
    fixture.owner.post(`${fixture.albums}/${id}/restore`);

  it('leaves an album that is restored first, with all its photos', async () => {
    const { owner, getAlbum, photos } = fixture;
    const album = await createDeleted(owner, 'Net op tijd', 2);
    const [restored] = await oneAfterTheOther(album.id, () => restore(album.id), cleanUp);
    expect(restored.status).toBe(200);
    const { photos: left, photo_count } = await getAlbum(owner, album.id);
    expect([left, photo_count]).toEqual([album.photos, 2]);
    for (const { id } of left)
      for (const size of ['small', 'medium', 'large'])
        expect((await owner.get(`${photos}/${id}/pictures/${size}`)).status).toBe(200);
  });

  it('removes an album that it takes first, with all its bytes, and the restore says that it is gone', async () => {
    const { owner, createAlbum, storedKeys } = fixture;
    await cleanUp();
    const before = await storedKeys();
    const album = await createAlbum(owner, 'Net te laat', 2);
    await owner.delete(`${fixture.albums}/${album.id}`);
    const [, restored] = await oneAfterTheOther(album.id, cleanUp, () => restore(album.id));
    expect(restored).toMatchObject({ status: 404, error: { code: 'not_found' } });
    expect(await namesOf(fixture.board)).not.toContain('Net te laat');
    expect(await storedKeys()).toEqual(before);
  });

  it('shows nothing half while it removes the bytes, and ends with none', async () => {
    const { owner, board, createAlbum, storedKeys } = fixture;
    await cleanUp();
    const before = await storedKeys();
    const album = await createAlbum(owner, 'Halverwege', 3);
    await owner.delete(`${fixture.albums}/${album.id}`);
    const during: unknown[] = [];
    const own = files();
    const remove: typeof own.remove = async (key) => {
      // The first picture is gone, and the others are still there.
      if (during.length === 1) {
        during.push((await restore(album.id)).status, await namesOf(board));
        during.push((await board.get(`${fixture.albums}/${album.id}`)).status);
      }
      if (during.length === 0) during.push('first');
      await own.remove(key);
    };
    await cleanUp({ ...own, remove });
    expect(during).toEqual(['first', 404, expect.not.arrayContaining(['Halverwege']), 404]);
    expect(await storedKeys()).toEqual(before);
  });
});
