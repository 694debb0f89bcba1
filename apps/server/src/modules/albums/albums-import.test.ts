import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { albumsOperations } from '@mijn/domain/albums';
import { countsOperations } from '@mijn/domain/counts';
import { createPhoto, readHeic } from '../../capabilities/documents/photos/testing/create-photo.ts';
import { importFolder } from '../../capabilities/import/import-folder.ts';
import { importers } from '../index.ts';
import { cleanUpPhotos } from './photos.jobs.ts';
import { createAlbumsFixture, type AlbumsFixture } from './testing/albums-fixture.ts';

jest.setTimeout(120_000);

const ALBUMS = 'association_code,code,name,author_name,user_code,created_at\n';
const PHOTOS = 'association_code,album_code,code,file,name,alt\n';

const good: Readonly<Record<string, string>> = {
  'albums.csv': `${ALBUMS}1001,A1,Tuindag,Bea de Vries,,2025-05-08T17:10:00+02:00\n1001,A2,Lift,Waterpas,,\n`,
  'photos.csv':
    `${PHOTOS}1001,A1,A1-2,fotos/twee.heic,Bloemen,Tulpen in bloei\n` +
    '1001,A1,A1-1,fotos/een.jpg,,\n1001,A2,A2-1,fotos/een.jpg,Deuren.jpg,De deuren\n',
};

let fixture: AlbumsFixture;
let folder: string;
beforeAll(async () => {
  fixture = await createAlbumsFixture();
  folder = await mkdtemp(path.join(tmpdir(), 'mijn-import-'));
  await mkdir(path.join(folder, 'fotos'));
});
beforeEach(async () => {
  await write(good);
  await writeFile(path.join(folder, 'fotos/een.jpg'), await createPhoto());
  await writeFile(path.join(folder, 'fotos/twee.heic'), await readHeic());
});
afterAll(async () => {
  await rm(folder, { recursive: true });
  await fixture.server.stop();
});

async function write(files: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, content] of Object.entries(files)) await writeFile(path.join(folder, name), content);
}

async function run(): Promise<void> {
  const { database, config, secret, clock, runJobs } = fixture.server;
  await importFolder(importers, folder, { database, config, secret, now: clock.now }, () => undefined);
  await runJobs();
}

async function shown() {
  const { data } = (await fixture.owner.get(`${fixture.albums}?sort=-name`)).as(albumsOperations.listAlbums);
  return Promise.all(data.map(({ id }) => fixture.getAlbum(fixture.owner, id)));
}

describe('importing albums', () => {
  it('imports their photos in the order of the rows, and changes nothing the second time', async () => {
    await run();
    const first = await shown();
    expect(first).toMatchObject([
      {
        name: 'Tuindag',
        author_name: 'Bea de Vries',
        created_at: '2025-05-08T15:10:00.000Z',
        photo_count: 2,
        may_edit: false,
        is_unread: false,
        photos: [
          { name: 'Bloemen.heic', alt: 'Tulpen in bloei', state: 'ready', width: 640 },
          { name: 'een.jpg', alt: '', state: 'ready' },
        ],
      },
      { name: 'Lift', photo_count: 1, photos: [{ name: 'Deuren.jpg', state: 'ready' }] },
    ]);
    const keys = await fixture.storedKeys();
    await run();
    expect(await shown()).toEqual(first);
    expect(await fixture.storedKeys()).toEqual(keys);
    expect(keys.filter((key) => !key.startsWith('pictures/'))).toEqual([]);
  });

  it('processes a photo again whose file has other bytes, and the clean-up removes the old pictures', async () => {
    await run();
    const [before] = await shown();
    const keys = await fixture.storedKeys();
    await writeFile(path.join(folder, 'fotos/een.jpg'), await createPhoto({ width: 200 }));
    await run();
    const [after] = await shown();
    expect(after?.photos[1]).toMatchObject({ id: before?.photos[1]?.id, state: 'ready', width: 200 });
    await cleanUpPhotos.add(fixture.server.database.queries, {});
    await fixture.server.runJobs();
    expect(await fixture.storedKeys()).toHaveLength(keys.length);
    expect(await fixture.storedKeys()).not.toEqual(keys);
  });

  it('updates what changed, and keeps an album deleted that members deleted', async () => {
    await run();
    const [, lift] = await shown();
    await fixture.board.delete(`${fixture.albums}/${lift?.id}`);
    await write({
      'albums.csv': `${ALBUMS}1001,A1,Tuindag in mei,Bea de Vries,,2025-05-08T17:10:00+02:00\n`,
    });
    await run();
    expect((await shown()).map(({ name }) => name)).toEqual(['Tuindag in mei']);
    await fixture.board.post(`${fixture.albums}/${lift?.id}/restore`);
  });

  it('makes an album new again when a later import adds photos to it, and not by the same photos', async () => {
    const { server, association, owner } = fixture;
    const count = async () => {
      const counts = await owner.get(`/associations/${association.id}/counts`);
      return counts.as(countsOperations.getCounts).albums;
    };
    await run();
    const before = await shown();
    server.clock.pass(60_000);
    await owner.post(`/associations/${association.id}/counts/albums/open`);
    server.clock.pass(60_000);
    await run();
    expect(await count()).toBe(0);
    expect((await shown()).map(({ created_at }) => created_at)).toEqual(
      before.map(({ created_at }) => created_at),
    );
    await write({ 'photos.csv': `${good['photos.csv']}1001,A1,A1-3,fotos/een.jpg,Oogst.jpg,\n` });
    await run();
    expect(await count()).toBe(1);
  });

  it('returns the errors of each row', async () => {
    await writeFile(path.join(folder, 'fotos/tekst.jpg'), 'Beste bewoners');
    await write({
      'albums.csv': `${ALBUMS}1001,A1,,Bea de Vries,U9,gisteren\n`,
      'photos.csv': `${PHOTOS}1001,A9,P1,fotos/een.jpg,,\n1001,A1,P2,fotos/tekst.jpg,,\n1001,A1,P3,weg.jpg,,\n`,
    });
    await expect(run()).rejects.toMatchObject({
      lines: [
        'albums.csv, line 2, column name: is empty',
        'albums.csv, line 2, column created_at: must be a moment like 2026-06-24T09:30:00Z or 24-6-2026 11:30',
        'albums.csv, line 2, column user_code: U9 is not in users.csv, nor imported before',
        'photos.csv, line 2, column album_code: 1001/A9 is not in albums.csv, nor imported before',
        'photos.csv, line 3, column file: The content is not that of a photo, although the name ends with .jpg.',
        'photos.csv, line 4, column file: there is no file weg.jpg',
        'Nothing was imported: correct these rows and try again.',
      ],
    });
  });
});
