import type { PDFDocumentProxy } from 'pdfjs-dist';
import styles from './print-pages.module.css';

/** The resolution of a printed page, in pixels per point: 150 per inch. */
const PRINT_SCALE = 150 / 72;

/** The maximum number of pixels of a printed page, for a page that is larger than A4. */
const PAGE_PIXELS_MAX = 8_000_000;

/** The maximum number of pages that is printed from the viewer (inclusive). A longer document is printed from its download. */
export const PRINTED_PAGES_MAX = 200;

async function pictureOf(pdf: PDFDocumentProxy, number: number): Promise<Blob> {
  const page = await pdf.getPage(number);
  const { width, height } = page.getViewport({ scale: 1 });
  const scale = Math.min(PRINT_SCALE, Math.sqrt(PAGE_PIXELS_MAX / (width * height)));
  const viewport = page.getViewport({ scale });
  const canvas = document.createElement('canvas');
  canvas.width = Math.floor(viewport.width);
  canvas.height = Math.floor(viewport.height);
  await page.render({ canvas, viewport, intent: 'print' }).promise;
  const picture = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve);
  });
  // The memory of a canvas is only released at once if it has no size.
  canvas.width = 0;
  if (!picture) throw new Error(`Page ${number} can't be drawn.`);
  return picture;
}

/**
 * Draws all pages one by one, and opens the print dialog of the browser with them alone. The pages are compressed
 * pictures until they are printed.
 *
 * @param onPage called with the number of each page before it is drawn.
 */
export async function printPages(
  pdf: PDFDocumentProxy,
  signal: AbortSignal,
  onPage: (number: number) => void,
): Promise<void> {
  const sheets = document.createElement('div');
  sheets.className = styles['sheets'] ?? '';
  const urls: string[] = [];
  try {
    for (let number = 1; number <= pdf.numPages; number += 1) {
      onPage(number);
      const url = URL.createObjectURL(await pictureOf(pdf, number));
      urls.push(url);
      signal.throwIfAborted();
      const image = new Image();
      image.src = url;
      sheets.append(image);
    }
    document.body.append(sheets);
    await Promise.all([...sheets.children].map(async (image) => image instanceof Image && image.decode()));
    signal.throwIfAborted();
    const printed = new Promise((resolve) => {
      window.addEventListener('afterprint', resolve, { once: true });
      signal.addEventListener('abort', resolve, { once: true });
    });
    window.print();
    await printed;
  } finally {
    sheets.remove();
    for (const url of urls) URL.revokeObjectURL(url);
  }
}
