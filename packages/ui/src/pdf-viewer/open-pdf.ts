import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist';
import type * as PdfLibrary from './pdf-library.ts';

/** A document that pdf.js has opened, with what its reader needs of the library. */
export interface OpenPdf {
  pdf: PDFDocumentProxy;
  TextLayer: typeof PdfLibrary.TextLayer;
  /** Rejects if a part of a drawn page is unreadable. */
  proofread: (page: PDFPageProxy) => Promise<void>;
  /** Returns whether an image covers most of a page, as in a scan. */
  isPicture: (page: PDFPageProxy) => Promise<boolean>;
  /** The size of the file in bytes, or 0 if the server does not send the size. */
  byteSize: number;
  /** Resolves when a page has been drawn, or could not be drawn. */
  firstDrawn: Promise<void>;
  /** Call this when a page has been drawn, or could not be drawn. */
  onDrawn: () => void;
  /** Returns whether the document has an image with too many pixels. The whole file is fetched for this. */
  hasTooLargeImage: () => Promise<boolean>;
  /** Whether the document can also be read as text: on a phone, if its first page has text. */
  isTextOffered: boolean;
  /** Whether a page of A4 was too small to read when the document opened. */
  isNarrow: boolean;
  /** The size of the first page, in points. Other pages are shown in this size until their own size is known. */
  size: { width: number; height: number };
}
