import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ciiText } from '../testing/cii-text.ts';
import { eInvoiceText } from '../testing/e-invoice-text.ts';
import { pdfWith } from '../testing/pdf-with.ts';
import { embeddedXml } from './embedded-xml.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'mijn-embedded-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function found(bytes: string | Buffer): Promise<string | undefined> {
  const file = path.join(folder, 'een.pdf');
  await writeFile(file, bytes);
  return (await embeddedXml(file))?.toString();
}

describe('an e-invoice inside a PDF', () => {
  it.each([
    ['factur-x.xml', 'text/xml'],
    ['FACTUR-X.XML', 'application/xml'],
    ['ZUGFeRD-invoice.xml', 'application/octet-stream'],
    ['xrechnung.xml', undefined],
    ['bijlage', 'text/plain'],
  ])('is found with the name %s and the type %s', async (name, type) => {
    const other = { name: 'a.xml', content: '<a/>', type: 'text/xml' };
    expect(await found(await pdfWith([other, { name, type, content: ciiText() }]))).toBe(ciiText());
  });

  it('is found also in UBL, and a file with a usual name is found first', async () => {
    expect(await found(await pdfWith([{ name: 'ubl.xml', content: eInvoiceText() }]))).toBe(eInvoiceText());
    const both = [
      { name: 'a.xml', content: eInvoiceText() },
      { name: 'factur-x.xml', content: ciiText() },
    ];
    expect(await found(await pdfWith(both))).toBe(ciiText());
  });

  it.each([
    ['nothing', async () => pdfWith([])],
    ['something else', async () => pdfWith([{ name: 'factur-x.xml', content: '<html/>' }])],
    [
      'half a PDF',
      async () => (await pdfWith([{ name: 'factur-x.xml', content: ciiText() }])).subarray(0, 400),
    ],
    ['no PDF', async () => Buffer.from('%PDF-1.7 /EmbeddedFile')],
  ])('is not found in %s', async (_, make) => {
    expect(await found(await make())).toBeUndefined();
  });

  it('is not found if it needs more memory than the limit', async () => {
    const file = path.join(folder, 'twee.pdf');
    await writeFile(file, await pdfWith([{ name: 'factur-x.xml', content: ciiText() }]));
    expect(await embeddedXml(file)).not.toBeNull();
    expect(await embeddedXml(file, 50_000_000)).toBeNull();
  });
});
