import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import { DAY_MS } from '@mijn/domain/limits';
import {
  contentKey,
  exportKey,
  openFiles,
  pictureKey,
  receivedPhotoKey,
  thumbnailKey,
} from '../files/index.ts';
import { holdImport } from '../import/hold-import.ts';
import { createAlbumsFixture, type AlbumsFixture } from '../../modules/albums/testing/albums-fixture.ts';
import { stagePdf, uploadAttachment } from '../../modules/attachments/testing/attachments-fixture.ts';
import { fileKinds } from '../../modules/index.ts';
import { createPdf } from '../../testing/create-file.ts';
import { type FakeS3, startFakeS3 } from '../../testing/fake-s3.ts';
import { removeStrays, TooManyStrays } from './remove-strays.ts';

const OTHER_HASH = 'ab'.repeat(32);

let fixture: AlbumsFixture;
beforeAll(async () => {
  fixture = await createAlbumsFixture();
});
afterAll(() => fixture.server.stop());

async function runDailyJob(): Promise<void> {
  await fixture.server.database.queries.execute(
    sql`select graphile_worker.add_job('remove_strays', '{}'::json)`,
  );
  await fixture.server.runJobs();
}

const atFile = (key: string) => path.join(fixture.server.config.dataDir, 'files', key);

async function writeStray(key: string, at?: Date): Promise<void> {
  await mkdir(path.dirname(atFile(key)), { recursive: true });
  await writeFile(atFile(key), 'dakgoot');
  if (at) await utimes(atFile(key), at, at);
}

const strayKeys = () => [
  contentKey(OTHER_HASH),
  thumbnailKey(OTHER_HASH),
  pictureKey(OTHER_HASH, 'large', 'jpeg'),
  receivedPhotoKey(newId(), OTHER_HASH),
  exportKey(newId(), newId()),
];

describe('the daily job for stored files without a row', () => {
  it('removes bytes of every kind after a day, and keeps those with a row, and files that are not of the portal', async () => {
    const { server, owner, association, storedKeys } = fixture;
    await stagePdf(owner, association.id, 'Met rij.pdf');
    await fixture.createAlbum(owner, 'Kade');
    await fixture.upload(owner);
    const before = await storedKeys();
    expect(before.map((key) => key.split('/')[0])).toEqual(
      expect.arrayContaining(['content', 'pictures', 'received', 'thumbnails']),
    );
    const strays = strayKeys();
    for (const key of strays) await writeStray(key);
    await writeStray('content/ab/.DS_Store');
    await writeStray('incoming/half');
    server.clock.pass(DAY_MS - 60_000);
    await runDailyJob();
    // The photo that waited is processed by now, so that its received bytes are replaced by its pictures.
    const kept = (await storedKeys()).filter((key) => !before.includes(key) && !key.startsWith('pictures/'));
    expect(kept.toSorted()).toEqual(
      [
        ...strays.filter((key) => !key.startsWith('pictures/')),
        'content/ab/.DS_Store',
        'incoming/half',
      ].toSorted(),
    );
    const youngKey = contentKey('cd'.repeat(32));
    await writeStray(youngKey, new Date(server.clock.now().getTime() + 3_600_000));
    const all = await storedKeys();
    server.clock.pass(120_000);
    await runDailyJob();
    const gone = new Set([...strays, 'incoming/half']);
    expect(await storedKeys()).toEqual(all.filter((key) => !gone.has(key)));
    expect(await storedKeys()).toContain(youngKey);
  });

  it('removes nothing if the files seem to belong to another database', async () => {
    const { server } = fixture;
    const keys = Array.from({ length: 101 }, (_, number) => contentKey(String(number).padStart(64, '0')));
    for (const key of keys) await writeStray(key);
    const files = openFiles(server.config);
    const later = new Date(Date.now() + 400 * DAY_MS);
    await expect(removeStrays(server.database, files, fileKinds, later)).rejects.toThrow(TooManyStrays);
    for (const key of keys) expect(await files.has(key)).toBe(true);
    for (const key of keys.slice(0, 20)) await files.remove(key);
    expect(await removeStrays(server.database, files, fileKinds, later)).toBeGreaterThan(80);
  });

  it('removes nothing while an import stores files whose rows are not committed', async () => {
    const { server, storedKeys } = fixture;
    const key = contentKey('ef'.repeat(32));
    await writeStray(key);
    server.clock.pass(2 * DAY_MS);
    await holdImport(server.database, runDailyJob, () => undefined);
    expect(await storedKeys()).toContain(key);
    const { rows } = await server.database.queries.execute<{ attempts: number }>(
      sql`select attempts from graphile_worker.jobs where task_identifier = 'remove_strays'`,
    );
    expect(rows).toEqual([{ attempts: 1 }]);
    server.clock.pass(10_000);
    await server.runJobs();
    expect(await storedKeys()).not.toContain(key);
  });

  it('keeps bytes that get a row after the job has listed them', async () => {
    const { server, association, signIn } = fixture;
    // The clock of the server has passed the end of the other sessions.
    const member = await signIn(association);
    const bytes = await createPdf('Op het laatste moment');
    const store = openFiles(server.config);
    const received = await store.receive(Readable.from([bytes]), bytes.length);
    await received.keep();
    const files = {
      ...store,
      list: async function* list(prefix: string) {
        for await (const found of store.list(prefix)) yield found;
        // The same content is uploaded after the listing, and finds its bytes in the store.
        if (prefix === 'content/')
          await uploadAttachment(member, association.id, { name: 'Laat.pdf', bytes });
      },
    };
    const later = new Date(Date.now() + 10 * DAY_MS);
    await removeStrays(server.database, files, fileKinds, later);
    expect(await store.has(contentKey(received.hash))).toBe(true);
  });
});

describe('in an S3-compatible store', () => {
  let s3: FakeS3;
  let stored_at: Date;
  beforeEach(async () => {
    s3 = await startFakeS3(() => stored_at);
  });
  afterEach(() => s3.stop());

  it('bytes without a row are removed after a day, page by page', async () => {
    const { server, association } = fixture;
    const files = openFiles({ ...server.config, filesUrl: s3.filesUrl });
    const now = new Date('2026-11-19T12:00:00Z');
    const store = async (content: string, at: string): Promise<string> => {
      stored_at = new Date(at);
      const file = await files.receive(Readable.from([Buffer.from(content)]), 100);
      await file.keep();
      return file.hash;
    };
    const withRow = await store('met rij', '2026-11-01T00:00:00Z');
    await server.build.reading(association, { file_hash: withRow });
    const young = await store('jong', '2026-11-18T12:00:01Z');
    for (const number of [1, 2, 3, 4, 5]) await store(`zonder rij ${number}`, '2026-11-18T11:59:59Z');
    expect(await removeStrays(server.database, files, fileKinds, now)).toBe(5);
    expect([...s3.objects.keys()].toSorted()).toEqual(
      [withRow, young].map((hash) => `/archief/waterpas/${contentKey(hash)}`).toSorted(),
    );
    expect(await readdir(path.dirname(atFile('incoming/x')))).toEqual([]);
  });
});
