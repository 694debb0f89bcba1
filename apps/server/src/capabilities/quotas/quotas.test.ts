import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { attachmentsOperations } from '@mijn/domain/attachments';
import { albumsOperations } from '@mijn/domain/albums';
import { createPhoto } from '../documents/photos/testing/create-photo.ts';
import { type ArchiveFixture, createArchiveFixture } from '../../modules/archive/testing/archive-fixture.ts';
import { uploadAttachment } from '../../modules/attachments/testing/attachments-fixture.ts';
import { pdfStub } from '../../testing/create-file.ts';
import type { TestClient } from '../../testing/index.ts';
import { listUse, setOwnQuota } from './quotas.repository.ts';

jest.setTimeout(60_000);

const QUOTA = 10_000;

let fixture: ArchiveFixture;
beforeEach(async () => {
  fixture = await createArchiveFixture({ config: { associationQuota: QUOTA } });
});
afterEach(() => fixture.server.stop());

let made = 0;
function pdfOf(size: number): Buffer<ArrayBuffer> {
  made += 1;
  return Buffer.from(pdfStub(`${made}`.padEnd(size - pdfStub('').length)));
}

const upload = async (size: number, headers = {}) =>
  fixture.upload({ name: 'Notulen.pdf', bytes: pdfOf(size), headers });

async function uploadPhoto(client: TestClient, bytes: Buffer<ArrayBuffer>) {
  const form = new FormData();
  form.append('file', new Blob([bytes], { type: 'image/jpeg' }), 'IMG_1.jpg');
  return client.post(`/associations/${fixture.association.id}/photos`, form);
}

async function usedBytes(): Promise<number> {
  const uses = await listUse(fixture.server.database.queries, QUOTA);
  return uses.find(({ id }) => id === fixture.association.id)?.used_bytes ?? -1;
}

async function storedBytes(kind: string): Promise<number> {
  const root = path.join(fixture.server.config.dataDir, 'files', kind);
  const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = entries.filter((entry) => entry.isFile());
  const sizes = await Promise.all(
    files.map(async ({ parentPath, name }) => stat(path.join(parentPath, name))),
  );
  return sizes.reduce((sum, { size }) => sum + size, 0);
}

it('an association stores up to its quota, and the next byte is refused with what is used', async () => {
  expect((await upload(QUOTA - 200)).status).toBe(201);
  const refused = await upload(201);
  expect(refused).toMatchObject({ status: 422, error: { code: 'quota_exceeded' } });
  expect(refused.body).toMatchObject({ params: { used: QUOTA - 200, limit: QUOTA } });
  expect(await storedBytes('incoming')).toBe(0);
  expect(await storedBytes('content')).toBe(QUOTA - 200);
  expect((await upload(200)).status).toBe(201);
  expect(await usedBytes()).toBe(QUOTA);
});

it('uploads at the same time never get the same free bytes', async () => {
  const photo = await createPhoto({ width: 20 });
  const responses = await Promise.all([
    ...Array.from({ length: 6 }, async () => upload(4000)),
    ...Array.from({ length: 3 }, async () => uploadPhoto(fixture.owner, photo)),
  ]);
  const statuses = responses.map(({ status }) => status);
  expect(statuses.filter((status) => status !== 201 && status !== 422)).toEqual([]);
  const documents = statuses.slice(0, 6).filter((status) => status === 201).length;
  const photos = statuses.slice(6).filter((status) => status === 201).length;
  expect(await usedBytes()).toBe(documents * 4000 + photos * photo.length);
  expect(await usedBytes()).toBeLessThanOrEqual(QUOTA);
  expect(QUOTA - (await usedBytes())).toBeLessThan(4000);
});

it('an upload that was accepted is accepted again, although it used the last bytes', async () => {
  const file = { name: 'Notulen.pdf', bytes: pdfOf(QUOTA), headers: { 'idempotency-key': 'een' } };
  const first = await fixture.upload(file);
  const again = await fixture.upload(file);
  expect([first.status, again.status, again.body]).toEqual([201, 201, first.body]);
});

it('an association with a quota of its own, or with none, does not follow the default', async () => {
  const { server, association } = fixture;
  const set = async (quota: number | null | undefined) =>
    setOwnQuota(server.database.queries, association.id, quota);
  await set(1000);
  expect((await upload(1001)).status).toBe(422);
  await set(null);
  expect((await upload(QUOTA + 1)).status).toBe(201);
  await set(undefined);
  expect((await upload(200)).body).toMatchObject({ params: { used: QUOTA + 1, limit: QUOTA } });
});

