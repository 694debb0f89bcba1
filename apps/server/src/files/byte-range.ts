import type { ByteRange } from './store.ts';

/**
 * What a Range header asks of a file of `size` bytes: one range, `unsatisfiable` (416), or undefined for the whole
 * file. Several ranges at once and other units are answered with the whole file, as RFC 9110 allows. The package
 * range-parser answers 416 to a suffix longer than the file, which RFC 9110 §14.1.2 answers with the whole file.
 */
export function readRange(header: string | undefined, size: number): ByteRange | 'unsatisfiable' | undefined {
  const match = /^bytes=(?:(\d+)-(\d*)|-(\d+))$/u.exec(header?.trim() ?? '');
  if (!match) return undefined;
  const [, first, last, suffix] = match;
  if (suffix !== undefined) {
    const length = Math.min(Number(suffix), size);
    return length === 0 ? 'unsatisfiable' : { start: size - length, end: size - 1 };
  }
  const start = Number(first);
  const end = last ? Math.min(Number(last), size - 1) : size - 1;
  if (last && Number(last) < start) return undefined;
  return start >= size ? 'unsatisfiable' : { start, end };
}
