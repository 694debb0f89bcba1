import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

/** The bytes of a file of a build as they go over the wire. */
export type BytesOf = (file: string) => number;

/** Bytes after brotli at its best. */
export function brotliBytes(content: Buffer | string): number {
  return brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).byteLength;
}

/** Takes the size of the compressed file beside it, and compresses what has none. */
export function wireBytesIn(folder: string): BytesOf {
  const known = new Map<string, number>();
  const measure = (file: string): number => {
    const full = path.join(folder, file);
    return existsSync(`${full}.br`) ? statSync(`${full}.br`).size : brotliBytes(readFileSync(full));
  };
  return (file) => {
    const bytes = known.get(file) ?? measure(file);
    known.set(file, bytes);
    return bytes;
  };
}

export const totalBytes = (files: Iterable<string>, bytesOf: BytesOf): number =>
  [...files].reduce((sum, file) => sum + bytesOf(file), 0);
