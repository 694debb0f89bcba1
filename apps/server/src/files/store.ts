import type { Readable } from 'node:stream';

/** Bytes from `start` to `end`, both included. */
export interface ByteRange {
  start: number;
  end: number;
}

/**
 * Where bytes are kept by key: a folder, or an S3-compatible store. What is under a key never changes, so that reading
 * needs no lock and putting twice is no harm.
 */
export interface Store {
  /** Takes a local file in under a key. When this returns, the bytes survive a power cut. The local file is gone then. */
  put(key: string, localPath: string): Promise<void>;
  has(key: string): Promise<boolean>;
  /** @throws FileMissing when there is nothing under the key. */
  read(key: string, range?: ByteRange): Promise<Readable>;
  /** Every key that begins so. */
  list(prefix: string): AsyncIterable<string>;
  remove(key: string): Promise<void>;
}

/** A row points at bytes that the store does not have: something outside the portal took them away. */
export class FileMissing extends Error {
  constructor(key: string, options?: ErrorOptions) {
    super(`The store has no bytes under ${key}: restore them from the backup.`, options);
    this.name = 'FileMissing';
  }
}

/** Where the bytes of a file are, by the hexadecimal SHA-256 of its content. */
export const contentKey = (hash: string): string => `content/${hash.slice(0, 2)}/${hash}`;

/** Where the picture of a file's first page is: made from the content, so named by it. */
export const thumbnailKey = (hash: string): string => `thumbnails/${hash.slice(0, 2)}/${hash}.webp`;
