import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, describe, expect, it } from '@jest/globals';
import { archiveOperations } from '@mijn/domain/archive';
import { createPdf } from '../../testing/create-file.ts';
import { type FakeS3, startFakeS3 } from '../../testing/fake-s3.ts';
import { type ArchiveFixture, createArchiveFixture } from './testing/archive-fixture.ts';

/** A PDF of many pieces: everything after its end is ignored. */
const createLongPdf = async (text: string) =>
  Buffer.concat([await createPdf(text), Buffer.from(`\n%${'x'.repeat(300_000)}\n%%EOF\n`)]);

let fixture: ArchiveFixture;
let s3: FakeS3 | undefined;
afterEach(async () => {
  fixture.server.app.server.closeAllConnections();
  await fixture.server.stop();
  await s3?.stop();
  s3 = undefined;
});

type Change = (bytes: Buffer) => Buffer<ArrayBuffer>;

const CHANGES: Readonly<Record<string, Change>> = {
  'another byte in the middle': (bytes) => {
    const changed = Buffer.from(bytes);
    const middle = changed.length >> 1;
    changed.writeUInt8(changed.readUInt8(middle) ^ 1, middle);
    return changed;
  },
  'another first byte and a longer end': (bytes) => {
    const changed = Buffer.concat([bytes, Buffer.alloc(100_000)]);
    changed.writeUInt8(0, 0);
    return changed;
  },
  'half of its bytes': (bytes) => Buffer.from(bytes.subarray(0, bytes.length >> 1)),
};

/** Changes all stored bytes whose key begins with a prefix. */
async function damage(prefix: string, change: Change): Promise<void> {
  for (const [key, object] of s3?.objects ?? []) {
    if (key.includes(`/${prefix}/`)) s3?.objects.set(key, { ...object, bytes: change(object.bytes) });
  }
  const folder = path.join(fixture.server.config.dataDir, 'files', prefix);
  const names = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  for (const entry of names.filter((one) => one.isFile())) {
    const file = path.join(entry.parentPath, entry.name);
    await writeFile(file, change(await readFile(file)));
  }
}

/** Returns what a browser gets: a status with all bytes, or a transfer that failed. */
async function fetchWhole(url: string, headers: Record<string, string> = {}) {
  try {
    const response = await fixture.owner.raw(`/api${fixture.path}${url}`, { headers });
    return { status: response.status, bytes: Buffer.from(await response.arrayBuffer()) };
  } catch {
    return 'failed';
  }
}

const STORES = ['the data folder', 'an S3-compatible store'] as const;

async function start(store: (typeof STORES)[number]): Promise<void> {
  if (store === 'an S3-compatible store') s3 = await startFakeS3(() => new Date());
  fixture = await createArchiveFixture(s3 && { config: { filesUrl: s3.filesUrl } });
}

describe.each(STORES)('a document whose bytes are damaged in %s', (store) => {
  it.each(Object.keys(CHANGES))('is never sent whole: %s', async (name) => {
    await start(store);
    const bytes = await createLongPdf('Splitsingsakte');
    const { id } = (await fixture.upload({ name: 'Akte.pdf', bytes })).as(archiveOperations.uploadDocument);
    const file = `/documents/${id}/file`;
    expect(await fetchWhole(file)).toEqual({ status: 200, bytes });
    await damage('content', CHANGES[name] ?? ((all) => Buffer.from(all)));
    expect(await fetchWhole(file)).toBe('failed');
    // Somebody who stores the same bytes again mends it.
    const again = await fixture.upload({ name: 'Akte (2).pdf', bytes });
    expect(again.status).toBe(201);
    expect(await fetchWhole(file)).toEqual({ status: 200, bytes });
    expect(await fetchWhole(file, { range: 'bytes=5-9' })).toEqual({
      status: 206,
      bytes: bytes.subarray(5, 10),
    });
  });

  it('is named in a zip, after the first one failed', async () => {
    await start(store);
    const [one, other] = [await createLongPdf('Een'), await createPdf('Ander')];
    const first = (await fixture.upload({ name: 'Een.pdf', bytes: one })).as(
      archiveOperations.uploadDocument,
    );
    await damage('content', CHANGES['another byte in the middle'] ?? ((all) => Buffer.from(all)));
    const second = (await fixture.upload({ name: 'Ander.pdf', bytes: other })).as(
      archiveOperations.uploadDocument,
    );
    const zip = `/zip?ids=${first.id},${second.id}`;
    expect(await fetchWhole(zip)).toBe('failed');
    const found = await fetchWhole(zip);
    expect(found).toMatchObject({ status: 200 });
    const sent = found === 'failed' ? Buffer.alloc(0) : found.bytes;
    expect([sent.includes('_Ontbrekende bestanden.txt'), sent.includes(other)]).toEqual([true, true]);
  });
});

describe('damaged bytes of one piece', () => {
  it('are refused before the first byte, also as a range, and as the picture of a document', async () => {
    await start('the data folder');
    const bytes = await createPdf('Reglement');
    const { id } = await fixture.uploadAndRead({ name: 'Reglement.pdf', bytes });
    const unread = (await fixture.upload({ name: 'Ongelezen.pdf', bytes: await createPdf('Ongelezen') })).as(
      archiveOperations.uploadDocument,
    );
    const change = CHANGES['another byte in the middle'] ?? ((all: Buffer) => Buffer.from(all));
    await damage('content', change);
    await damage('thumbnails', change);
    for (const [url, headers] of [
      [`/documents/${unread.id}/file`, { range: 'bytes=0-3' }],
      [`/documents/${id}/file`, {}],
      // A file that was right within the last hour answers ranges until its damage is found.
      [`/documents/${id}/file`, { range: 'bytes=0-3' }],
      [`/documents/${id}/thumbnail`, {}],
    ] as const) {
      const response = await fixture.owner.raw(`/api${fixture.path}${url}`, { headers });
      expect([url, response.status, response.headers.get('etag')]).toEqual([url, 410, null]);
      expect(await response.json()).toMatchObject({ code: 'file_missing' });
    }
  });
});
