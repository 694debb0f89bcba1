import { hash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { attachmentsOperations } from '@mijn/domain/attachments';
import { DOCUMENT_BYTES_MAX, STAGED_FILE_MS, STAGED_FILES_MAX, VIDEO_BYTES_MAX } from '@mijn/domain/limits';
import { listReferringTables, removeFiles } from '../../capabilities/attachments/remove-files.ts';
import { StoreUnavailable } from '../../platform/config/store-unavailable.ts';
import {
  contentKey,
  type Files,
  holdStoredFiles,
  keepFile,
  openFiles,
  whileStored,
} from '../../capabilities/files/index.ts';
import { inTransaction } from '../../platform/database/index.ts';
import { createLargeVideo, createSound, createVideo, PICTURES, PRIVATE } from '../../testing/create-video.ts';
import { createPdf, pdfStub } from '../../testing/create-file.ts';
import type { TestClient } from '../../testing/test-client.ts';
import {
  createAttachmentsFixture,
  stagePdf,
  uploadAttachment,
  uploadVideo,
  type AttachmentsFixture,
} from './testing/attachments-fixture.ts';

let fixture: AttachmentsFixture;
let pdf: Buffer<ArrayBuffer>;
beforeAll(async () => {
  fixture = await createAttachmentsFixture();
  pdf = await createPdf('De lift wordt gekeurd.');
});
afterAll(() => fixture.server.stop());

async function storedFiles(): Promise<string[]> {
  const root = path.join(fixture.server.config.dataDir, 'files');
  const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isFile()).map((entry) => entry.name);
}

const upload = (name: string, bytes: Uint8Array<ArrayBuffer> = pdf, media_type?: string) =>
  uploadAttachment(fixture.owner, fixture.association.id, {
    name,
    bytes,
    ...(media_type !== undefined && { media_type }),
  });

const cleanUp = async (files: Pick<Files, 'remove'> = openFiles(fixture.server.config)): Promise<void> => {
  const { database, clock } = fixture.server;
  await removeFiles({ database, files, now: clock.now });
};

describe('uploading a video', () => {
  it('keeps it without its metadata, for its uploader alone', async () => {
    const uploaded = await uploadVideo(fixture.owner, fixture.association.id, createVideo(), 'IMG_0042.MOV');
    expect(uploaded.status).toBe(201);
    const staged = uploaded.as(attachmentsOperations.uploadVideo);
    expect(staged).toMatchObject({
      name: 'IMG_0042.MOV',
      extension: 'mov',
      media_type: 'video/quicktime',
      byte_size: createVideo().length,
      has_thumbnail: false,
    });
    const file = `${fixture.path}/${staged.id}/file?disposition=inline`;
    const response = await fixture.owner.raw(`/api${file}`);
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(PRIVATE.filter((text) => bytes.includes(text, 0, 'latin1'))).toEqual([]);
    expect(bytes.includes(PICTURES)).toBe(true);
    expect((await fixture.board.get(file)).status).toBe(404);
  });

  it.each([
    ['a PDF with the name of a video', () => pdf, 'film.mp4', '', 415],
    ['a sound without pictures', createSound, 'film.mp4', 'video/mp4', 415],
    ['a video of another kind', createVideo, 'film.avi', 'video/x-msvideo', 415],
    ['a video that was declared as a picture', createVideo, 'film.mp4', 'image/png', 415],
    ['an empty file', () => Buffer.alloc(0), 'film.mp4', 'video/mp4', 422],
    ['half a video', () => createVideo().subarray(0, 150), 'film.mov', 'video/quicktime', 422],
    ['more than 60 MB', () => createLargeVideo(VIDEO_BYTES_MAX + 1), 'film.mp4', 'video/mp4', 413],
  ])('refuses %s, and keeps nothing of it', async (_, create, name, type, status) => {
    const before = await storedFiles();
    const response = await uploadVideo(fixture.owner, fixture.association.id, create(), name, type);
    expect(response.status).toBe(status);
    expect(await storedFiles()).toEqual(before);
  });

  it('takes one of 60 MB', async () => {
    const video = createLargeVideo(VIDEO_BYTES_MAX);
    expect((await uploadVideo(fixture.owner, fixture.association.id, video, 'lang.mp4')).status).toBe(201);
  });
});

