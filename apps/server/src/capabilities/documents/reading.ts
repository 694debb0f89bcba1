import type { PhotoFinding } from './photos/pictures.ts';

/** The findings in a file: its text, number of pages and thumbnail. */
export interface Reading {
  /** The number of pages of a PDF. It is null for other files, and for a PDF that can't be opened. */
  page_count: number | null;
  /** The text of each page, in page order. A page without text has an empty text. */
  pages: string[];
  /** A small WebP image of the first page or of the picture, or null without a thumbnail. */
  thumbnail: Uint8Array<ArrayBuffer> | null;
  /** Whether reading stopped before the end. The findings so far are kept. */
  is_unreadable: boolean;
  /** Whether reading stopped because its time was over. The file is then unreadable too. */
  is_too_slow: boolean;
}

/** A file to read. */
export interface ReadingTask {
  /** Opens the file, and returns its bytes. It is called once for each attempt. */
  open: () => Promise<AsyncIterable<Uint8Array>>;
  media_type: string;
  /** The time for all attempts together, in milliseconds; `READING_TIMEOUT_MS` by default. */
  timeoutMs?: number;
}

/** The width of a thumbnail in pixels. It is twice the width in a list, for high-resolution screens. */
export const THUMBNAIL_WIDTH_PX = 400;

/** The maximum height of a thumbnail in pixels. A longer page is cut off. */
export const THUMBNAIL_HEIGHT_MAX_PX = 800;

/** The maximum number of pages whose text is read. Larger documents are rare. */
export const TEXT_PAGES_MAX = 500;

/**
 * The maximum number of characters that are read per page, because the search of PostgreSQL accepts at most a
 * megabyte.
 */
export const PAGE_TEXT_LENGTH_MAX = 100_000;

/**
 * The maximum number of characters that are read per file, which is some three thousand full pages. The limit
 * exists because the server keeps the text in memory until it is saved.
 */
export const TEXT_LENGTH_MAX = 10_000_000;

/**
 * The timeout to read a file, in milliseconds. It counts from the moment that all bytes have been sent, over all
 * attempts together.
 */
export const READING_TIMEOUT_MS = 60_000;

/**
 * The time that a file gets at first, in milliseconds. Most files take less than a second. A file that needs more
 * waits until no other file does, so that slow files do not keep the files of others waiting.
 */
export const FIRST_READING_MS = 5000;

/**
 * The maximum memory of the reading process, in bytes (docs/decisions/0123-reading-in-a-child-process.md).
 */
export const READER_MEMORY_BYTES = 1_000_000_000;

/**
 * The maximum memory for JavaScript objects in the reading process, in megabytes. Images and streams are not
 * included.
 */
export const READER_HEAP_MB = 512;

/**
 * The maximum number of pixels of an image or canvas in a PDF, equal to A4 at 700 dpi. Each pixel takes up to
 * 16 bytes during decoding.
 */
export const IMAGE_PIXELS_MAX = 50_000_000;

/**
 * The maximum number of pixels of a picture file. The picture is scaled down while it is read, so each pixel
 * takes up to 6 bytes.
 */
export const PICTURE_PIXELS_MAX = 120_000_000;

/** What the reading process does with a file: it reads a document, or makes the pictures of a photo. */
export type FileOrder =
  | {
      kind: 'file';
      media_type: string;
      /** The first page to read. The pages before this page were read in an earlier attempt. */
      first_page: number;
    }
  | { kind: 'photo'; media_type: string };

/**
 * A message from the server to the reading process: the start of a file, a part of its bytes, or the end of
 * the bytes.
 */
export type ReadingOrder = FileOrder | { kind: 'bytes'; bytes: Uint8Array } | { kind: 'end' };

/** A finding in a document. */
export type Finding =
  | { kind: 'page_count'; count: number }
  /** The text of the next page, or null if the text could not be read. */
  | { kind: 'page'; text: string | null }
  | { kind: 'thumbnail'; bytes: Uint8Array<ArrayBuffer> }
  /** The file is broken, protected or too large, so that it could not be read to its end. */
  | { kind: 'unreadable' };

/** A message from the reading process to the server. */
export type ReadingReport =
  /** The process has started. */
  | { kind: 'ready' }
  | { kind: 'found'; finding: Finding }
  | { kind: 'photo_found'; finding: PhotoFinding }
  /** The file is finished. `rss` is the memory that the process uses now, in bytes. */
  | { kind: 'done'; rss: number };

/** Reports a finding, and resolves when the finding has been sent to the server. */
export type Report = (finding: Finding) => Promise<void>;

/** Returns a reading without findings. */
export const newReading = (): Reading => ({
  page_count: null,
  pages: [],
  thumbnail: null,
  is_unreadable: false,
  is_too_slow: false,
});

/** The reading of a file that could not be read at all. */
export const UNREADABLE: Reading = { ...newReading(), is_unreadable: true };

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
