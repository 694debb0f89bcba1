import type { Readable } from 'node:stream';
import type { PictureSize } from '@mijn/domain/albums';
import { type PictureFormat, pictureFormats, pictureNames } from './picture-formats.ts';

/** A range of bytes from `start` to `end`, both inclusive. */
export interface ByteRange {
  start: number;
  end: number;
}

/** Bytes in the store, as a listing has them. */
export interface StoredBytes {
  key: string;
  byte_size: number;
  /** When the bytes were received or stored. */
  stored_at: Date;
}

/**
 * Stores bytes by key, in a folder or an S3-compatible store. The bytes of a key never change, so that
 * reading needs no lock and a repeated `put` is harmless.
 */
export interface Store {
  /** Moves a local file to a key. Afterwards the bytes are kept even if the power fails. */
  put(key: string, localPath: string): Promise<void>;
  has(key: string): Promise<boolean>;
  /** Returns the number of bytes of a key, or undefined if the key has none. */
  sizeOf(key: string): Promise<number | undefined>;
  /**
   * Returns the bytes of a key, or a range of the bytes.
   * @throws FileMissing if the key has no bytes.
   */
  read(key: string, range?: ByteRange): Promise<Readable>;
  /** Lists what has a key with a prefix, in any order. Only a small part of it is in memory at a time. */
  list(prefix: string): AsyncIterable<StoredBytes>;
  remove(key: string): Promise<void>;
}

/**
 * The error when the store lacks the bytes that a row refers to, because something outside the portal deleted
 * them.
 */
export class FileMissing extends Error {
  constructor(key: string, options?: ErrorOptions) {
    super(`The store has no bytes under ${key}: restore them from the backup.`, options);
    this.name = 'FileMissing';
  }
}

/** Returns the key of a file. `hash` is the SHA-256 hash of the content, in hexadecimal. */
export const contentKey = (hash: string): string => `content/${hash.slice(0, 2)}/${hash}`;

/**
 * Returns the key of a received photo until its pictures are made. No other photo shares the bytes, because
 * they are removed afterwards. `hash` is the hash of the content.
 */
export const receivedPhotoKey = (photoId: string, hash: string): string =>
  `received/${hash.slice(0, 2)}/${photoId}-${hash}`;

/** Returns the key of a picture of a photo. `hash` is the hash of the content of the received photo. */
export const pictureKey = (hash: string, size: PictureSize, format: PictureFormat): string =>
  `pictures/${hash.slice(0, 2)}/${hash}-${size}.${format}`;

/** Returns the keys of all pictures of a photo. */
export const pictureKeys = (hash: string): string[] =>
  pictureNames.flatMap((size) => pictureFormats.map((format) => pictureKey(hash, size, format)));

/** Returns the key of a thumbnail. `hash` is the hash of the content of the original file. */
export const thumbnailKey = (hash: string): string => `thumbnails/${hash.slice(0, 2)}/${hash}.webp`;

/** The prefix of the keys of exports of personal data. */
export const EXPORTS = 'exports/';

/**
 * Returns the key of an export of personal data. Each attempt to make one has another `fileId`; without it, the
 * prefix of the keys of all attempts.
 */
export const exportKey = (exportId: string, fileId = ''): string => `${EXPORTS}${exportId}/${fileId}`;
