// The declaration of a package without types is not a module, so it cannot be imported.
// oxlint-disable-next-line typescript/triple-slash-reference
/// <reference path="./pdfjs-legacy.d.ts" />
// The build for older browsers is used, because the main build does not start in Safari 16 to 18, which are
// supported (docs/product.md#browsers).
import {
  getDocument,
  GlobalWorkerOptions,
  InvalidPDFException,
  OPS,
  PasswordException,
  type PDFDocumentLoadingTask,
  type PDFDocumentProxy,
  type PDFPageProxy,
  ResponseException,
} from 'pdfjs-dist/legacy/build/pdf.mjs';
// Vite adds the default export of a `?url` import, but the linter checks the module itself.
// oxlint-disable import/default
import workerUrl from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url';
import dingbats from 'pdfjs-dist/standard_fonts/FoxitDingbats.pfb?url';
import symbol from 'pdfjs-dist/standard_fonts/FoxitSymbol.pfb?url';
// The decoders for the images of scans: the first is for CCITT and JBIG2, the second for JPEG 2000.
import scans from 'pdfjs-dist/wasm/jbig2_nowasm_fallback.js?url';
import 'pdfjs-dist/wasm/openjpeg_nowasm_fallback.js?url';
// oxlint-enable import/default
import { isPictureOfPage } from './picture-of-page.ts';
import { holdsTooLargeImage, IMAGE_PIXELS_MAX } from './too-large-image.ts';

export { TextLayer } from 'pdfjs-dist/legacy/build/pdf.mjs';

GlobalWorkerOptions.workerSrc = workerUrl;

/** The two fonts that a document may omit and that devices cannot replace: bullets and ticks, and Greek letters. */
const fonts: Readonly<Record<string, string>> = {
  'FoxitDingbats.pfb': dingbats,
  'FoxitSymbol.pfb': symbol,
};

/** Fetches the fonts that a document omits. The build gives the font files other names. */
class BinaryDataFactory {
  async fetch({ filename }: { filename: string }): Promise<Uint8Array> {
    const url = fonts[filename];
    const response = url === undefined ? undefined : await fetch(url);
    if (!response?.ok) throw new Error(`The build has no ${filename} for pdf.js.`);
    return new Uint8Array(await response.arrayBuffer());
  }
}

/** The worker of pdf.js imports the decoders for scans by their original names (vite/pdf-decoders.ts). */
const decoders = new URL('.', new URL(scans, document.baseURI)).href;

/** The size of a range, in bytes. A document of at most two ranges, or of a server without ranges, is fetched whole. */
const RANGE_BYTES = 65_536;

/** Only the ranges of the shown pages are fetched, so that the first page of a large document is soon visible. */
export function openPdf(url: string, stopAtErrors = false): PDFDocumentLoadingTask {
  // WebAssembly is disabled, because the content security policy of the portal blocks it.
  return getDocument({
    url,
    withCredentials: true,
    rangeChunkSize: RANGE_BYTES,
    disableStream: true,
    disableAutoFetch: true,
    useWasm: false,
    wasmUrl: decoders,
    stopAtErrors,
    maxImageSize: IMAGE_PIXELS_MAX,
    BinaryDataFactory,
  });
}

/** Returns whether an error means that a document needs a password. */
export const asksForPassword = (error: unknown): boolean => error instanceof PasswordException;

const HTTP_GONE = 410;

/** Returns whether an error means that the server has lost the bytes of the document. */
export const isMissing = (error: unknown): boolean =>
  error instanceof ResponseException && error.status === HTTP_GONE;

/** Returns whether an error means that the server can't send the document now, so that a download would fail too. */
export const isUnavailable = (error: unknown): boolean =>
  error instanceof ResponseException && error.status >= 500;

/** Returns whether an error means that a file is not a readable PDF. */
export const isDamaged = (error: unknown): boolean => error instanceof InvalidPDFException;

/** Returns whether a document has an image that is too large to draw, so that its page is incomplete. */
export const hasTooLargeImage = async (pdf: PDFDocumentProxy): Promise<boolean> =>
  holdsTooLargeImage(await pdf.getData());

/** Returns whether an image covers most of a page, as in a scan. */
export async function isPicture(page: PDFPageProxy): Promise<boolean> {
  const { width, height } = page.getViewport({ scale: 1 });
  return isPictureOfPage(await page.getOperatorList(), OPS, width * height);
}

/** Rejects if a part of a drawn page is unreadable, because pdf.js draws such a page without that part. */
export async function proofread(url: string, page: PDFPageProxy): Promise<void> {
  // pdf.js stores `null` for an image that cannot be decoded.
  for (const objects of [page.objs, page.commonObjs])
    for (const [name, data] of objects)
      if (data === null)
        throw new Error(`The image ${String(name)} of page ${page.pageNumber} is unreadable.`);
  // pdf.js skips an unreadable stencil, which scanners make of text. In strict mode the
  // operators of the page end at such a stencil.
  const task = openPdf(url, true);
  try {
    const strict = await (await task.promise).getPage(page.pageNumber);
    const [read, drawn] = await Promise.all([strict.getOperatorList(), page.getOperatorList()]);
    if (read.fnArray.length < drawn.fnArray.length)
      throw new Error(`A part of page ${page.pageNumber} is unreadable.`);
  } finally {
    await task.destroy();
  }
}
