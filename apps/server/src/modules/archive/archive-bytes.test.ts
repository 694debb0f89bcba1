import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { archiveOperations } from '@mijn/domain/archive';
import { createArchiveFixture, type ArchiveFixture } from './testing/archive-fixture.ts';
import { createPdf } from '../../testing/create-file.ts';

let fixture: ArchiveFixture;
let bytes: Buffer<ArrayBuffer>;
let document: { id: string };
beforeAll(async () => {
  fixture = await createArchiveFixture();
  bytes = await createPdf('Huishoudelijk reglement');
  document = await fixture.uploadAndRead({ name: 'Reglement café.pdf', bytes });
});
afterAll(async () => {
  // After an abort the client has an idle connection without a request. The server waits for this connection
  // when it stops.
  fixture.server.app.server.closeAllConnections();
  await fixture.server.stop();
});

/** A connection with an unread response would keep the server from stopping. */
const fetchBytes = async (url: string, headers: Record<string, string> = {}) => {
  const response = await fixture.owner.raw(`/api${fixture.path}${url}`, { headers });
  return {
    status: response.status,
    headers: response.headers,
    bytes: Buffer.from(await response.arrayBuffer()),
  };
};
const fetchFile = (query = '', headers: Record<string, string> = {}) =>
  fetchBytes(`/documents/${document.id}/file${query}`, headers);

describe('downloading a document', () => {
  it('sends the same bytes with the Dutch file name, a private cache and a sandbox policy', async () => {
    const response = await fetchFile();
    expect(response.status).toBe(200);
    expect(response.bytes.equals(bytes)).toBe(true);
    const headers = Object.fromEntries(response.headers);
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': String(bytes.length),
      'cache-control': 'private, no-cache',
      'x-content-type-options': 'nosniff',
      'accept-ranges': 'bytes',
    });
    expect(headers['content-disposition']).toContain("filename*=UTF-8''Reglement%20caf%C3%A9.pdf");
    expect(headers['content-disposition']).toMatch(/^attachment/u);
    expect(headers['content-security-policy']).toContain("sandbox; default-src 'none'");
  });

  it('sends a PDF inline on request, but never an Office file', async () => {
    expect((await fetchFile('?disposition=inline')).headers.get('content-disposition')).toMatch(/^inline/u);
    const office = await fixture.row({
      name: 'Begroting.xlsx',
      extension: 'xlsx',
      media_type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      file_hash: (await fetchFile()).headers.get('etag')?.replaceAll('"', '') ?? '',
      byte_size: bytes.length,
    });
    const url = `/documents/${office.id}/file?disposition=inline`;
    expect((await fetchBytes(url)).headers.get('content-disposition')).toMatch(/^attachment/u);
  });

  it.each([
    ['bytes=0-9', 0, 10],
    ['bytes=10-', 10, undefined],
    ['bytes=-5', -5, undefined],
    ['bytes=5-999999999', 5, undefined],
  ])('sends the range %s', async (range, start, end) => {
    const response = await fetchFile('', { range });
    expect(response.status).toBe(206);
    const part = bytes.subarray(start, end);
    expect(response.bytes.equals(part)).toBe(true);
    const first = start < 0 ? bytes.length + start : start;
    expect(response.headers.get('content-range')).toBe(
      `bytes ${first}-${first + part.length - 1}/${bytes.length}`,
    );
  });

  it('returns 416 for a range beyond the end', async () => {
    const response = await fetchFile('', { range: 'bytes=999999999-' });
    expect(response.status).toBe(416);
    expect(response.headers.get('content-range')).toBe(`bytes */${bytes.length}`);
  });

  it.each(['bytes=0-1,3-4', 'bytes=9-2', 'pages=1-2', 'bytes=-'])(
    'sends the whole file for the invalid or unsupported range %s',
    async (range) => {
      const response = await fetchFile('', { range });
      expect(response.status).toBe(200);
      expect(response.bytes).toHaveLength(bytes.length);
    },
  );

  it('sends no bytes if the browser has the file, and no range of a different version', async () => {
    const etag = (await fetchFile()).headers.get('etag') ?? '';
    const known = await fetchFile('', { 'if-none-match': `"other", ${etag}` });
    expect([known.status, known.bytes.length]).toEqual([304, 0]);
    expect((await fetchFile('', { range: 'bytes=0-1', 'if-range': '"other"' })).status).toBe(200);
    expect((await fetchFile('', { range: 'bytes=0-1', 'if-range': etag })).status).toBe(206);
  });

  it('checks the access on every request, also if the browser has the bytes', async () => {
    const etag = (await fetchFile()).headers.get('etag') ?? '';
    await fixture.board.post(`${fixture.path}/documents/${document.id}/hide`);
    expect((await fetchFile('', { 'if-none-match': etag })).status).toBe(404);
    await fixture.board.post(`${fixture.path}/documents/${document.id}/unhide`);
  });
});

