import { createRequire } from 'node:module';
import path from 'node:path';
import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { getDocument, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import {
  IMAGE_PIXELS_MAX,
  PAGE_TEXT_LENGTH_MAX,
  type Report,
  TEXT_LENGTH_MAX,
  TEXT_PAGES_MAX,
  THUMBNAIL_HEIGHT_MAX_PX,
  THUMBNAIL_WIDTH_PX,
} from './reading.ts';

interface CanvasAndContext {
  canvas: Canvas | null;
  context: SKRSContext2D | null;
}

/** @throws RangeError if the canvas needs more memory than the reading process has. */
function limited(width: number, height: number): void {
  if (width * height > IMAGE_PIXELS_MAX) throw new RangeError(`No canvas of ${width} × ${height} pixels.`);
}

/** Creates the canvases that pdf.js needs internally, with a limited size. */
class LimitedCanvasFactory {
  create(width: number, height: number): CanvasAndContext {
    limited(width, height);
    const canvas = createCanvas(width, height);
    return { canvas, context: canvas.getContext('2d') };
  }

  getNoAlphaContext(canvas: Canvas): SKRSContext2D {
    return canvas.getContext('2d', { alpha: false });
  }

  reset({ canvas }: CanvasAndContext, width: number, height: number): void {
    limited(width, height);
    if (canvas) Object.assign(canvas, { width, height });
  }

  destroy(made: CanvasAndContext): void {
    // Frees the memory immediately.
    if (made.canvas) Object.assign(made.canvas, { width: 0, height: 0 });
    Object.assign(made, { canvas: null, context: null });
  }
}

const library = path.dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));
const folder = (name: string): string => `${path.join(library, name)}/`;

/** Removes private-use characters too, because they mark search hits. */
const tidy = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll(/[\p{Cc}\p{Co}\p{Cs}\s]+/gu, ' ')
    .trim()
    .slice(0, PAGE_TEXT_LENGTH_MAX);

async function textOf(pdf: PDFDocumentProxy, number: number): Promise<string> {
  const page = await pdf.getPage(number);
  const { items } = await page.getTextContent();
  page.cleanup();
  return tidy(items.map((item) => ('str' in item ? `${item.str}${item.hasEOL ? '\n' : ''}` : '')).join(''));
}

async function readPages(pdf: PDFDocumentProxy, firstPage: number, report: Report): Promise<void> {
  let length = 0;
  for (let number = firstPage; number <= Math.min(pdf.numPages, TEXT_PAGES_MAX); number += 1) {
    const text = await textOf(pdf, number).catch(() => null);
    length += text?.length ?? 0;
    if (length > TEXT_LENGTH_MAX) {
      await report({ kind: 'unreadable' });
      return;
    }
    await report({ kind: 'page', text });
  }
}

async function draw(pdf: PDFDocumentProxy): Promise<Uint8Array<ArrayBuffer>> {
  const page = await pdf.getPage(1);
  const { width } = page.getViewport({ scale: 1 });
  const viewport = page.getViewport({ scale: THUMBNAIL_WIDTH_PX / width });
  const height = Math.max(1, Math.min(Math.round(viewport.height), THUMBNAIL_HEIGHT_MAX_PX));
  const canvas = createCanvas(THUMBNAIL_WIDTH_PX, height);
  // The types of pdf.js accept only the canvas of a browser, which has the same methods as this canvas.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  await page.render({ canvas: canvas as never, viewport }).promise;
  return new Uint8Array(await canvas.encode('webp', 82));
}

/** @param firstPage counted from 1. @throws the error of pdf.js if the PDF is broken or has a password. */
export async function readPdf(
  bytes: Uint8Array<ArrayBuffer>,
  firstPage: number,
  report: Report,
): Promise<void> {
  const task = getDocument({
    data: bytes,
    standardFontDataUrl: folder('standard_fonts'),
    cMapUrl: folder('cmaps'),
    wasmUrl: folder('wasm'),
    iccUrl: folder('iccs'),
    cMapPacked: true,
    disableFontFace: true,
    useSystemFonts: false,
    enableXfa: false,
    maxImageSize: IMAGE_PIXELS_MAX,
    CanvasFactory: LimitedCanvasFactory,
    verbosity: 0,
  });
  try {
    const pdf = await task.promise;
    await report({ kind: 'page_count', count: pdf.numPages });
    await readPages(pdf, firstPage, report);
    const thumbnail = await draw(pdf).catch(() => null);
    if (thumbnail) await report({ kind: 'thumbnail', bytes: thumbnail });
  } finally {
    await task.destroy();
  }
}
