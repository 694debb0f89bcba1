import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { albumsOperations, type Album } from '@mijn/domain/albums';
import { ALBUM_PHOTOS_MAX, ALBUMS_MAX } from '@mijn/domain/limits';
import { sql } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import { readHeic } from '../../capabilities/documents/photos/testing/create-photo.ts';
import { authOperations } from '@mijn/domain/auth';
import { auditEntries } from '../../platform/database/index.ts';
import { searchOperations } from '@mijn/domain/search';
import { readZip } from './testing/read-zip.ts';
import { createAlbumsFixture, type AlbumsFixture } from './testing/albums-fixture.ts';

jest.setTimeout(120_000);

let fixture: AlbumsFixture;
beforeAll(async () => {
  fixture = await createAlbumsFixture();
});
afterAll(() => fixture.server.stop());

const { createAlbum, listAlbums, updateAlbum } = albumsOperations;

const formOf = ({ name, version, photos }: Album) => ({
  name,
  version,
  photos: photos.map(({ id, alt }) => ({ id, alt })),
});

describe('an album', () => {
  it('has its photos in the order of the form, a cover, and its author', async () => {
    const { owner, stage, albums } = fixture;
    const staged = await stage(owner, 3);
    const photos = staged.toReversed().map(({ id }, index) => ({ id, alt: `Foto ${index}` }));
    const response = await owner.post(albums, { name: 'Tuindag 2026', photos, cover_id: staged[1]?.id });
    expect(response.status).toBe(201);
    const album = response.as(createAlbum);
    expect(album).toMatchObject({
      name: 'Tuindag 2026',
      photo_count: 3,
      author_name: 'Anna Eigenaar',
      may_edit: true,
      is_unread: false,
      version: 1,
      cover: { id: staged[1]?.id },
    });
    expect(album.photos.map(({ id, alt }) => ({ id, alt }))).toEqual(photos);
  });

  it('is created once for an Idempotency-Key', async () => {
    const { owner, stage, albums } = fixture;
    const [photo] = await stage(owner, 1);
    const body = { name: 'Eenmaal', photos: [{ id: photo?.id, alt: '' }] };
    const headers = { 'idempotency-key': 'album-1' };
    const first = (await owner.post(albums, body, { headers })).as(createAlbum);
    expect((await owner.post(albums, body, { headers })).as(createAlbum).id).toBe(first.id);
  });

  it.each(['\u0001', '\uD800', '\uE000', '\u200B', '\u00AD', '\u3164'])(
    'has a name that shows something, unlike %j',
    async (name) => {
      const { owner, albums } = fixture;
      const refused = { name: [{ code: 'required' }] };
      const created = await owner.post(albums, { name, photos: [] });
      expect([created.status, created.error?.errors]).toEqual([422, refused]);
      const album = (await owner.post(albums, { name: 'Tuindag', photos: [] })).as(createAlbum);
      const renamed = await owner.patch(`${albums}/${album.id}`, { ...formOf(album), name });
      expect([renamed.status, renamed.error?.errors]).toEqual([422, refused]);
    },
  );

  it('has a name and descriptions of a limited length in the form in which they are stored', async () => {
    const { owner, albums, stage } = fixture;
    const [photo] = await stage(owner, 1);
    // Each of the two letters becomes several characters.
    const body = { name: '\uFB2C'.repeat(120), photos: [{ id: photo?.id, alt: '\u0958'.repeat(300) }] };
    const { status, error } = await owner.post(albums, body);
    expect([status, Object.keys(error?.errors ?? {}).toSorted()]).toEqual([422, ['name', 'photos[0].alt']]);
  });

  it('accepts ids in capitals, which are the same ids', async () => {
    const { owner, albums, photos: path, stage, getAlbum } = fixture;
    const [photo] = await stage(owner, 1);
    const id = photo?.id.toUpperCase() ?? '';
    expect((await owner.get(`${path}?ids=${id}`)).as(albumsOperations.listPhotos).data).toHaveLength(1);
    const twice = [id, id.toLowerCase()].map((one) => ({ id: one, alt: '' }));
    expect((await owner.post(albums, { name: 'Twee', photos: twice })).status).toBe(422);
    const body = { name: 'Hoofdletters', photos: [{ id, alt: '' }], cover_id: id };
    const album = (await owner.post(albums, body)).as(createAlbum);
    const again = { ...body, version: 1 };
    expect((await owner.patch(`${albums}/${album.id.toUpperCase()}`, again)).status).toBe(200);
    expect(await getAlbum(owner, album.id)).toMatchObject({ photo_count: 1, cover: { id: photo?.id } });
  });

  it('may be as large as its contract allows, in any notation of JSON', async () => {
    const { owner, albums } = fixture;
    const photos = Array.from({ length: ALBUM_PHOTOS_MAX }, () => ({
      id: newId(),
      alt: '\u00E9'.repeat(300),
    }));
    const body = { name: 'Vol', photos };
    for (const text of [JSON.stringify(body), JSON.stringify(body).replaceAll('\u00E9', '\\u00e9')]) {
      const { status, error } = await owner.post(albums, text);
      const ids = photos.map(({ id }) => id).join(',');
      expect([status, error?.errors]).toEqual([422, { photos: [{ code: 'not_allowed', params: { ids } }] }]);
    }
    expect((await owner.post(albums, `${' '.repeat(2_000_000)}{}`)).status).toBe(413);
  });

  it('has the first photo as its cover, unless another is chosen, and only one that is ready', async () => {
    const { owner, server, stage, upload, albums, getAlbum } = fixture;
    const broken = (
      await upload(owner, {
        bytes: Buffer.from((await readHeic()).subarray(0, 1500)),
        name: 'a.heic',
        media_type: '',
      })
    ).as(albumsOperations.uploadPhoto);
    const [ready] = await stage(owner, 1);
    const waiting = (await upload(owner)).as(albumsOperations.uploadPhoto);
    const photos = [broken, waiting, ready].map((photo) => ({ id: photo?.id ?? '', alt: '' }));
    const { id } = (await owner.post(albums, { name: 'Half', photos })).as(createAlbum);
    expect(await getAlbum(owner, id)).toMatchObject({ cover: { id: ready?.id }, photo_count: 2 });
    await server.runJobs();
    expect(await getAlbum(owner, id)).toMatchObject({ cover: { id: waiting.id }, photo_count: 2 });
  });

  it('shows failed photos only to who may edit the album', async () => {
    const { owner, board, server, signIn, association, upload, albums, getAlbum } = fixture;
    const other = await signIn(association);
    const bytes = Buffer.from((await readHeic()).subarray(0, 1500));
    const broken = (await upload(owner, { bytes, name: 'Stuk.heic', media_type: '' })).as(
      albumsOperations.uploadPhoto,
    );
    const { id } = (await owner.post(albums, { name: 'Stuk', photos: [{ id: broken.id, alt: '' }] })).as(
      createAlbum,
    );
    await server.runJobs();
    const failed = { state: 'failed', failure: 'damaged', name: 'Stuk.heic' };
    expect((await getAlbum(owner, id)).photos).toMatchObject([failed]);
    expect((await getAlbum(board, id)).photos).toMatchObject([failed]);
    expect(await getAlbum(other, id)).toMatchObject({
      photos: [],
      photo_count: 0,
      cover: null,
      may_edit: false,
    });
  });

  it('refuses photos that are not the own staged ones, photos that are there twice, and another cover', async () => {
    const { owner, board, stage, albums, createAlbum: create } = fixture;
    const [ofBoard] = await stage(board, 1);
    const [own] = await stage(owner, 1);
    const inAlbum = await create(owner, 'Vol');
    const photo = { id: own?.id, alt: '' };
    const post = async (photos: unknown[], cover_id: string | null = null) =>
      (await owner.post(albums, { name: 'Fout', photos, cover_id })).error?.errors;
    const refusal = (id: string | undefined) => ({ photos: [{ code: 'not_allowed', params: { ids: id } }] });
    expect(await post([{ id: ofBoard?.id, alt: '' }])).toEqual(refusal(ofBoard?.id));
    const unknown = newId();
    expect(await post([{ id: unknown, alt: '' }])).toEqual(refusal(unknown));
    const taken = inAlbum.photos[0]?.id;
    expect(await post([{ id: taken, alt: '' }])).toEqual(refusal(taken));
    expect(await post([photo, photo])).toEqual({ photos: [{ code: 'duplicate' }] });
    expect(await post([photo], newId())).toEqual({ cover_id: [{ code: 'not_allowed' }] });
    expect(await post([{ id: own?.id }])).toEqual({ 'photos[0].alt': [{ code: 'required' }] });
    const { data } = (await owner.get(`${albums}?q=Fout`)).as(listAlbums);
    expect(data).toEqual([]);
  });
});