it('the files of another association do not count', async () => {
  await upload(QUOTA);
  const uses = await listUse(fixture.server.database.queries, QUOTA);
  expect(uses.map(({ code, used_bytes }) => [code, used_bytes])).toEqual([
    ['1001', QUOTA],
    ['1002', 0],
  ]);
});

it('a photo counts as it was received, then with all its pictures, and no longer when it is deleted', async () => {
  const { server, association, owner } = fixture;
  await setOwnQuota(server.database.queries, association.id, null);
  const bytes = await createPhoto({ width: 900 });
  const photo = (await uploadPhoto(owner, bytes)).as(albumsOperations.uploadPhoto);
  expect(await usedBytes()).toBe(bytes.length);
  await server.runJobs();
  expect(await usedBytes()).toBe(await storedBytes('pictures'));
  await setOwnQuota(server.database.queries, association.id, 1);
  expect(await uploadPhoto(owner, bytes)).toMatchObject({ status: 422, error: { code: 'quota_exceeded' } });
  await owner.delete(`/associations/${association.id}/photos/${photo.id}`);
  expect(await usedBytes()).toBe(0);
});

it('attachments count from their upload, once in a message, and until the message is removed', async () => {
  const { server, association, owner, board } = fixture;
  const stage = async (client: TestClient, size: number) =>
    uploadAttachment(client, association.id, { name: 'Offerte.pdf', bytes: pdfOf(size) });
  const { id } = (await stage(owner, 4000)).as(attachmentsOperations.uploadAttachment);
  expect(await usedBytes()).toBe(4000);
  const refused = await stage(owner, QUOTA - 3999);
  expect(refused).toMatchObject({ status: 422, error: { code: 'quota_exceeded' } });
  expect(await storedBytes('incoming')).toBe(0);
  const body = { subject: 'Offerte', text: 'Zie de bijlage.', attachments: [id], notify: false };
  const posted = await owner.post(`/associations/${association.id}/bulletin/messages`, body);
  expect([posted.status, await usedBytes()]).toEqual([201, 4000]);
  const pdf = (await stage(board, 5000)).as(attachmentsOperations.uploadAttachment);
  const letter = {
    subject: 'Najaar',
    summary: '',
    pdf: pdf.id,
    attachments: [],
    publication: 'now',
    notify: false,
  };
  expect((await board.post(`/associations/${association.id}/newsletters`, letter)).status).toBe(201);
  expect([(await upload(1001)).status, await usedBytes()]).toEqual([422, 9000]);
  const { pool } = server.database;
  await pool.query('delete from bulletin_messages');
  expect(await usedBytes()).toBe(5000);
  await pool.query('delete from newsletters');
  expect(await usedBytes()).toBe(0);
});

it('what an association uses stays the sum of its rows, whatever changes them', async () => {
  const { server, association, elsewhere, open } = fixture;
  const { pool } = server.database;
  const summed = async (): Promise<unknown> => {
    const { rows } = await pool.query(
      `select kept.association_id, stored_bytes - coalesce((select sum(byte_size) from archive_documents d
           where d.association_id = kept.association_id), 0)
         - coalesce((select sum(stored_bytes) from photos p where p.association_id = kept.association_id), 0) as difference
       from association_storage kept where association_id = any($1)`,
      [[association.id, elsewhere.id]],
    );
    return rows.filter(({ difference }) => Number(difference) !== 0);
  };
  const insert = async (count: number) =>
    pool.query(
      `insert into archive_documents (association_id, id, group_id, name, extension, media_type, byte_size, file_hash, tags,
         document_date, created_at)
       select $1, gen_random_uuid(), $2, 'Notulen.pdf', 'pdf', 'application/pdf', n, $3, '{}', '2026-06-10', now()
       from generate_series(1, $4::int) n`,
      [association.id, open.id, (await server.build.reading(association)).file_hash, count],
    );
  await insert(2000);
  expect(await usedBytes()).toBe(2_001_000);
  await pool.query('update archive_documents set byte_size = byte_size * 2 where byte_size <= 100');
  expect(await usedBytes()).toBe(2_001_000 + 5050);
  await pool.query('update archive_documents set hidden_at = now()');
  await pool.query('delete from archive_documents where byte_size > 1000');
  await pool.query('delete from archive_documents where false');
  expect(await summed()).toEqual([]);
  await pool.query('delete from archive_documents');
  expect(await usedBytes()).toBe(0);
});
