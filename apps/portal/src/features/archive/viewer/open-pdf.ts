import { getDocument, GlobalWorkerOptions, type PDFDocumentProxy } from 'pdfjs-dist';
// Vite makes the default export of a `?url` import; the linter looks into the module itself.
// oxlint-disable-next-line import/default
import workerAddress from 'pdfjs-dist/build/pdf.worker.min.mjs?url';

GlobalWorkerOptions.workerSrc = workerAddress;

/** A PDF that is being opened. */
export interface OpenPdf {
  document: Promise<PDFDocumentProxy>;
  /** Stops what is under way and frees the memory. */
  close: () => void;
}

/** Opens the PDF at an address; its pages are fetched in ranges as they are needed. */
export function openPdf(address: string): OpenPdf {
  const task = getDocument({ url: address, withCredentials: true });
  return { document: task.promise, close: () => void task.destroy() };
}
