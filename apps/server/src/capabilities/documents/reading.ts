import type { PhotoFinding } from './photos/pictures.ts';

export interface Reading {
  /** The field is null for other files than PDFs, and for a PDF that can't be opened. */
  page_count: number | null;
  /** Pages are in order. A page without text has an empty text. */
  pages: string[];
  /** A small WebP image of the first page or picture, or null. */
  thumbnail: Uint8Array<ArrayBuffer> | null;
  /** Reading stopped before the end. The findings so far are kept. */
  is_unreadable: boolean;
  /** The time was over, so that the file is unreadable too. */
  is_too_slow: boolean;
}

export interface ReadingTask {
  /** The function is called once for each attempt. */
  open: () => Promise<AsyncIterable<Uint8Array>>;
  media_type: string;
  /** The time for all attempts together; `READING_TIMEOUT_MS` by default. */
  timeoutMs?: number;
}

/** Thumbnails have twice their width in a list, for high-resolution screens. */
export const THUMBNAIL_WIDTH_PX = 400;

/** A thumbnail of a longer page is cut off. */
export const THUMBNAIL_HEIGHT_MAX_PX = 800;

/** Documents with more pages are rare. */
export const TEXT_PAGES_MAX = 500;

/** The search of PostgreSQL accepts at most a megabyte per page. */
export const PAGE_TEXT_LENGTH_MAX = 100_000;

/** The text of some three thousand full pages, which the server keeps in memory until the text is saved. */
export const TEXT_LENGTH_MAX = 10_000_000;

/** The timeout counts from the moment that all bytes have been sent, over all attempts together. */
export const READING_TIMEOUT_MS = 60_000;

/** Most files take less than a second. A slower file waits until no other file does, so that no member waits behind it. */
export const FIRST_READING_MS = 5000;

/** The memory of the reading process, in bytes (docs/decisions/0123-reading-in-a-child-process.md). */
export const READER_MEMORY_BYTES = 1_000_000_000;

/** The limit counts JavaScript objects, and neither images nor streams. */
export const READER_HEAP_MB = 512;

/** The limit equals A4 at 700 dpi. Each pixel takes up to 16 bytes during decoding. */
export const IMAGE_PIXELS_MAX = 50_000_000;

/** The picture is scaled down while it is read, so each pixel takes up to 6 bytes. */
export const PICTURE_PIXELS_MAX = 120_000_000;

export type FileOrder =
  | {
      kind: 'file';
      media_type: string;
      /** The pages before this page were read in an earlier attempt. */
      first_page: number;
    }
  | { kind: 'photo'; media_type: string };

export type ReadingOrder = FileOrder | { kind: 'bytes'; bytes: Uint8Array } | { kind: 'end' };

export type Finding =
  | { kind: 'page_count'; count: number }
  /** The field is null if the text could not be read. */
  | { kind: 'page'; text: string | null }
  | { kind: 'thumbnail'; bytes: Uint8Array<ArrayBuffer> }
  /** The file is broken, protected or too large to be read to its end. */
  | { kind: 'unreadable' };

export type ReadingReport =
  | { kind: 'ready' }
  | { kind: 'found'; finding: Finding }
  | { kind: 'photo_found'; finding: PhotoFinding }
  /** `rss` is the memory that the process uses now, in bytes. */
  | { kind: 'done'; rss: number };

/** Resolves when the finding has been sent to the server. */
export type Report = (finding: Finding) => Promise<void>;

export const newReading = (): Reading => ({
  page_count: null,
  pages: [],
  thumbnail: null,
  is_unreadable: false,
  is_too_slow: false,
});

export const UNREADABLE: Reading = { ...newReading(), is_unreadable: true };

export function addFinding(reading: Reading, finding: Finding): void {
  if (finding.kind === 'page_count') reading.page_count = finding.count;
  else if (finding.kind === 'thumbnail') reading.thumbnail = finding.bytes;
  else if (finding.kind === 'unreadable') reading.is_unreadable = true;
  else {
    reading.pages.push(finding.text ?? '');
    reading.is_unreadable ||= finding.text === null;
  }
}
