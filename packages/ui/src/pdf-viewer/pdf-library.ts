// A declaration of a package without types is no module: it cannot be imported.
// oxlint-disable-next-line typescript/triple-slash-reference
/// <reference path="./pdfjs-legacy.d.ts" />
// The build for older browsers: the other one does not start in Safari 16 to 18 (specification §9 supports them).
import {
  getDocument,
  GlobalWorkerOptions,
  InvalidPDFException,
  PasswordException,
  type PDFDocumentLoadingTask,
  type PDFDocumentProxy,
  type PDFPageProxy,
} from 'pdfjs-dist/legacy/build/pdf.mjs';
// Vite makes the default export of a `?url` import; the linter looks into the module itself.
// oxlint-disable import/default
import workerAddress from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url';
import dingbats from 'pdfjs-dist/standard_fonts/FoxitDingbats.pfb?url';
import symbol from 'pdfjs-dist/standard_fonts/FoxitSymbol.pfb?url';
// For the images of scans: the first for CCITT and JBIG2, the other for JPEG 2000.
import scans from 'pdfjs-dist/wasm/jbig2_nowasm_fallback.js?url';
import 'pdfjs-dist/wasm/openjpeg_nowasm_fallback.js?url';
// oxlint-enable import/default
import { holdsTooLargeImage, IMAGE_PIXELS_MAX } from './too-large-image.ts';

export { TextLayer } from 'pdfjs-dist/legacy/build/pdf.mjs';

GlobalWorkerOptions.workerSrc = workerAddress;

/** Both fonts that a document may leave out and that no device replaces: bullets and ticks, and Greek. */
const fonts: Readonly<Record<string, string>> = {
  'FoxitDingbats.pfb': dingbats,
  'FoxitSymbol.pfb': symbol,
};

/** Fetches what a document leaves out, when one does, from the files that the build gave a name of their own. */
class BinaryDataFactory {
  async fetch({ filename }: { filename: string }): Promise<Uint8Array> {
    const address = fonts[filename];
    const response = address === undefined ? undefined : await fetch(address);
    if (!response?.ok) throw new Error(`The build has no ${filename} for pdf.js.`);
    return new Uint8Array(await response.arrayBuffer());
  }
}

/** Where the worker imports the scripts for scans from, when it meets one, by their own names (vite/pdf-decoders.ts). */
const decoders = new URL('.', new URL(scans, document.baseURI)).href;

/** Starts to open the PDF at an address; its pages are fetched in ranges as they are needed. */
export function openPdf(address: string, stopAtErrors = false): PDFDocumentLoadingTask {
  // Under the content security policy of the portal WebAssembly does not run, so it is not tried.
  return getDocument({
    url: address,
    withCredentials: true,
    useWasm: false,
    wasmUrl: decoders,
    stopAtErrors,
    maxImageSize: IMAGE_PIXELS_MAX,
    BinaryDataFactory,
  });
}

/** Whether a document only opens with a password. */
export const asksForPassword = (error: unknown): boolean => error instanceof PasswordException;

/** Whether what came is no document that can be read. */
export const isDamaged = (error: unknown): boolean => error instanceof InvalidPDFException;

/** Whether a document has an image that is left out for its size: why a page of it is not drawn. */
export const hasTooLargeImage = async (pdf: PDFDocumentProxy): Promise<boolean> =>
  holdsTooLargeImage(await pdf.getData());

/** Rejects when something of a drawn page could not be read: pdf.js draws it without. */
export async function proofread(address: string, page: PDFPageProxy): Promise<void> {
  // Of an image that cannot be decoded nothing is kept.
  for (const objects of [page.objs, page.commonObjs])
    for (const [name, data] of objects)
      if (data === null)
        throw new Error(`The image ${String(name)} of page ${page.pageNumber} is unreadable.`);
  // A stencil, which scanners make of text, is skipped. In strict mode the page would end there.
  const task = openPdf(address, true);
  try {
    const strict = await (await task.promise).getPage(page.pageNumber);
    const [read, drawn] = await Promise.all([strict.getOperatorList(), page.getOperatorList()]);
    if (read.fnArray.length < drawn.fnArray.length)
      throw new Error(`A part of page ${page.pageNumber} is unreadable.`);
  } finally {
    await task.destroy();
  }
}
