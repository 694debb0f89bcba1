/** What was found in a file. */
export interface Reading {
  /** Pages of a PDF; null for other files and for a PDF that can't be read. */
  page_count: number | null;
  /** The text of each page, from the first; empty texts for pages without any. */
  pages: string[];
  /** The first page, or the picture, as a small WebP. */
  thumbnail: Uint8Array<ArrayBuffer> | null;
}

/** What a reader is sent. */
export interface ReadingTask {
  bytes: Uint8Array<ArrayBuffer>;
  media_type: string;
}

/** What a file holds that nobody can read. */
export const UNREADABLE: Reading = { page_count: null, pages: [], thumbnail: null };

/** Width of a thumbnail in pixels: twice what a list shows, for sharp screens. */
export const THUMBNAIL_WIDTH_PX = 400;

/** Height of a thumbnail at most: of a page like a till receipt only the top is shown. */
export const THUMBNAIL_HEIGHT_MAX_PX = 800;

/** Pages of which the text is read: more than any deed of a building has. */
export const TEXT_PAGES_MAX = 500;

/** Characters of one page that are read: PostgreSQL's search takes no more than a megabyte. */
export const PAGE_TEXT_LENGTH_MAX = 100_000;

/** Milliseconds that one file may take. */
export const READING_TIMEOUT_MS = 60_000;

/** Megabytes of memory that one reader may take. */
export const READER_MEMORY_MB = 768;
