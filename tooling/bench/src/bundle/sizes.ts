import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

export type BytesOf = (file: string) => number;

/** Returns the number of bytes after compression with brotli at level 11. */
export function brotliBytes(content: Buffer | string): number {
  return brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).byteLength;
}

/** Returns the size of the `.br` file next to a file, or compresses the file if there is none. */
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
