import { createRequire } from 'node:module';
import path from 'node:path';
import { createCanvas } from '@napi-rs/canvas';
import { getDocument, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import {
  PAGE_TEXT_LENGTH_MAX,
  TEXT_PAGES_MAX,
  THUMBNAIL_HEIGHT_MAX_PX,
  THUMBNAIL_WIDTH_PX,
  type Reading,
} from './reading.ts';

const library = path.dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));
const folder = (name: string): string => `${path.join(library, name)}/`;

/** One line of plain words: no control characters, and none for private use, with which search marks what it found. */
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

async function draw(pdf: PDFDocumentProxy): Promise<Uint8Array<ArrayBuffer>> {
  const page = await pdf.getPage(1);
  const { width } = page.getViewport({ scale: 1 });
  const viewport = page.getViewport({ scale: THUMBNAIL_WIDTH_PX / width });
  const height = Math.max(1, Math.min(Math.round(viewport.height), THUMBNAIL_HEIGHT_MAX_PX));
  const canvas = createCanvas(THUMBNAIL_WIDTH_PX, height);
  // pdf.js is typed for the browser's canvas, which this one is like.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  await page.render({ canvas: canvas as never, viewport }).promise;
  return new Uint8Array(await canvas.encode('webp', 82));
}

/** Reads a PDF: the text of its pages and a picture of the first. @throws whatever pdf.js throws at a broken one. */
export async function readPdf(bytes: Uint8Array<ArrayBuffer>): Promise<Reading> {
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
    verbosity: 0,
  });
  try {
    const pdf = await task.promise;
    const pages: string[] = [];
    for (let number = 1; number <= Math.min(pdf.numPages, TEXT_PAGES_MAX); number += 1) {
      pages.push(await textOf(pdf, number).catch(() => ''));
    }
    return { page_count: pdf.numPages, pages, thumbnail: await draw(pdf).catch(() => null) };
  } finally {
    await task.destroy();
  }
}
