import { buffer } from 'node:stream/consumers';
import { afterAll, describe, expect, it } from '@jest/globals';
import PdfDocument from 'pdfkit';
import sharp from 'sharp';
import { createReader } from './index.ts';

const reader = createReader();
afterAll(() => reader.close());

async function makePdf(pages: readonly string[], options: PDFKit.PDFDocumentOptions = {}) {
  const pdf = new PdfDocument({ autoFirstPage: false, ...options });
  for (const page of pages) pdf.addPage().text(page);
  pdf.end();
  return new Uint8Array(await buffer(pdf));
}

const UNREADABLE = { page_count: null, pages: [], thumbnail: null };

describe('reading a document', () => {
  it('finds the text of each page and a picture of the first', async () => {
    const bytes = await makePdf(['Notulen é € ë', '', 'De  dakgoot\nlekt']);
    const { thumbnail, ...rest } = await reader.read({ bytes, media_type: 'application/pdf' });
    expect(rest).toEqual({ page_count: 3, pages: ['Notulen é € ë', '', 'De dakgoot lekt'] });
    expect(await sharp(thumbnail ?? undefined).metadata()).toMatchObject({ format: 'webp', width: 400 });
  });

  it.each([
    ['a broken PDF', 'application/pdf', '%PDF-1.7 kapot'],
    ['a broken picture', 'image/png', '\u0089PNG kapot'],
    ['an Office file', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'PK'],
  ])('reads %s as unreadable', async (_, media_type, content) => {
    const bytes = new Uint8Array(Buffer.from(content));
    expect(await reader.read({ bytes, media_type })).toEqual(UNREADABLE);
  });

  it('reads a PDF that asks for a password as unreadable', async () => {
    const bytes = await makePdf(['Geheim'], { userPassword: 'geheim' });
    expect(await reader.read({ bytes, media_type: 'application/pdf' })).toEqual(UNREADABLE);
  });

  it('gives up a document that takes too long, and reads the next one', async () => {
    const impatient = createReader(0);
    const bytes = await makePdf(['Lang']);
    expect(await impatient.read({ bytes, media_type: 'application/pdf' })).toEqual(UNREADABLE);
    await impatient.close();
    const next = await reader.read({ bytes: await makePdf(['Volgende']), media_type: 'application/pdf' });
    expect(next.pages).toEqual(['Volgende']);
  });
});