describe('downloading several documents as one zip', () => {
  it('contains all documents with unique names', async () => {
    const body = (
      await fixture.upload({ name: 'Reglement café.pdf', bytes: await createPdf('Een ander') })
    ).as(archiveOperations.uploadDocument);
    const response = await fetchBytes(`/zip?ids=${document.id},${body.id}`);
    expect(response.headers.get('content-type')).toBe('application/zip');
    expect(response.headers.get('content-disposition')).toMatch(
      /^attachment; filename="Archief VvE De Kade \d{1,2}-\d{1,2}-\d{4}\.zip"/u,
    );
    const zip = response.bytes;
    expect(zip.includes(bytes)).toBe(true);
    expect(zip.includes('Reglement café.pdf')).toBe(true);
    expect(zip.includes('Reglement café (2).pdf')).toBe(true);
  });

  it('contains a document whose name is not valid in a zip, with a valid name', async () => {
    const name = 'B: Balans 2024.pdf';
    const body = (
      await fixture.upload({
        name: 'Balans.pdf',
        bytes: await createPdf('Balans'),
        fields: { name },
      })
    ).as(archiveOperations.uploadDocument);
    expect(body.name).toBe(name);
    const { status, bytes: zip } = await fetchBytes(`/zip?ids=${document.id},${body.id}`);
    expect([status, zip.includes('B- Balans 2024.pdf')]).toEqual([200, true]);
  });

  it('names a document whose bytes are lost, and is refused with file_missing if none is left', async () => {
    const lost = await fixture.row({ name: 'Verloren.pdf', group_id: fixture.open.id });
    const { status, bytes: zip } = await fetchBytes(`/zip?ids=${document.id},${lost.id}`);
    expect([status, zip.includes(bytes)]).toEqual([200, true]);
    expect(zip.includes('_Ontbrekende bestanden.txt')).toBe(true);
    expect(zip.includes('Verloren.pdf')).toBe(false);
    for (const one of [`/zip?ids=${lost.id}`, `/documents/${lost.id}/file`]) {
      const refused = await fixture.owner.get(`${fixture.path}${one}`);
      expect(refused).toMatchObject({ status: 410, error: { code: 'file_missing' } });
      const opened = await fetchBytes(one, { accept: 'text/html,*/*;q=0.8' });
      expect([opened.status, opened.headers.get('content-type')]).toEqual([410, 'text/plain; charset=utf-8']);
      expect(opened.headers.get('content-disposition')).toBeNull();
      expect(opened.bytes.toString()).toContain('Dit bestand ontbreekt bij ons.');
    }
  });

  it.each(['01890000-0000-7000-8000-000000000000', '-'.repeat(36)])(
    'returns 404 for the id %s',
    async (id) => {
      expect((await fixture.owner.get(`${fixture.path}/zip?ids=${id}`)).status).toBe(404);
    },
  );

  it('does not break the server if the browser aborts the download', async () => {
    const end = new AbortController();
    const response = await fixture.owner.raw(`/api${fixture.path}/zip?ids=${document.id}`, {
      signal: end.signal,
    });
    end.abort();
    await expect(response.arrayBuffer()).rejects.toThrow();
    expect((await fetchFile()).status).toBe(200);
  });
});
