import { createReadStream } from 'node:fs';

/** Bytes in which the header of a PDF begins: mail programs and printers put something before it (ISO 32000, annex H). */
const HEADER_WITHIN = 1024;

/** The beginning of any object: a file without one has no page, whatever repairs it. */
const OBJECT = /\d[\s\0]{1,16}\d{1,10}[\s\0]{1,16}obj(?![a-z])/u;

/** Characters of a piece that are looked at again with the next one. */
const OVERLAP = 64;

/** Whether bytes begin as a PDF does. */
export function beginsAsPdf(bytes: Buffer): boolean {
  return bytes.subarray(0, HEADER_WITHIN).includes('%PDF-');
}

/**
 * Whether there is something behind the header of a PDF. It may be damaged all the same: viewers repair a lot, and what
 * they can't repair is found when it is read.
 */
export const holdsPdfObject = (bytes: Buffer): boolean => OBJECT.test(bytes.toString('latin1'));

/** What a file is, whose name says that it is a PDF. */
export async function inspectPdf(path: string): Promise<'pdf' | 'header_only' | 'other'> {
  let before: Buffer | undefined;
  for await (const chunk of createReadStream(path)) {
    const piece: Buffer = chunk;
    if (!before && !beginsAsPdf(piece)) return 'other';
    const bytes = before ? Buffer.concat([before, piece]) : piece;
    if (holdsPdfObject(bytes)) return 'pdf';
    before = bytes.subarray(-OVERLAP);
  }
  return before ? 'header_only' : 'other';
}
