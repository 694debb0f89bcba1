import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { albumsOperations } from '@mijn/domain/albums';
import { PHOTO_BYTES_MAX, STAGED_PHOTOS_MAX } from '@mijn/domain/limits';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { createPhoto, readHeic } from '../../capabilities/documents/photos/testing/create-photo.ts';
import { createPdf } from '../../testing/create-file.ts';
import { createHugePng } from '../../testing/hostile-files.ts';
import { createAlbumsFixture, type AlbumsFixture } from './testing/albums-fixture.ts';

jest.setTimeout(120_000);

let fixture: AlbumsFixture;
beforeAll(async () => {
  fixture = await createAlbumsFixture();
});
afterAll(() => fixture.server.stop());

const { uploadPhoto } = albumsOperations;

describe('an uploaded photo', () => {
  it('is processing first, then ready, and its received bytes are removed', async () => {
    const { owner, server, upload, getPhoto, storedKeys } = fixture;
    const bytes = await createPhoto({ orientation: 6 });
    const photo = (await upload(owner, { bytes, name: 'IMG_0412.JPG' })).as(uploadPhoto);
    expect(photo).toMatchObject({ state: 'processing', failure: null, name: 'IMG_0412.jpg', width: null });
    expect((await storedKeys()).filter((key) => key.startsWith('received/'))).toHaveLength(1);
    await server.runJobs();
    expect(await getPhoto(owner, photo.id)).toMatchObject({
      state: 'ready',
      width: 640,
      height: 480,
      placeholder: expect.stringMatching(/^data:image\/webp/u),
    });
    const keys = await storedKeys();
    expect(keys.filter((key) => key.startsWith('received/') || key.startsWith('incoming/'))).toEqual([]);
    expect(keys.filter((key) => key.startsWith('pictures/'))).toHaveLength(6);
  });

  it('is accepted as HEIC under both names and media types', async () => {
    const { owner, server, upload, getPhoto } = fixture;
    const bytes = await readHeic();
    for (const [name, media_type] of [
      ['IMG_1.HEIC', 'image/heic'],
      ['IMG_2.heic', ''],
      ['IMG_3.heif', 'image/heif'],
      ['IMG_4.heic', 'image/heif'],
      ['IMG_5.HIF', ''],
      ['IMG_6.hif', 'image/heif'],
      ['IMG_7.jpg', 'image/jpeg'],
      ['IMG_8.JPEG', ''],
    ] as const) {
      const photo = (await upload(owner, { bytes, name, media_type })).as(uploadPhoto);
      await server.runJobs();
      expect(await getPhoto(owner, photo.id)).toMatchObject({ state: 'ready', width: 640 });
      expect(photo.name).toMatch(/\.(?:heic|heif|hif)$/u);
    }
  });

  it.each([
    ['Scherm.jpg', 'png', /\.png$/u],
    ['Scherm.JPEG', 'webp', /\.webp$/u],
    ['Scherm.png', 'jpeg', /\.jpg$/u],
    ['IMG_1.heic', 'jpeg', /\.jpg$/u],
  ] as const)(
    'with the name %s and the content of a %s is taken by its content',
    async (name, format, stored) => {
      const { owner, server, upload, getPhoto } = fixture;
      const bytes = await sharp(await createPhoto())
        .toFormat(format)
        .toBuffer();
      const photo = (await upload(owner, { bytes, name, media_type: '' })).as(uploadPhoto);
      await server.runJobs();
      expect(photo.name).toMatch(stored);
      expect(await getPhoto(owner, photo.id)).toMatchObject({ state: 'ready', width: 640 });
    },
  );

  it('is created once for an Idempotency-Key', async () => {
    const { owner, upload, storedKeys } = fixture;
    const headers = { 'idempotency-key': 'photo-1' };
    const bytes = await createPhoto({ width: 41 });
    const first = (await upload(owner, { bytes, headers })).as(uploadPhoto);
    const keys = await storedKeys();
    expect((await upload(owner, { bytes, headers })).as(uploadPhoto).id).toBe(first.id);
    expect((await upload(owner, { headers })).status).toBe(422);
    expect(await storedKeys()).toEqual(keys);
  });

  it.each([
    ['../../etc/"naam"\u202Egpj.exe\n.jpg', /^[^/\\\u202E\n]+\.jpg$/u],
    [`${'lang'.repeat(75)}😀.jpg`, /^(?:lang){25}\.jpg$/u],
    ['.jpg', undefined],
    ['\u202E\u202E.jpg', /^Foto\.jpg$/u],
    ['Tuindag 🌻.jpeg', /^Tuindag 🌻\.jpeg$/u],
  ])('with the name %j has a harmless name', async (name, expected) => {
    const response = await fixture.upload(fixture.owner, { name });
    if (expected) expect(response.as(uploadPhoto).name).toMatch(expected);
    else expect(response.error?.code).toBe('unsupported_file_type');
  });
});

