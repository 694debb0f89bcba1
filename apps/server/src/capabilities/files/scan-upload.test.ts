import { readdir } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { pino } from 'pino';
import { auditEntries } from '../../platform/database/index.ts';
import { createPhoto } from '../documents/photos/testing/create-photo.ts';
import { type ArchiveFixture, createArchiveFixture } from '../../modules/archive/testing/archive-fixture.ts';
import { createPdf } from '../../testing/create-file.ts';
import { EICAR, type FakeClamd, startFakeClamd } from '../../testing/fake-clamd.ts';

let clamd: FakeClamd;
let fixture: ArchiveFixture;
let pdf: Buffer<ArrayBuffer>;
let logged: Record<string, unknown>[] = [];
beforeAll(async () => {
  clamd = await startFakeClamd();
  const log = pino({ level: 'warn' }, { write: (line) => void logged.push(JSON.parse(line)) });
  fixture = await createArchiveFixture({ log, config: { malwareScanner: clamd.address } });
  pdf = await createPdf('De lift wordt gekeurd.');
});
afterAll(async () => {
  await fixture.server.stop();
  await clamd.stop();
});
beforeEach(() => clamd.behave('scan'));
afterEach(() => {
  logged = [];
  clamd.limit(100_000_000);
});

async function storedFiles(): Promise<string[]> {
  const root = path.join(fixture.server.config.dataDir, 'files');
  const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isFile()).map((entry) => entry.name);
}

async function countRows(): Promise<number> {
  const { rows } = await fixture.server.database.pool.query<{ total: number }>(
    `select (select count(*) from archive_documents) + (select count(*) from staged_files)
       + (select count(*) from photos) + (select count(*) from file_readings)
       + (select count(*) from idempotency_keys) as total`,
  );
  return rows[0]?.total ?? 0;
}

const withMalware = (bytes: Buffer) => Buffer.concat([bytes, Buffer.from(EICAR)]);

const uploads = {
  'archive/documents': { name: 'Keuring.pdf', type: 'application/pdf', make: async () => createPdf('Een') },
  attachments: { name: 'Offerte.pdf', type: 'application/pdf', make: async () => createPdf('Twee') },
  photos: { name: 'IMG_2041.jpg', type: 'image/jpeg', make: async () => createPhoto({ width: 90 }) },
};

async function upload(call: keyof typeof uploads, bytes: Buffer<ArrayBuffer>) {
  const { name, type } = uploads[call];
  const form = new FormData();
  if (call === 'archive/documents') form.append('group_id', fixture.open.id);
  form.append('file', new Blob([bytes], { type }), name);
  return fixture.board.post(`/associations/${fixture.association.id}/${call}`, form);
}

describe.each(['archive/documents', 'attachments', 'photos'] as const)(
  'a file that is sent to %s',
  (call) => {
    it('is scanned whole, and kept if it is clean', async () => {
      const bytes = await uploads[call].make();
      clamd.scanned.length = 0;
      expect((await upload(call, bytes)).status).toBe(201);
      expect(clamd.scanned).toEqual([bytes]);
    });

    it('is refused if it has malware, and nothing of it is stored', async () => {
      const before = [await storedFiles(), await countRows()];
      const response = await upload(call, withMalware(await uploads[call].make()));
      expect(response).toMatchObject({ status: 422, error: { code: 'malware_found' } });
      expect([await storedFiles(), await countRows()]).toEqual(before);
    });
  },
);

describe('an upload', () => {
  it('with malware is in the log and in the activity of the member, with the name of the malware alone', async () => {
    await fixture.server.database.queries.delete(auditEntries);
    await upload('attachments', withMalware(pdf));
    const entries = await fixture.server.database.queries
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.action, 'malware_refused'));
    const association_id = fixture.association.id;
    expect(entries).toMatchObject([
      { association_id, staff_id: null, details: { signature: 'Win.Test.EICAR_HDB-1' } },
    ]);
    expect(logged).toMatchObject([
      { user: entries[0]?.user_id, association: association_id, signature: 'Win.Test.EICAR_HDB-1' },
    ]);
    expect(JSON.stringify([entries, logged])).not.toContain('Offerte');
    const activity = await fixture.board.get('/security/activity');
    expect(JSON.stringify(activity.body)).toContain('malware_refused');
  });

  it('of a type that is refused is not scanned', async () => {
    const before = clamd.connections();
    expect((await upload('attachments', Buffer.from('MZ'))).status).toBe(415);
    expect(clamd.connections()).toBe(before);
  });

  it('that is larger than the scanner reads is refused', async () => {
    clamd.limit(100);
    const response = await upload('attachments', pdf);
    expect(response).toMatchObject({ status: 422, error: { code: 'file_not_scanned' } });
  });

  it('is refused while the scanner is away, says when to come back, and is accepted then', async () => {
    const before = [await storedFiles(), await countRows()];
    for (const behaviour of [
      'closed',
      'cut',
      { response: 'stream: Error writing to temporary file ERROR' },
    ] as const) {
      clamd.behave(behaviour);
      const response = await upload('attachments', pdf);
      expect(response).toMatchObject({ status: 503, error: { code: 'scanner_unavailable' } });
      expect(response.headers.get('retry-after')).toBe('5');
    }
    expect([await storedFiles(), await countRows()]).toEqual(before);
    expect(logged.map(({ reason }) => reason)).toEqual([
      expect.stringContaining('connection'),
      expect.stringContaining('connection'),
      'It answered "stream: Error writing to temporary file ERROR".',
    ]);
    clamd.behave('scan');
    expect((await upload('attachments', pdf)).status).toBe(201);
  });

  it('is not scanned any more when its sender has gone', async () => {
    clamd.behave('silent');
    const files = await storedFiles();
    const rows = await countRows();
    const { cookies } = fixture.board;
    const call = httpRequest(`${fixture.server.url}/api/associations/${fixture.association.id}/attachments`, {
      method: 'POST',
      headers: {
        'content-type': 'multipart/form-data; boundary=grens',
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        'x-xsrf-token': cookies.get('XSRF-TOKEN') ?? '',
        'x-requested-with': 'XMLHttpRequest',
      },
    });
    call.on('error', () => undefined);
    call.write('--grens\r\ncontent-disposition: form-data; name="file"; filename="Weg.pdf"\r\n');
    call.write('content-type: application/pdf\r\n\r\n');
    call.write(pdf);
    call.end('\r\n--grens--\r\n');
    while (clamd.open() === 0) await wait(5);
    call.destroy();
    while (clamd.open() > 0) await wait(5);
    while ((await storedFiles()).length !== files.length) await wait(5);
    expect(await countRows()).toBe(rows);
    expect(logged).toEqual([]);
  });
});
