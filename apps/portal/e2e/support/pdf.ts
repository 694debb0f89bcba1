import { randomBytes } from 'node:crypto';
import { onePagePdfText } from '@mijn/api/mock/call';

/** @param byteSize the minimum size of the page content, in bytes. */
export function onePagePdf(text: string, byteSize = 0): Buffer {
  return Buffer.from(onePagePdfText(text, byteSize), 'latin1');
}

/**
 * Returns a PDF whose images consist of noise, so that no compression makes it smaller. The pages stand before the
 * images, and the cross-reference table at the end, as in most files.
 * @param side the width and height of each image, in pixels of one byte.
 */
export function imagesPdf(pages: number, side: number): Buffer {
  const numbers = Array.from({ length: pages }, (_, index) => index);
  const firstImage = 4 + pages;
  const stream = (dictionary: string, bytes: Buffer): Buffer =>
    Buffer.concat([
      Buffer.from(`<< ${dictionary} /Length ${bytes.length} >>\nstream\n`),
      bytes,
      Buffer.from('\nendstream'),
    ]);
  const imageDictionary = `/Type /XObject /Subtype /Image /Width ${side} /Height ${side} /ColorSpace /DeviceGray /BitsPerComponent 8`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${numbers.map((at) => `${4 + at} 0 R`).join(' ')}] /Count ${pages} >>`,
    stream('', Buffer.from('q 595 0 0 595 0 0 cm /I Do Q')),
    ...numbers.map(
      (at) =>
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 3 0 R /Resources << /XObject << /I ${firstImage + at} 0 R >> >> >>`,
    ),
    ...numbers.map(() => stream(imageDictionary, randomBytes(side * side))),
  ];
  const header = Buffer.from('%PDF-1.4\n');
  const parts = objects.map((object, index) =>
    Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`), Buffer.from(object), Buffer.from('\nendobj\n')]),
  );
  let end = header.length;
  const rows = parts.map(({ length }) => {
    const row = `${String(end).padStart(10, '0')} 00000 n \n`;
    end += length;
    return row;
  });
  const size = objects.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${rows.join('')}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${end}\n%%EOF\n`;
  return Buffer.concat([header, ...parts, Buffer.from(table)]);
}