describe('a change of an album', () => {
  it('keeps, adds, moves and removes photos, and counts the version up', async () => {
    const { owner, board, stage, albums, createAlbum: create, getPhoto } = fixture;
    const album = await create(owner, 'Lift', 3);
    const [added] = await stage(board, 1);
    const [first, second, third] = album.photos;
    const photos = [third, added, first].map((photo) => ({ id: photo?.id, alt: 'De lift' }));
    const response = await board.patch(`${albums}/${album.id}`, {
      name: 'De nieuwe lift',
      version: 1,
      photos,
      cover_id: first?.id,
    });
    const changed = response.as(updateAlbum);
    expect(changed).toMatchObject({
      name: 'De nieuwe lift',
      version: 2,
      photo_count: 3,
      cover: { id: first?.id },
    });
    expect(changed.photos.map(({ id }) => id)).toEqual(photos.map(({ id }) => id));
    // The board took the photo out, so that it is a staged photo of the board now.
    expect(await getPhoto(owner, second?.id ?? '')).toBeUndefined();
    expect(await getPhoto(board, second?.id ?? '')).toMatchObject({ state: 'ready' });
  });

  it('is refused if someone else changed the album meanwhile', async () => {
    const { owner, board, albums, createAlbum: create } = fixture;
    const album = await create(owner, 'Samen');
    const path = `${albums}/${album.id}`;
    expect((await board.patch(path, formOf(album))).status).toBe(200);
    expect((await owner.patch(path, formOf(album))).error?.code).toBe('conflict');
  });

  it('is refused for other members', async () => {
    const { owner, signIn, association, albums, createAlbum: create } = fixture;
    const other = await signIn(association);
    const album = await create(owner, 'Van een ander');
    const path = `${albums}/${album.id}`;
    expect((await other.patch(path, formOf(album))).error?.code).toBe('forbidden');
    expect((await other.delete(path)).error?.code).toBe('forbidden');
    const photos = [{ id: album.photos[0]?.id, alt: '' }];
    expect((await other.post(`${path}/photos`, { photos })).error?.code).toBe('forbidden');
  });

  it('appends photos that arrive later, once, up to the maximum', async () => {
    const { owner, server, association, stage, albums, createAlbum: create } = fixture;
    const album = await create(owner, 'Later', 1);
    const [added] = await stage(owner, 1);
    const photos = [...album.photos, added].map((photo) => ({ id: photo?.id, alt: 'Later' }));
    const path = `${albums}/${album.id}/photos`;
    const changed = (await owner.post(path, { photos })).as(albumsOperations.addPhotos);
    expect(changed.photos.map(({ alt }) => alt)).toEqual(['Foto 1', 'Later']);
    const repeated = (await owner.post(path, { photos })).as(albumsOperations.addPhotos);
    expect(repeated).toEqual(changed);
    const [cover] = await stage(owner, 1);
    const covered = { photos: [{ id: cover?.id, alt: '' }], cover_id: cover?.id };
    const withCover = (await owner.post(path, covered)).as(albumsOperations.addPhotos);
    expect(withCover.cover?.id).toBe(cover?.id);
    const elsewhere = await owner.post(path, { photos, cover_id: cover?.id });
    expect(elsewhere.error?.errors).toEqual({ cover_id: [{ code: 'not_allowed' }] });
    await server.database.queries
      .execute(sql`insert into photos (association_id, id, album_id, position, name, media_type,
        picture_hash, created_at, staged_at)
      select ${association.id}, gen_random_uuid(), ${album.id}, n, 'a.jpg', 'image/jpeg', 'x', now(), now()
      from generate_series(4, ${ALBUM_PHOTOS_MAX}) n`);
    const [tooMany] = await stage(owner, 1);
    const response = await owner.post(path, { photos: [{ id: tooMany?.id, alt: '' }] });
    expect(response.error?.errors).toEqual({
      photos: [{ code: 'too_many', params: { max: ALBUM_PHOTOS_MAX } }],
    });
  });

  it('is refused to a member who has made as many as one may, also if some of them are deleted', async () => {
    const { server, association, board, signIn, albums, createAlbum: create } = fixture;
    const diligent = await signIn(association);
    const first = await create(diligent, 'De eerste');
    await server.database.queries.execute(sql`
      insert into albums (association_id, id, name, author_id, author_name, created_at, photos_added_at)
      select association_id, gen_random_uuid(), name, author_id, author_name, created_at, photos_added_at
      from albums, generate_series(2, ${ALBUMS_MAX}) where id = ${first.id}`);
    await diligent.delete(`${albums}/${first.id}`);
    const { status, error } = await diligent.post(albums, { name: 'Een te veel', photos: [] });
    expect([status, error?.code, error?.params]).toEqual([422, 'too_many_albums', { max: ALBUMS_MAX }]);
    expect((await board.post(albums, { name: 'Van een ander', photos: [] })).status).toBe(201);
  });

  it('tells the open tabs of members', async () => {
    const { owner, server, albums, createAlbum: create } = fixture;
    const album = await create(owner, 'Verteld');
    await owner.patch(`${albums}/${album.id}`, formOf(album));
    await owner.delete(`${albums}/${album.id}`);
    const { rows } = await server.database.queries.execute(
      sql`select section from section_events where entity_id = ${album.id}`,
    );
    expect(rows).toEqual([{ section: 'albums' }, { section: 'albums' }, { section: 'albums' }]);
  });
});

