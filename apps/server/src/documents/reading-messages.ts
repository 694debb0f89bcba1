/** What the server sends to the reading process: a file, its bytes in pieces, and the end of them. */
export type ReadingOrder =
  | {
      kind: 'file';
      media_type: string;
      /** The pages before it were read in an earlier attempt. */
      first_page: number;
    }
  | { kind: 'bytes'; bytes: Uint8Array }
  | { kind: 'end' };

/** What is found in a file, as it is found. */
export type Finding =
  | { kind: 'page_count'; count: number }
  /** The next page; null when its text could not be read. */
  | { kind: 'page'; text: string | null }
  | { kind: 'thumbnail'; bytes: Uint8Array<ArrayBuffer> }
  /** The file is broken, protected or too large to be read to its end. */
  | { kind: 'unreadable' };

/** What the reading process sends to the server. */
export type ReadingReport =
  /** It has started. */
  | { kind: 'ready' }
  | { kind: 'found'; finding: Finding }
  /** The file is finished; `rss` is the memory that the process has now, in bytes. */
  | { kind: 'done'; rss: number };

/** Passes a finding on; resolves once it has left the process. */
export type Tell = (finding: Finding) => Promise<void>;
