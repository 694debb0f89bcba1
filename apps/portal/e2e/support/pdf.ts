import { onePagePdfText } from '../../src/testing/pdf-text.ts';

/**
 * Returns a PDF with one page and one line of text.
 * @param byteSize the minimum size of the page content, in bytes. The content is padded with spaces.
 */
export function onePagePdf(text: string, byteSize = 0): Buffer {
  return Buffer.from(onePagePdfText(text, byteSize), 'latin1');
}