describe('a deleted album', () => {
  it('is gone with its photos for everybody but its cover in the list of deleted albums, and comes back', async () => {
    const { owner, board, albums, photos, createAlbum: create, getAlbum } = fixture;
    const album = await create(owner, 'Weg', 2);
    const path = `${albums}/${album.id}`;
    const picture = `${photos}/${album.photos[0]?.id}/pictures/medium`;
    expect((await owner.delete(path)).status).toBe(204);
    for (const client of [owner, board]) {
      for (const gone of [path, `${path}/zip`, picture]) expect((await client.get(gone)).status).toBe(404);
      expect((await client.get(`${albums}?q=Weg`)).as(listAlbums).data).toEqual([]);
    }
    expect((await owner.delete(path)).status).toBe(404);
    const restored = (await owner.post(`${path}/restore`)).as(albumsOperations.restoreAlbum);
    expect(restored.photos).toEqual(album.photos);
    expect((await owner.post(`${path}/restore`)).status).toBe(200);
    expect((await getAlbum(board, album.id)).name).toBe('Weg');
    expect((await owner.get(picture)).status).toBe(200);
  });

  it('is in the audit log with each change', async () => {
    const { owner, createAlbum: create, albums, server } = fixture;
    const album = await create(owner, 'Vastgelegd');
    await owner.patch(`${albums}/${album.id}`, { ...formOf(album), name: 'Vastgelegd 2' });
    await owner.delete(`${albums}/${album.id}`);
    await owner.delete(`${albums}/${album.id}`);
    await owner.post(`${albums}/${album.id}/restore`);
    const entries = await server.database.queries.select().from(auditEntries);
    const ofAlbum = entries.filter(({ details }) => details['album_id'] === album.id);
    expect(ofAlbum.map(({ action }) => action).toSorted()).toEqual([
      'album_changed',
      'album_created',
      'album_deleted',
      'album_restored',
    ]);
    const user = (await owner.get('/auth/user')).as(authOperations.user);
    expect(ofAlbum[0]).toMatchObject({ user_id: user.id, association_id: fixture.association.id });
  });

  it('can be restored by the board, and by its author unless the board deleted it', async () => {
    const { owner, board, signIn, association, albums, createAlbum: create } = fixture;
    const other = await signIn(association);
    const album = await create(owner, 'Terug');
    const path = `${albums}/${album.id}`;
    await board.delete(path);
    expect((await other.post(`${path}/restore`)).status).toBe(404);
    expect((await owner.post(`${path}/restore`)).status).toBe(404);
    expect((await board.post(`${path}/restore`)).status).toBe(200);
    await owner.delete(path);
    expect((await other.post(`${path}/restore`)).status).toBe(404);
    expect((await owner.post(`${path}/restore`)).status).toBe(200);
  });
});

