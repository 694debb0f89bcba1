import { onePagePdfText } from '../../src/testing/pdf-text.ts';

/** A PDF of one page with one line of text, small enough to write out; blown up with spaces to a size in bytes. */
export function onePagePdf(text: string, byteSize = 0): Buffer {
  return Buffer.from(onePagePdfText(text, byteSize), 'latin1');
}
