import { spawnSync } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { constants, getPriority } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, describe, expect, it, jest } from '@jest/globals';
import PdfDocument from 'pdfkit';
import sharp from 'sharp';
import { createReader, ReaderClosed } from './index.ts';
import { READER_MEMORY_BYTES } from './reading.ts';

jest.setTimeout(60_000);

const reader = createReader();
afterAll(() => reader.close());

async function createPdf(pages: readonly string[], options: PDFKit.PDFDocumentOptions = {}) {
  const pdf = new PdfDocument({ autoFirstPage: false, ...options });
  for (const page of pages) pdf.addPage().text(page);
  pdf.end();
  return new Uint8Array(await buffer(pdf));
}

const task = (bytes: Uint8Array, media_type = 'application/pdf') => ({
  open: async () => Readable.from([bytes]),
  media_type,
});

const NOTHING = { page_count: null, pages: [], thumbnail: null, is_too_slow: false };
const UNREADABLE = { ...NOTHING, is_unreadable: true };

describe('reading a document', () => {
  it('finds the text of each page and a thumbnail of the first page', async () => {
    const bytes = await createPdf(['Notulen é € ë', '', 'De  dakgoot\nlekt']);
    const { thumbnail, ...rest } = await reader.read(task(bytes));
    expect(rest).toEqual({
      page_count: 3,
      pages: ['Notulen é € ë', '', 'De dakgoot lekt'],
      is_unreadable: false,
      is_too_slow: false,
    });
    expect(await sharp(Buffer.from(thumbnail ?? [])).metadata()).toMatchObject({
      format: 'webp',
      width: 400,
    });
  });

  it.each([
    ['a broken PDF', 'application/pdf', '%PDF-1.7 kapot'],
    ['a broken picture', 'image/png', '\u0089PNG kapot'],
  ])('reads %s as unreadable', async (_, media_type, content) => {
    expect(await reader.read(task(Buffer.from(content), media_type))).toEqual(UNREADABLE);
  });

  it('finds nothing in an Office file, which is not an error', async () => {
    const media_type = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
    expect(await reader.read(task(Buffer.from('PK'), media_type))).toEqual({
      ...NOTHING,
      is_unreadable: false,
    });
  });

  it('reads a PDF with a user password as unreadable', async () => {
    const bytes = await createPdf(['Geheim'], { userPassword: 'geheim' });
    expect(await reader.read(task(bytes))).toEqual(UNREADABLE);
  });

  it('reads a PDF with an owner password only', async () => {
    const bytes = await createPdf(['Voor iedereen'], { ownerPassword: 'geheim' });
    expect((await reader.read(task(bytes))).pages).toEqual(['Voor iedereen']);
  });

  it('gives up a document that takes too long, and reads the next document', async () => {
    const impatient = createReader({ timeoutMs: 0 });
    expect(await impatient.read(task(await createPdf(['Lang'])))).toEqual({
      ...UNREADABLE,
      is_too_slow: true,
    });
    await impatient.close();
    expect((await reader.read(task(await createPdf(['Volgende'])))).pages).toEqual(['Volgende']);
  });

  it('rejects with the error of opening the file, and reads the next document in the same process', async () => {
    const open = async () => {
      throw new Error('The store is away.');
    };
    await expect(reader.read({ open, media_type: 'application/pdf' })).rejects.toThrow('The store is away.');
    const pid = reader.pid();
    expect(pid).toBeDefined();
    expect((await reader.read(task(await createPdf(['Volgende'])))).pages).toEqual(['Volgende']);
    expect(reader.pid()).toBe(pid);
  });
});

describe('the reading process', () => {
  const onLinux = process.platform === 'linux' ? it : it.skip;

  it('reads several files one after another, and ends with the reader', async () => {
    const own = createReader();
    await own.read(task(await createPdf(['Een'])));
    const pid = own.pid() ?? 0;
    await own.read(task(await createPdf(['Twee'])));
    expect(own.pid()).toBe(pid);
    await own.close();
    expect(() => process.kill(pid, 0)).toThrow('ESRCH');
  });

  onLinux('has a lower priority than the server, and a memory limit of the system', async () => {
    await reader.read(task(await createPdf(['Een'])));
    const folder = `/proc/${reader.pid()}`;
    const read = async (name: string) => readFile(path.join(folder, name), 'utf8');
    for (const thread of await readdir(path.join(folder, 'task'))) {
      expect(getPriority(Number(thread))).toBe(constants.priority.PRIORITY_BELOW_NORMAL);
    }
    expect((await read('oom_score_adj')).trim()).toBe('1000');
    const [, kilobytes] = /^VmData:\s+(\d+) kB$/mu.exec(await read('status')) ?? [];
    const [, limit] = /^Max data size\s+(\d+)/mu.exec(await read('limits')) ?? [];
    expect(Number(limit) - Number(kilobytes) * 1024).toBeGreaterThan(0);
    expect(Number(limit) - Number(kilobytes) * 1024).toBeLessThanOrEqual(READER_MEMORY_BYTES);
  });

  onLinux('does not have the secrets of the server', async () => {
    process.env['SESSION_SECRET'] = 'geheim';
    const own = createReader();
    await own.read(task(await createPdf(['Een'])));
    const environment = await readFile(`/proc/${own.pid()}/environ`, 'utf8');
    expect(environment).not.toContain('geheim');
    delete process.env['SESSION_SECRET'];
    await own.close();
  });

  it('ends immediately while it reads a file, and the file is not marked as unreadable', async () => {
    const own = createReader();
    const reading = own.read(task(await createPdf(['Een'])));
    const outcome = expect(reading).rejects.toThrow(ReaderClosed);
    await own.close();
    await outcome;
  });

  const program = `
    import { Readable } from 'node:stream';
    import { createReader } from '${new URL('index.ts', import.meta.url).href}';
    const reader = createReader();
    const bytes = Readable.from([Buffer.from('%PDF-')]);
    await reader.read({ open: async () => bytes, media_type: 'application/pdf' });
    process.stdout.write(String(reader.pid()));
  `;
  const run = (ending: string) =>
    spawnSync(process.execPath, ['--input-type=module', '--eval', program + ending], { timeout: 30_000 });

  it.each([
    ['that is killed', "process.kill(process.pid, 'SIGKILL');", 'SIGKILL'],
    ['that has no more work', '', null],
  ])('ends with a server %s', async (_, ending, signal) => {
    const ended = run(ending);
    expect(ended.signal).toBe(signal);
    const pid = Number(ended.stdout.toString());
    expect(pid).toBeGreaterThan(0);
    const isGone = () => {
      try {
        return !process.kill(pid, 0);
      } catch {
        return true;
      }
    };
    for (const deadline = Date.now() + 10_000; !isGone() && Date.now() < deadline;)
      await new Promise((resolve) => setTimeout(resolve, 20));
    expect(isGone()).toBe(true);
  });
});