describe('the list of albums', () => {
  it('is found by name and by what can be seen, also in the search over everything', async () => {
    const { owner, association, stage, albums } = fixture;
    const [photo] = await stage(owner, 1);
    const body = {
      name: 'Nieuwe voordeur',
      photos: [{ id: photo?.id, alt: 'Zonnebloemen bij de fietsenstalling' }],
    };
    const { id } = (await owner.post(albums, body)).as(createAlbum);
    for (const q of ['voordeur', 'zonnebloem', 'fietsenstaling']) {
      expect((await owner.get(`${albums}?q=${q}`)).as(listAlbums).data.map((album) => album.id)).toEqual([
        id,
      ]);
    }
    const found = (await owner.get(`/associations/${association.id}/search?q=zonnebloemen`)).as(
      searchOperations.search,
    );
    expect(found.data).toMatchObject([
      { kind: 'albums', hits: [{ id, title: 'Nieuwe voordeur', match: null }] },
    ]);
  });

  it('marks what others have added since the last visit', async () => {
    const { signIn, association, server, albums, createAlbum: create, stage } = fixture;
    const reader = await signIn(association);
    const author = await signIn(association);
    const album = await create(author, 'Gemarkeerd');
    const isUnread = async () =>
      (await reader.get(`${albums}?q=Gemarkeerd`)).as(listAlbums).data.map(({ is_unread }) => is_unread);
    expect(await isUnread()).toEqual([true]);
    const seen = server.clock.now();
    await server.database.queries
      .execute(sql`insert into section_visits (association_id, user_id, section, seen_at, unread_since)
      select association_id, user_id, 'albums', ${seen.toISOString()}, ${seen.toISOString()} from memberships`);
    expect(await isUnread()).toEqual([false]);
    server.clock.pass(60_000);
    const [photo] = await stage(author, 1);
    await author.post(`${albums}/${album.id}/photos`, { photos: [{ id: photo?.id, alt: '' }] });
    expect(await isUnread()).toEqual([true]);
    expect((await author.get(`${albums}?q=Gemarkeerd`)).as(listAlbums).data[0]?.is_unread).toBe(false);
  });
});

describe('the zip of an album', () => {
  it('has the photos in order under different names, as JPEG', async () => {
    const { owner, albums, createAlbum: create } = fixture;
    const album = await create(owner, 'Zomer: dak/gevel', 3);
    const response = await owner.raw(`/api${albums}/${album.id}/zip`);
    expect(response.headers.get('content-disposition')).toContain('Album Zomer');
    const entries = readZip(Buffer.from(await response.arrayBuffer()));
    expect(entries.map(({ name }) => name)).toEqual(['1 IMG_2041.jpg', '2 IMG_2041.jpg', '3 IMG_2041.jpg']);
    for (const { bytes } of entries) expect(bytes.subarray(0, 2)).toEqual(Buffer.from([0xff, 0xd8]));
  });

  it('does not exist for an album without photos', async () => {
    const { owner, albums } = fixture;
    const { id } = (await owner.post(albums, { name: 'Leeg', photos: [] })).as(createAlbum);
    expect((await owner.get(`${albums}/${id}/zip`)).status).toBe(404);
  });
});
