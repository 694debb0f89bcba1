import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { DOCUMENT_BYTES_MAX } from '@mijn/domain/limits';
import { archiveOperations } from '@mijn/domain/archive';
import { createArchiveFixture, type ArchiveFixture } from './testing/archive-fixture.ts';
import { createPdf, createTurnedJpeg, pdfStub } from '../../testing/create-file.ts';

let fixture: ArchiveFixture;
let pdf: Buffer<ArrayBuffer>;
beforeAll(async () => {
  fixture = await createArchiveFixture();
  pdf = await createPdf('De lift wordt gekeurd.');
});
afterAll(() => fixture.server.stop());

async function storedFiles(): Promise<string[]> {
  const root = path.join(fixture.server.config.dataDir, 'files');
  const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isFile()).map((entry) => entry.name);
}

async function untilStored(count: number): Promise<void> {
  while ((await storedFiles()).length !== count) await setTimeout(10);
}

const listed = async (): Promise<number> => {
  const body = (await fixture.board.get(`${fixture.path}/documents`)).as(archiveOperations.listDocuments);
  return body.meta.total;
};

/** Sends pieces without a content-length header. */
async function sendChunked(
  pieces: Iterable<Buffer | string>,
  contentType = 'multipart/form-data; boundary=grens',
): Promise<{ status: number; body: string }> {
  return new Promise((resolve, reject) => {
    const url = new URL(`/api${fixture.path}/documents`, fixture.server.url);
    const call = httpRequest(url, {
      method: 'POST',
      headers: {
        'content-type': contentType,
        cookie: [...fixture.board.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        'x-xsrf-token': fixture.board.cookies.get('XSRF-TOKEN') ?? '',
        'x-requested-with': 'XMLHttpRequest',
      },
    });
    call.on('error', reject);
    call.on('response', (response) => {
      let body = '';
      response.on('data', (chunk) => {
        body += chunk;
      });
      response.on('end', () => resolve({ status: response.statusCode ?? 0, body }));
    });
    for (const piece of pieces) call.write(piece);
    call.end();
  });
}

const groupField = () =>
  `--grens\r\ncontent-disposition: form-data; name="group_id"\r\n\r\n${fixture.open.id}\r\n`;
const fileHead = (name: string) =>
  `--grens\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: application/pdf\r\n\r\n`;
const END = '\r\n--grens--\r\n';

describe('uploading a document', () => {
  it('returns the document with the sent fields, and makes it searchable', async () => {
    const document = await fixture.uploadAndRead({
      name: 'Keuring één ’lift’.pdf',
      bytes: pdf,
      fields: { tags: [' keuring ', 'lift'], document_date: '2026-08-25' },
    });
    expect(document).toMatchObject({
      name: 'Keuring één ’lift’.pdf',
      extension: 'pdf',
      media_type: 'application/pdf',
      byte_size: pdf.length,
      tags: ['keuring', 'lift'],
      document_date: '2026-08-25',
      hidden_at: null,
      page_count: 1,
      has_thumbnail: true,
      searchability: 'searchable',
      version: 1,
    });
  });

  it('accepts fields after the file', async () => {
    const { status, body } = await sendChunked([
      fileHead('Later.pdf'),
      pdf,
      '\r\n',
      groupField(),
      '--grens--\r\n',
    ]);
    expect(status).toBe(201);
    expect(JSON.parse(body)).toMatchObject({ name: 'Later.pdf', group_id: fixture.open.id });
  });

  it('adds the extension of the file to the sent name, and accepts the same name twice', async () => {
    const file = { name: 'scan0001.PDF', bytes: pdf, fields: { name: 'Polis 2026' } };
    expect((await fixture.upload(file)).as(archiveOperations.uploadDocument).name).toBe('Polis 2026.pdf');
    expect((await fixture.upload(file)).as(archiveOperations.uploadDocument).name).toBe('Polis 2026.pdf');
  });

  it('creates one document for two requests with the same Idempotency-Key', async () => {
    const before = await listed();
    const file = { name: 'Eenmalig.pdf', bytes: pdf, headers: { 'idempotency-key': 'eenmalig' } };
    const first = await fixture.upload(file);
    const second = await fixture.upload(file);
    expect(second.status).toBe(201);
    expect(second.as(archiveOperations.uploadDocument).id).toBe(
      first.as(archiveOperations.uploadDocument).id,
    );
    expect(await listed()).toBe(before + 1);
  });

  it('is allowed for the board only', async () => {
    const form = new FormData();
    form.append('group_id', fixture.open.id);
    form.append('file', new Blob([pdf], { type: 'application/pdf' }), 'Mag niet.pdf');
    const { status, error } = await fixture.owner.post(`${fixture.path}/documents`, form);
    expect([status, error?.code]).toEqual([403, 'forbidden']);
  });

  it('creates an upright thumbnail of a picture, without its metadata', async () => {
    const document = await fixture.uploadAndRead({
      name: 'Gevel.jpg',
      bytes: await createTurnedJpeg(),
      media_type: 'image/jpeg',
    });
    expect(document).toMatchObject({
      has_thumbnail: true,
      searchability: 'not_searchable',
      page_count: null,
    });
    const response = await fixture.board.raw(`/api${fixture.path}/documents/${document.id}/thumbnail`);
    const { default: sharp } = await import('sharp');
    const picture = await sharp(await response.arrayBuffer()).metadata();
    expect(picture).toMatchObject({ format: 'webp', width: 400, height: 600 });
    expect(picture.exif).toBeUndefined();
  });

  it('stores a broken PDF, and marks it as not searchable', async () => {
    const bytes = Buffer.from(`${pdfStub()}${'kapot '.repeat(200)}`);
    const document = await fixture.uploadAndRead({ name: 'Kapot.pdf', bytes });
    expect(document).toMatchObject({
      searchability: 'not_searchable',
      is_unreadable: true,
      page_count: null,
      has_thumbnail: false,
    });
    const response = await fixture.board.raw(`/api${fixture.path}/documents/${document.id}/file`);
    expect(Buffer.from(await response.arrayBuffer()).equals(bytes)).toBe(true);
    expect((await fixture.board.get(`${fixture.path}/documents/${document.id}/thumbnail`)).status).toBe(404);
  });
});

describe('an upload that is refused', () => {
  beforeEach(() => fixture.server.runJobs());

  it.each([
    ['Programma.exe', 'application/pdf', 'an extension that is not accepted'],
    ['Foto.png', 'image/png', 'a content that is another type'],
    ['Notulen.pdf', 'image/png', 'a media type of another type'],
    ['Notulen', 'application/pdf', 'no extension'],
  ])('returns 415 for %s sent as %s: %s', async (name, media_type) => {
    const [files, total] = [await storedFiles(), await listed()];
    const { status, error } = await fixture.upload({ name, bytes: pdf, media_type });
    expect([status, error?.code]).toEqual([415, 'unsupported_file_type']);
    expect(await storedFiles()).toEqual(files);
    expect(await listed()).toBe(total);
  });

  it.each([
    ['file_empty', 'is empty', ''],
    ['file_damaged', 'has no content after the header of a PDF', '%PDF-1.7\n%%EOF\n'],
  ])('returns 422 %s for a file that %s, and stores nothing', async (code, _, content) => {
    const [files, total] = [await storedFiles(), await listed()];
    const { status, error } = await fixture.upload({ name: 'Niets.pdf', bytes: Buffer.from(content) });
    expect([status, error?.code]).toEqual([422, code]);
    expect(await storedFiles()).toEqual(files);
    expect(await listed()).toBe(total);
  });

  it('returns 413 with the limit for a file that is one byte too large, and stores nothing', async () => {
    const [files, total] = [await storedFiles(), await listed()];
    const bytes = Buffer.concat([pdf, Buffer.alloc(DOCUMENT_BYTES_MAX + 1 - pdf.length)]);
    const { status, error } = await fixture.upload({ name: 'Groot.pdf', bytes });
    expect([status, error?.code, error?.params]).toEqual([
      413,
      'payload_too_large',
      { limit: DOCUMENT_BYTES_MAX },
    ]);
    expect(await storedFiles()).toEqual(files);
    expect(await listed()).toBe(total);
  });

  it('stores a file of exactly the maximum size', async () => {
    const bytes = Buffer.concat([pdf, Buffer.alloc(DOCUMENT_BYTES_MAX - pdf.length)]);
    const response = await fixture.upload({ name: 'Net goed.pdf', bytes });
    const body = response.as(archiveOperations.uploadDocument);
    expect([response.status, body.byte_size]).toEqual([201, DOCUMENT_BYTES_MAX]);
  });

  it('returns 413 also without a content-length header', async () => {
    const files = await storedFiles();
    const megabytes = Array.from({ length: 27 }, () => Buffer.alloc(1_000_000));
    const { status, body } = await sendChunked([groupField(), fileHead('Groot.pdf'), pdf, ...megabytes, END]);
    expect(status).toBe(413);
    expect(JSON.parse(body)).toMatchObject({
      code: 'payload_too_large',
      params: { limit: DOCUMENT_BYTES_MAX },
    });
    expect(await storedFiles()).toEqual(files);
  });

  it('stores nothing of an upload that was aborted', async () => {
    const [files, total] = [await storedFiles(), await listed()];
    const url = new URL(`/api${fixture.path}/documents`, fixture.server.url);
    const call = httpRequest(url, {
      method: 'POST',
      headers: {
        'content-type': 'multipart/form-data; boundary=grens',
        'content-length': 1_000_000,
        cookie: [...fixture.board.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        'x-xsrf-token': fixture.board.cookies.get('XSRF-TOKEN') ?? '',
        'x-requested-with': 'XMLHttpRequest',
      },
    });
    const brokenOff = once(call, 'error');
    call.write(groupField() + fileHead('Half.pdf'));
    call.write(pdf);
    // The upload is aborted only after the server has started to store the file.
    await untilStored(files.length + 1);
    call.destroy();
    await brokenOff;
    await untilStored(files.length);
    expect(await storedFiles()).toEqual(files);
    expect(await listed()).toBe(total);
  });

  it.each([
    [{ group_id: 'geen' }, 'group_id'],
    [{ group_id: '01890000-0000-7000-8000-000000000000' }, 'group_id'],
    [{ document_date: '2026-02-30' }, 'document_date'],
    [{ document_date: 'gisteren' }, 'document_date'],
    [{ tags: ['dak', 'Dak'] }, 'tags'],
    [{ kleur: 'rood' }, ''],
  ])('returns 422 with the name of the field for %j, and stores nothing', async (fields, field) => {
    const files = await storedFiles();
    const { status, error } = await fixture.upload({ name: 'Notulen.pdf', bytes: pdf, fields });
    expect(status).toBe(422);
    expect(Object.keys(error?.errors ?? {})).toContain(field);
    expect(await storedFiles()).toEqual(files);
  });

  it.each([
    ['no boundary', 'multipart/form-data', 'Hallo'],
    ['an empty boundary', 'multipart/form-data; boundary=', 'Hallo'],
    ['another boundary than its parts', 'multipart/form-data; boundary=grens', '--muur\r\n\r\nHallo'],
    [
      'a part without its end',
      'multipart/form-data; boundary=grens',
      '--grens\r\ncontent-disposition: form-data',
    ],
    ['nothing in it', 'multipart/form-data; boundary=grens', ''],
  ])('returns 422 for a form with %s', async (_, contentType, text) => {
    const { status, body } = await sendChunked([text || Buffer.alloc(0)], contentType);
    expect([status, JSON.parse(body).code]).toEqual([422, 'validation_failed']);
  });

  it('returns 422 for a form without a file', async () => {
    const form = new FormData();
    form.append('group_id', fixture.open.id);
    const { status, error } = await fixture.board.post(`${fixture.path}/documents`, form);
    expect([status, error?.errors]).toEqual([422, { file: [{ code: 'required' }] }]);
  });
});
