/** What was found in a file. */
export interface Reading {
  /** Pages of a PDF; null for other files and for a PDF that can't be opened. */
  page_count: number | null;
  /** The text of each page, from the first; empty texts for pages without any. */
  pages: string[];
  /** The first page, or the picture, as a small WebP. */
  thumbnail: Uint8Array<ArrayBuffer> | null;
  /** Whether reading did not come to its end: what was found until then is kept. */
  is_unreadable: boolean;
}

/** A file to read. */
export interface ReadingTask {
  /** Opens the bytes of the file: once for each attempt. */
  open: () => Promise<AsyncIterable<Uint8Array>>;
  media_type: string;
}

/** The reading of a file that could not be read at all. */
export const UNREADABLE: Reading = { page_count: null, pages: [], thumbnail: null, is_unreadable: true };

/** Width of a thumbnail in pixels: twice the width in a list, for high-resolution screens. */
export const THUMBNAIL_WIDTH_PX = 400;

/** Maximum height of a thumbnail in pixels. A longer page is cut off. */
export const THUMBNAIL_HEIGHT_MAX_PX = 800;

/** Pages whose text is read. Larger documents are rare. */
export const TEXT_PAGES_MAX = 500;

/** Characters of one page that are read: PostgreSQL's search takes no more than a megabyte. */
export const PAGE_TEXT_LENGTH_MAX = 100_000;

/** Characters of one file that are read, some three thousand full pages: the server holds them until they are saved. */
export const TEXT_LENGTH_MAX = 10_000_000;

/** Milliseconds that one attempt at a file may take, once its bytes have been sent. */
export const READING_TIMEOUT_MS = 60_000;

/** Bytes of memory that the reading process may take (docs/decisions/0123-reading-in-a-child-process.md). */
export const READER_MEMORY_BYTES = 1_000_000_000;

/** Megabytes of JavaScript objects in it: images and streams are not among them. */
export const READER_HEAP_MB = 512;

/** Pixels of an image in a PDF that is drawn, A4 at 700 dpi: each takes up to 16 bytes while it is decoded. */
export const IMAGE_PIXELS_MAX = 50_000_000;

/** Pixels of a picture file: it is made small while it is read, and takes up to 6 bytes for each. */
export const PICTURE_PIXELS_MAX = 120_000_000;

/** A message from the server to the reading process: a file, its bytes in pieces, and their end. */
export type ReadingOrder =
  | {
      kind: 'file';
      media_type: string;
      /** The pages before it were read in an earlier attempt. */
      first_page: number;
    }
  | { kind: 'bytes'; bytes: Uint8Array }
  | { kind: 'end' };

/** One finding in a file. */
export type Finding =
  | { kind: 'page_count'; count: number }
  /** The next page; null when its text could not be read. */
  | { kind: 'page'; text: string | null }
  | { kind: 'thumbnail'; bytes: Uint8Array<ArrayBuffer> }
  /** The file is broken, protected or too large to be read to its end. */
  | { kind: 'unreadable' };

/** A message from the reading process to the server. */
export type ReadingReport =
  /** It has started. */
  | { kind: 'ready' }
  | { kind: 'found'; finding: Finding }
  /** The file is finished; `rss` is the memory that the process has now, in bytes. */
  | { kind: 'done'; rss: number };

/** Reports a finding, and resolves once it has left the process. */
export type Report = (finding: Finding) => Promise<void>;

/** A reading without findings. */
export const newReading = (): Reading => ({
  page_count: null,
  pages: [],
  thumbnail: null,
  is_unreadable: false,
});

/** Adds the next finding to a reading. */
export function addFinding(reading: Reading, finding: Finding): void {
  if (finding.kind === 'page_count') reading.page_count = finding.count;
  else if (finding.kind === 'thumbnail') reading.thumbnail = finding.bytes;
  else if (finding.kind === 'unreadable') reading.is_unreadable = true;
  else {
    reading.pages.push(finding.text ?? '');
    reading.is_unreadable ||= finding.text === null;
  }
}