describe('a photo is refused, and leaves nothing behind', () => {
  it.each([
    ['of 0 bytes', 'Leeg.jpg', async () => Buffer.alloc(0), 'file_empty', 422],
    ['that is a text', 'Tekst.jpg', async () => Buffer.from('Beste bewoners'), 'unsupported_file_type', 415],
    [
      'that is an SVG with a script',
      'Tekening.png',
      async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
      'unsupported_file_type',
      415,
    ],
    ['that is an SVG', 'Tekening.svg', async () => Buffer.from('<svg/>'), 'unsupported_file_type', 415],
    ['that is a PDF', 'Foto.jpg', () => createPdf('Notulen'), 'unsupported_file_type', 415],
    [
      'with only a header',
      'Half.jpg',
      async () => (await createPhoto()).subarray(0, 60),
      'file_damaged',
      422,
    ],
    [
      'that is too large',
      'Groot.jpg',
      async () => Buffer.alloc(PHOTO_BYTES_MAX + 1, 0xff),
      'payload_too_large',
      413,
    ],
  ])('%s', async (_, name, create, code, status) => {
    const before = await fixture.storedKeys();
    const response = await fixture.upload(fixture.owner, {
      name,
      bytes: Buffer.from(await create()),
      media_type: '',
    });
    expect([response.status, response.error?.code]).toEqual([status, code]);
    if (code === 'payload_too_large') expect(response.error?.params).toEqual({ limit: PHOTO_BYTES_MAX });
    expect(await fixture.storedKeys()).toEqual(before);
  });

  it('that is one too many of the staged photos of the member', async () => {
    const { server, association, signIn, upload, photos } = fixture;
    const client = await signIn(association);
    const first = (await upload(client)).as(uploadPhoto);
    await server.database.queries
      .execute(sql`insert into photos (association_id, id, user_id, name, media_type,
        picture_hash, created_at, staged_at)
      select association_id, gen_random_uuid(), user_id, 'a.jpg', 'image/jpeg', 'x', now(), now()
      from photos, generate_series(2, ${STAGED_PHOTOS_MAX}) n where id = ${first.id}`);
    const before = await fixture.storedKeys();
    expect((await upload(client)).error).toMatchObject({
      code: 'too_many_staged_files',
      params: { max: STAGED_PHOTOS_MAX },
    });
    expect(await fixture.storedKeys()).toEqual(before);
    await client.delete(`${photos}/${first.id}`);
    expect((await upload(client)).status).toBe(201);
  });

  it('that was declared as another type', async () => {
    const response = await fixture.upload(fixture.owner, { media_type: 'image/png' });
    expect(response.error?.code).toBe('unsupported_file_type');
  });
});

describe('a photo fails with its reason, and leaves nothing behind', () => {
  it.each([
    ['too_many_pixels', 'Groot.png', async () => createHugePng(14_143)],
    ['damaged', 'Half.heic', async () => (await readHeic()).subarray(0, 1500)],
    ['damaged', 'Half.jpg', async () => (await createPhoto()).subarray(0, 2500)],
  ] as const)('%s: %s', async (failure, name, create) => {
    const { owner, server, upload, getPhoto, storedKeys } = fixture;
    await server.runJobs();
    const before = await storedKeys();
    const bytes = Buffer.from(await create());
    const { id } = (await upload(owner, { name, bytes, media_type: '' })).as(uploadPhoto);
    await server.runJobs();
    expect(await getPhoto(owner, id)).toMatchObject({
      state: 'failed',
      failure,
      width: null,
      placeholder: null,
    });
    expect(await storedKeys()).toEqual(before);
    expect((await owner.get(`${fixture.photos}/${id}/pictures/small`)).status).toBe(404);
    expect((await owner.get(`${fixture.photos}/${id}/file`)).status).toBe(404);
  });
});

