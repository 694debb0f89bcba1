import { buffer } from 'node:stream/consumers';
import Pdf from 'pdfkit';
import sharp from 'sharp';

export async function createPdf(...pages: readonly string[]): Promise<Buffer<ArrayBuffer>> {
  const pdf = new Pdf({ autoFirstPage: false });
  for (const text of pages) pdf.addPage().text(text);
  pdf.end();
  return Buffer.from(await buffer(pdf));
}

/** The image has metadata. */
export async function createTurnedJpeg(): Promise<Buffer<ArrayBuffer>> {
  const { data } = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#0f4a50' } })
    .jpeg()
    .withExif({ IFD0: { Copyright: 'Bewoner van nr. 41' } })
    .withMetadata({ orientation: 6 })
    .toBuffer({ resolveWithObject: true });
  return Buffer.from(data);
}

/** Returns the shortest text that is accepted as a PDF. It has no text to read. */
export const pdfStub = (mark = 'een'): string => `%PDF-1.7\n1 0 obj\n(${mark})\nendobj\n`;
