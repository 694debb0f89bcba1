import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createPdf } from '../../testing/create-file.ts';
import { deflateRepeated } from '../../testing/hostile-files.ts';
import { checkDocumentType } from './index.ts';

let folder: string;
let pdf: Buffer;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'mijn-type-'));
  pdf = await createPdf('De lift wordt gekeurd.');
});
afterAll(() => rm(folder, { recursive: true }));

async function check(name: string, bytes: Buffer | string) {
  const target = path.join(folder, name);
  await writeFile(target, bytes);
  return checkDocumentType({ name, declared: '', path: target });
}

const text = () => pdf.toString('latin1');
const from = (latin1: string) => Buffer.from(latin1, 'latin1');

describe('a PDF is accepted', () => {
  it.each([
    ['that is valid', () => pdf],
    ['with bytes before its header', () => from(`Van: kopieerapparaat\r\n${text()}`)],
    ['with bytes after its end', () => Buffer.concat([pdf, Buffer.alloc(5000)])],
    ['without its last bytes', () => pdf.subarray(0, pdf.length - 200)],
    [
      'whose startxref is not the offset of its table',
      () => from(text().replace(/startxref\s+\d+/u, 'startxref\n1')),
    ],
    ['with old line endings', () => from(text().replaceAll('\n', '\r'))],
    [
      'whose first object starts far from its header',
      () => from(`%PDF-1.7\n${'%'.repeat(65_530)}\n${text()}`),
    ],
    [
      'whose first object is split over two chunks of bytes',
      () => from(`%PDF-1.7\n%${' '.repeat(65_521)}\n12 0 obj\n`),
    ],
    ['whose objects are in compressed streams', () => from('%PDF-1.5\n7 0 obj\n<</Type/ObjStm/Length 0>>')],
  ])('%s', async (_, bytes) => {
    expect(await check('Stuk.PDF', bytes())).toEqual({ extension: 'pdf', media_type: 'application/pdf' });
  });
});

describe('a file is refused', () => {
  it.each([
    ['of 0 bytes', 'Leeg.pdf', '', 'file_empty'],
    ['of 0 bytes, also with another extension', 'Leeg.xlsx', '', 'file_empty'],
    ['that has only the header of a PDF', 'Half.pdf', '%PDF-1.7', 'file_damaged'],
    ['with only the header and end of a PDF', 'Half.pdf', '%PDF-1.7\nstartxref\n0\n%%EOF', 'file_damaged'],
    [
      'that has zero bytes after the header of a PDF',
      'Half.pdf',
      `%PDF-1.7\n${'\0'.repeat(2e5)}`,
      'file_damaged',
    ],
    ['that has words after the header of a PDF', 'Half.pdf', '%PDF-1.7\n1 goed object', 'file_damaged'],
    ['that is a text', 'Tekst.pdf', 'Beste bewoners', 'unsupported_file_type'],
    [
      'whose header starts too late',
      'Tekst.pdf',
      `${' '.repeat(1024)}%PDF-1.7 1 0 obj`,
      'unsupported_file_type',
    ],
    [
      'of another type that contains the header of a PDF',
      'Foto.pdf',
      'GIF89a %PDF-1.7 1 0 obj',
      'unsupported_file_type',
    ],
  ])('%s', async (_, name, bytes, code) => {
    await expect(check(name, bytes)).rejects.toMatchObject({ code });
  });

  it('that decompresses to 1 GB in the part with its type', async () => {
    const content = deflateRepeated(0x20, 1_000_000_000).subarray(2, -4);
    const name = Buffer.from('[Content_Types].xml');
    const header = Buffer.alloc(30);
    header.writeUInt32LE(0x04034b50);
    header.writeUInt16LE(20, 4);
    header.writeUInt16LE(8, 8);
    header.writeUInt32LE(content.length, 18);
    // The header declares a thousand bytes.
    header.writeUInt32LE(1000, 22);
    header.writeUInt16LE(name.length, 26);
    const before = process.memoryUsage.rss();
    await expect(check('Bom.docx', Buffer.concat([header, name, content]))).rejects.toMatchObject({
      code: 'unsupported_file_type',
    });
    expect(process.memoryUsage.rss() - before).toBeLessThan(100_000_000);
  });
});