describe('a staged photo', () => {
  it('exists for its uploader only', async () => {
    const { owner, board, stage, getPhoto, photos } = fixture;
    const [photo] = await stage(owner, 1);
    const id = photo?.id ?? '';
    expect(await getPhoto(board, id)).toBeUndefined();
    for (const path of ['pictures/small', 'file']) {
      expect((await board.get(`${photos}/${id}/${path}`)).status).toBe(404);
      expect((await owner.get(`${photos}/${id}/${path}`)).status).toBe(200);
    }
    expect((await board.delete(`${photos}/${id}`)).status).toBe(404);
  });

  it('is deleted with its bytes, but without the bytes that another photo shares', async () => {
    const { owner, board, server, upload, storedKeys, photos } = fixture;
    await server.runJobs();
    const before = await storedKeys();
    const bytes = await createPhoto({ width: 333 });
    const one = (await upload(owner, { bytes })).as(uploadPhoto);
    const other = (await upload(board, { bytes })).as(uploadPhoto);
    await server.runJobs();
    const shared = await storedKeys();
    expect(shared).toHaveLength(before.length + 6);
    expect((await owner.delete(`${photos}/${one.id}`)).status).toBe(204);
    expect(await storedKeys()).toEqual(shared);
    expect((await board.delete(`${photos}/${other.id}`)).status).toBe(204);
    expect(await storedKeys()).toEqual(before);
    expect((await board.delete(`${photos}/${other.id}`)).status).toBe(404);
  });

  it('that is deleted before it is processed leaves nothing', async () => {
    const { owner, server, upload, storedKeys, photos } = fixture;
    const before = await storedKeys();
    const { id } = (await upload(owner)).as(uploadPhoto);
    expect((await owner.delete(`${photos}/${id}`)).status).toBe(204);
    await server.runJobs();
    expect(await storedKeys()).toEqual(before);
  });
});

describe('the picture of a photo', () => {
  it('is WebP or JPEG, as the browser accepts, and may be kept by the browser of the member', async () => {
    const { owner, stage, photos } = fixture;
    const [photo] = await stage(owner, 1);
    const path = `/api${photos}/${photo?.id}/pictures/medium`;
    const ask = (accept: string, headers = {}) => owner.raw(path, { headers: { accept, ...headers } });
    for (const [accept, type] of [
      ['image/avif,image/webp,image/apng,image/*,*/*;q=0.8', 'image/webp'],
      ['image/webp;q=0.9', 'image/webp'],
      ['image/webp;q=0, image/*', 'image/jpeg'],
      ['*/*', 'image/jpeg'],
      ['image/png,image/svg+xml,image/*;q=0.8', 'image/jpeg'],
    ] as const) {
      const { headers, status } = await ask(accept);
      expect([status, headers.get('content-type'), headers.get('vary')]).toEqual([200, type, 'Accept']);
      expect(headers.get('cache-control')).toBe('private, no-cache');
    }
    const { headers } = await ask('image/webp');
    const unchanged = { 'if-none-match': headers.get('etag') ?? '' };
    expect((await ask('image/webp', unchanged)).status).toBe(304);
    expect((await ask('image/jpeg', unchanged)).status).toBe(200);
  });

  it('exists in three sizes only', async () => {
    const { owner, stage, photos } = fixture;
    const [photo] = await stage(owner, 1);
    for (const size of ['huge', 'constructor', '__proto__', 'small.webp']) {
      expect((await owner.get(`${photos}/${photo?.id}/pictures/${size}`)).status).toBe(404);
    }
  });
});

describe('the download of a photo', () => {
  it('is a JPEG with the name of the photo, and has ranges', async () => {
    const { owner, server, upload, photos } = fixture;
    const { id } = (
      await upload(owner, { bytes: await readHeic(), name: 'Tuindag “2026”.heic', media_type: '' })
    ).as(uploadPhoto);
    await server.runJobs();
    const whole = await owner.raw(`/api${photos}/${id}/file`);
    const bytes = Buffer.from(await whole.arrayBuffer());
    expect(bytes.subarray(0, 3)).toEqual(Buffer.from([0xff, 0xd8, 0xff]));
    expect(whole.headers.get('content-type')).toBe('image/jpeg');
    expect(whole.headers.get('content-disposition')).toContain(
      "filename*=UTF-8''Tuindag%20%E2%80%9C2026%E2%80%9D.jpg",
    );
    expect(Number(whole.headers.get('content-length'))).toBe(bytes.length);
    const part = await owner.raw(`/api${photos}/${id}/file?disposition=inline`, {
      headers: { range: 'bytes=0-2' },
    });
    expect(part.status).toBe(206);
    expect(part.headers.get('content-disposition')).toContain('inline');
  });
});
