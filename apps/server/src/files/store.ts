import type { Readable } from 'node:stream';

/** Bytes from `start` to `end`, both included. */
export interface ByteRange {
  start: number;
  end: number;
}

/**
 * Stores bytes by key, in a folder or an S3-compatible store. The bytes of a key never change, so that reading needs no
 * lock and a repeated `put` is harmless.
 */
export interface Store {
  /** Moves a local file to a key. Afterwards the bytes survive a power cut. */
  put(key: string, localPath: string): Promise<void>;
  has(key: string): Promise<boolean>;
  /** @throws FileMissing for a key without bytes. */
  read(key: string, range?: ByteRange): Promise<Readable>;
  /** Lists the keys with a prefix. */
  list(prefix: string): AsyncIterable<string>;
  remove(key: string): Promise<void>;
}

/** The store lacks the bytes that a row refers to: something outside the portal deleted them. */
export class FileMissing extends Error {
  constructor(key: string, options?: ErrorOptions) {
    super(`The store has no bytes under ${key}: restore them from the backup.`, options);
    this.name = 'FileMissing';
  }
}

/** The key of a file, by the hexadecimal SHA-256 of its content. */
export const contentKey = (hash: string): string => `content/${hash.slice(0, 2)}/${hash}`;

/** The key of a thumbnail, by the hash of the content of its file. */
export const thumbnailKey = (hash: string): string => `thumbnails/${hash.slice(0, 2)}/${hash}.webp`;
