import type { Readable } from 'node:stream';
import type { PictureSize } from '@mijn/domain/albums';
import { type PictureFormat, pictureFormats, pictureNames } from './picture-formats.ts';

/** Both ends are inclusive. */
export interface ByteRange {
  start: number;
  end: number;
}

export interface StoredBytes {
  key: string;
  byte_size: number;
  stored_at: Date;
}

/** The bytes of a key never change, so that reading needs no lock and a repeated `put` is harmless. */
export interface Store {
  /** Moves a local file. Afterwards the bytes are kept even if the power fails. */
  put(key: string, localPath: string): Promise<void>;
  has(key: string): Promise<boolean>;
  /** Returns undefined if the key has no bytes. */
  sizeOf(key: string): Promise<number | undefined>;
  /** @throws FileMissing if the key has no bytes. */
  read(key: string, range?: ByteRange): Promise<Readable>;
  /** Lists bytes in any order. Only a small part of the list is in memory at a time. */
  list(prefix: string): AsyncIterable<StoredBytes>;
  remove(key: string): Promise<void>;
}

/** Something outside the portal deleted the bytes that a row refers to. */
export class FileMissing extends Error {
  constructor(key: string, options?: ErrorOptions) {
    super(`The store has no bytes under ${key}: restore them from the backup.`, options);
    this.name = 'FileMissing';
  }
}

/** `hash` is SHA-256 in hexadecimal. */
export const contentKey = (hash: string): string => `content/${hash.slice(0, 2)}/${hash}`;

/** No other photo shares the received bytes, because they are removed once the pictures are made. */
export const receivedPhotoKey = (photoId: string, hash: string): string =>
  `received/${hash.slice(0, 2)}/${photoId}-${hash}`;

/** `hash` is that of the received photo. */
export const pictureKey = (hash: string, size: PictureSize, format: PictureFormat): string =>
  `pictures/${hash.slice(0, 2)}/${hash}-${size}.${format}`;

export const pictureKeys = (hash: string): string[] =>
  pictureNames.flatMap((size) => pictureFormats.map((format) => pictureKey(hash, size, format)));

/** `hash` is that of the original file. */
export const thumbnailKey = (hash: string): string => `thumbnails/${hash.slice(0, 2)}/${hash}.webp`;

export const EXPORTS = 'exports/';

/** Each attempt has another `fileId`. Without one, returns the prefix of all attempts. */
export const exportKey = (exportId: string, fileId = ''): string => `${EXPORTS}${exportId}/${fileId}`;