describe('uploading an attachment', () => {
  it('returns the file, which its uploader downloads and others do not', async () => {
    const uploaded = await upload('Keuring één ’lift’.pdf');
    const staged = uploaded.as(attachmentsOperations.uploadAttachment);
    expect(uploaded.status).toBe(201);
    expect(staged).toMatchObject({
      name: 'Keuring één ’lift’.pdf',
      extension: 'pdf',
      media_type: 'application/pdf',
      byte_size: pdf.length,
    });
    const file = `${fixture.path}/${staged.id}/file`;
    const response = await fixture.owner.raw(`/api${file}`);
    expect(Buffer.from(await response.arrayBuffer()).equals(pdf)).toBe(true);
    for (const other of [fixture.board, fixture.stranger]) expect((await other.get(file)).status).toBe(404);
  });

  it('creates one file for two requests with the same Idempotency-Key', async () => {
    const send = async () => {
      const form = new FormData();
      form.append('file', new Blob([pdf], { type: 'application/pdf' }), 'Eenmalig.pdf');
      const headers = { 'idempotency-key': 'bijlage' };
      return (await fixture.owner.post(fixture.path, form, { headers })).as(
        attachmentsOperations.uploadAttachment,
      ).id;
    };
    expect(await send()).toBe(await send());
    const other = new FormData();
    other.append('file', new Blob([await createPdf('Anders')], { type: 'application/pdf' }), 'Eenmalig.pdf');
    const headers = { 'idempotency-key': 'bijlage' };
    expect((await fixture.owner.post(fixture.path, other, { headers })).status).toBe(422);
  });

  it.each([
    [415, 'unsupported_file_type', 'a text with the name of a PDF', 'Tekst.pdf', 'Hallo buren'],
    [415, 'unsupported_file_type', 'a document that is no PDF', 'Brief.docx', 'PK'],
    [415, 'unsupported_file_type', 'a picture', 'Foto.png', 'PNG'],
    [415, 'unsupported_file_type', 'a picture with script', 'Plaat.svg', '<svg onload="alert(1)"/>'],
    [422, 'file_empty', 'a file of 0 bytes', 'Leeg.pdf', ''],
    [422, 'file_damaged', 'the first line of a PDF', 'Kapot.pdf', '%PDF-1.7\n%%EOF\n'],
  ])('returns %i %s for %s, and stores nothing', async (status, code, _, name, content) => {
    const before = await storedFiles();
    const response = await upload(name, Buffer.from(content), '');
    expect([response.status, response.error?.code]).toEqual([status, code]);
    expect(await storedFiles()).toEqual(before);
  });

  it('returns 413 with the limit for a file that is one byte too large', async () => {
    const before = await storedFiles();
    const bytes = Buffer.concat([pdf, Buffer.alloc(DOCUMENT_BYTES_MAX + 1 - pdf.length)]);
    const { status, error } = await upload('Groot.pdf', bytes);
    expect([status, error?.params]).toEqual([413, { limit: DOCUMENT_BYTES_MAX }]);
    expect(await storedFiles()).toEqual(before);
  });

  it('refuses a name of 300 characters with its reason', async () => {
    const before = await storedFiles();
    const { status, error } = await upload(`${'"Brief" ’s 🏡 \u202Efdp\u200F '.repeat(20)}.pdf`.slice(-300));
    expect([status, Object.keys(error?.errors ?? {})]).toEqual([422, ['name']]);
    expect(await storedFiles()).toEqual(before);
  });

  it('has the quotes, line breaks and percent signs of its name', async () => {
    const names = ['"Brief" 100%.pdf', 'a\r\nb.pdf', 'Brief %2522 %41.pdf'];
    const responses = [];
    for (const name of names)
      responses.push((await upload(name)).as(attachmentsOperations.uploadAttachment).name);
    expect(responses).toEqual(['"Brief" 100%.pdf', 'a b.pdf', 'Brief %2522 %41.pdf']);
  });

  it('makes a name with slashes, quotes, emoji and right-to-left marks harmless', async () => {
    const uploaded = await upload('..\\map/"Brief" ’s 🏡 \u202Efdp.exe\u200F.pdf');
    const staged = uploaded.as(attachmentsOperations.uploadAttachment);
    expect(staged.name).not.toMatch(/[/\\\u202E\u200F]/u);
    expect(staged.name).toMatch(/🏡 fdp\.exe\.pdf$/u);
    const response = await fixture.owner.raw(`/api${fixture.path}/${staged.id}/file`);
    await response.arrayBuffer();
    expect(response.headers.get('content-disposition')).toContain("filename*=UTF-8''");
  });

  it('accepts a PDF with JavaScript, and sends it so that no browser runs the script', async () => {
    const script = '1 0 obj\n<</OpenAction<</S/JavaScript/JS(app.alert\\(1\\))>>>>\nendobj\n';
    const staged = (await upload('Script.pdf', Buffer.from(`${pdfStub()}${script}`))).as(
      attachmentsOperations.uploadAttachment,
    );
    const response = await fixture.owner.raw(`/api${fixture.path}/${staged.id}/file?disposition=inline`);
    await response.arrayBuffer();
    expect(response.headers.get('content-security-policy')).toContain("sandbox; default-src 'none'");
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('is refused for a member with too many files that are in no form', async () => {
    const member = await fixture.signIn(fixture.association);
    const { id } = fixture.association;
    for (let count = 1; count < STAGED_FILES_MAX; count += 1) {
      const response = await uploadAttachment(member, id, { name: `${count}.pdf`, bytes: pdf });
      expect(response.status).toBe(201);
    }
    const names = ['a', 'b', 'c'].map((name) => `${name}.pdf`);
    const last = await Promise.all(names.map((name) => uploadAttachment(member, id, { name, bytes: pdf })));
    expect(last.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([201, 422, 422]);
    const { error } = last.find(({ status }) => status === 422) ?? {};
    expect([error?.code, error?.params]).toEqual(['too_many_staged_files', { max: STAGED_FILES_MAX }]);
  });
});

describe('a staged file', () => {
  it('is in the list of its uploader only', async () => {
    const member = await fixture.signIn(fixture.association);
    const first = await stagePdf(member, fixture.association.id, 'Eerst.pdf');
    const second = await stagePdf(member, fixture.association.id, 'Daarna.pdf');
    await stagePdf(fixture.owner, fixture.association.id, 'Van een ander.pdf');
    const { data } = (await member.get(fixture.path)).as(attachmentsOperations.listAttachments);
    expect(data.map(({ id }) => id)).toEqual([first.id, second.id]);
  });

  it('is deleted by its uploader only', async () => {
    const { id } = await stagePdf(fixture.owner, fixture.association.id, 'Weg.pdf');
    expect((await fixture.board.delete(`${fixture.path}/${id}`)).status).toBe(404);
    expect((await fixture.owner.delete(`${fixture.path}/${id}`)).status).toBe(204);
    expect((await fixture.owner.get(`${fixture.path}/${id}/file`)).status).toBe(404);
    expect((await fixture.owner.delete(`${fixture.path}/${id}`)).status).toBe(404);
  });

  /** Creates a member who can log in again after the session has ended. */
  async function memberWithEmail() {
    const user = await fixture.server.build.user();
    await fixture.server.build.membership(fixture.association, user);
    const client = fixture.server.client();
    await client.login(user.email);
    return { client, login: () => client.login(user.email) };
  }

  it('is removed with its bytes, text and thumbnail after seven days', async () => {
    await fixture.server.runJobs();
    await cleanUp();
    const before = await storedFiles();
    const { client, login } = await memberWithEmail();
    const staged = await stagePdf(client, fixture.association.id, 'Vergeten concept.pdf');
    await fixture.server.runJobs();
    expect((await storedFiles()).length).toBe(before.length + 2);
    fixture.server.clock.pass(STAGED_FILE_MS - 60_000);
    await cleanUp();
    await login();
    expect((await client.get(`${fixture.path}/${staged.id}/file`)).status).toBe(200);
    fixture.server.clock.pass(60_001);
    await cleanUp();
    expect((await client.get(`${fixture.path}/${staged.id}/file`)).status).toBe(404);
    expect((await storedFiles()).filter((name) => !before.includes(name))).toEqual([]);
  });

  it('keeps the bytes while another row has the same content, in any association', async () => {
    const bytes = await createPdf('Twee keer hetzelfde');
    const { client } = await memberWithEmail();
    const stranger = await fixture.signIn(fixture.elsewhere);
    const file = { name: 'Dubbel.pdf', bytes };
    const staged = (await uploadAttachment(client, fixture.association.id, file)).as(
      attachmentsOperations.uploadAttachment,
    );
    const foreign = (await uploadAttachment(stranger, fixture.elsewhere.id, file)).as(
      attachmentsOperations.uploadAttachment,
    );
    await fixture.server.runJobs();
    await client.delete(`${fixture.path}/${staged.id}`);
    await cleanUp();
    const response = await stranger.raw(
      `/api/associations/${fixture.elsewhere.id}/attachments/${foreign.id}/file`,
    );
    expect(Buffer.from(await response.arrayBuffer()).equals(bytes)).toBe(true);
  });

  describe('if the same content is uploaded at the same time', () => {
    const uploadAndDelete = async (
      bytes: Buffer<ArrayBuffer>,
    ): Promise<{ client: TestClient; key: string }> => {
      const { client } = await memberWithEmail();
      const file = { name: 'Gelijktijdig.pdf', bytes };
      const { id } = (await uploadAttachment(client, fixture.association.id, file)).as(
        attachmentsOperations.uploadAttachment,
      );
      await fixture.server.runJobs();
      await client.delete(`${fixture.path}/${id}`);
      return { client, key: contentKey(hash('sha256', bytes, 'hex')) };
    };

    /** Begins a removal, which goes on after `mayRemove`. */
    const beginRemoval = async (files: Pick<Files, 'remove'>) => {
      const isRemoving = Promise.withResolvers<void>();
      const mayRemove = Promise.withResolvers<void>();
      const cleaning = cleanUp({
        remove: async (removed) => {
          isRemoving.resolve();
          await mayRemove.promise;
          await files.remove(removed);
        },
      });
      await isRemoving.promise;
      return { cleaning, mayRemove };
    };

    it('keeps the bytes that were stored and whose row is not committed', async () => {
      const { database, config, clock } = fixture.server;
      const files = openFiles(config);
      const bytes = await createPdf('Op hetzelfde moment');
      const { key } = await uploadAndDelete(bytes);
      const received = await files.receive(Readable.from([bytes]), bytes.length);
      await whileStored({ database, now: clock.now }, received.hash, async () => {
        await received.keep();
        await cleanUp();
        expect(await files.has(key)).toBe(true);
      });
      await cleanUp();
      expect(await files.has(key)).toBe(false);
    });

    it('stores the bytes again after a removal that had begun', async () => {
      const { database, config, clock } = fixture.server;
      const files = openFiles(config);
      const bytes = await createPdf('Vlak daarna');
      const { key } = await uploadAndDelete(bytes);
      const { cleaning, mayRemove } = await beginRemoval(files);
      const received = await files.receive(Readable.from([bytes]), bytes.length);
      let looks = 0;
      const now = () => {
        looks += 1;
        if (looks === 2) mayRemove.resolve();
        return clock.now();
      };
      await whileStored({ database, now }, received.hash, () => received.keep());
      await cleaning;
      expect(looks).toBeGreaterThan(2);
      expect(await files.has(key)).toBe(true);
    });

    it('accepts the content after a removal that the store refused, which keeps no other one up', async () => {
      const files = openFiles(fixture.server.config);
      const bytes = await createPdf('Mag niet weg');
      const { client, key } = await uploadAndDelete(bytes);
      const other = await uploadAndDelete(await createPdf('Mag wel weg'));
      const remove = async (removed: string): Promise<void> => {
        if (removed === key) throw new StoreUnavailable();
        await files.remove(removed);
      };
      await expect(cleanUp({ remove })).rejects.toThrow(StoreUnavailable);
      expect(await files.has(other.key)).toBe(false);
      const file = { name: 'Weer.pdf', bytes };
      expect((await uploadAttachment(client, fixture.association.id, file)).status).toBe(201);
    });

    it.each(['a command', 'an import'])(
      'lets %s store the content after a removal that had begun',
      async (which) => {
        const { queries, pool } = fixture.server.database;
        const files = openFiles(fixture.server.config);
        const bytes = await createPdf(`Door ${which}`);
        const { key } = await uploadAndDelete(bytes);
        const { cleaning, mayRemove } = await beginRemoval(files);
        const received = await files.receive(Readable.from([bytes]), bytes.length);
        const client = await pool.connect();
        const told: string[] = [];
        const tell = (line: string) => told.push(line);
        const storing =
          which === 'an import'
            ? holdStoredFiles(client, tell).then(() => received.keep())
            : inTransaction(queries, async (transaction) => keepFile(transaction, received, tell));
        // Storing would be done by now, if it did not wait.
        for (let count = 0; count < 50; count += 1) await queries.execute(sql`select 1`);
        mayRemove.resolve();
        await Promise.all([cleaning, storing]);
        client.release(true);
        expect(told).toEqual([expect.stringContaining('Waiting for the removal of a file')]);
        expect(await files.has(key)).toBe(true);
      },
    );

    it('refuses the content while a removal hangs, and accepts it ten minutes later', async () => {
      const { clock } = fixture.server;
      const bytes = await createPdf('Blijft hangen');
      const { client } = await uploadAndDelete(bytes);
      const remove = () => Promise.reject(new StoreUnavailable({ mayHappenLater: true }));
      await expect(cleanUp({ remove })).rejects.toThrow(StoreUnavailable);
      const again = () => uploadAttachment(client, fixture.association.id, { name: 'Weer.pdf', bytes });
      expect(await again()).toMatchObject({ status: 503, error: { code: 'files_unavailable' } });
      clock.pass(10 * 60_000);
      expect((await again()).status).toBe(201);
    });
  });
});

describe('every table whose rows refer to a file', () => {
  it('counts when bytes are removed, with the tables of the archive and of staged files', async () => {
    expect(await listReferringTables(fixture.server.database)).toEqual(
      expect.arrayContaining(['archive_documents', 'meeting_documents', 'staged_files']),
    );
  });
});
