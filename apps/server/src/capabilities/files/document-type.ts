import { createReadStream } from 'node:fs';
import {
  type DocumentExtension,
  documentTypes,
  extensionOf,
  isDocumentExtension,
} from '@mijn/domain/uploads';
import { checkSentFile, RefusedFile, type SentFile, wrongType } from './sent-file.ts';
import { findFileType } from './find-file-type.ts';

/** The offset in bytes, because mail programs and printers may add bytes before a PDF's header (ISO 32000, annex H). */
const HEADER_WITHIN = 1024;

/** Matches the start of a PDF object. A file without objects has no pages. */
const OBJECT = /\d[\s\0]{1,16}\d{1,10}[\s\0]{1,16}obj(?![a-z])/u;

/** The number of bytes at the end of a chunk that are searched again together with the next chunk. */
const OVERLAP = 64;

export function beginsAsPdf(bytes: Buffer): boolean {
  return bytes.subarray(0, HEADER_WITHIN).includes('%PDF-');
}

/** The PDF may still be damaged, because viewers repair much damage, and the reading finds the rest. */
export const holdsPdfObject = (bytes: Buffer): boolean => OBJECT.test(bytes.toString('latin1'));

async function inspectPdf(path: string): Promise<'pdf' | 'header_only' | 'other'> {
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

/** The name, the declared media type and the content of the document agree in this type. */
export interface DocumentType {
  extension: DocumentExtension;
  media_type: (typeof documentTypes)[DocumentExtension];
}

const allExtensions = Object.keys(documentTypes).filter((extension) => isDocumentExtension(extension));

/** @throws RefusedFile for a PDF without objects after its header. */
async function contentType(path: string, expected: string): Promise<string | undefined> {
  const found = await findFileType(path);
  const mayBePdf = expected === 'application/pdf' && (found === undefined || found.mime === expected);
  if (!mayBePdf) return found?.mime;
  const content = await inspectPdf(path);
  if (content === 'header_only') {
    throw new RefusedFile('file_damaged', 'The file begins as a PDF, and there is nothing behind that.');
  }
  return content === 'pdf' ? expected : undefined;
}

/**
 * Checks name, declared type and content (docs/product.md#files-types). @throws RefusedFile if the file is empty, damaged
 * or not accepted, or if these contradict each other. @param accepted the extensions; by default those of the archive.
 */
export async function checkDocumentType(
  file: SentFile,
  accepted: readonly DocumentExtension[] = allExtensions,
): Promise<DocumentType> {
  const extension = extensionOf(file.name);
  if (!isDocumentExtension(extension) || !accepted.includes(extension))
    throw wrongType(`Files of the type .${extension} are not accepted.`);
  const media_type = documentTypes[extension];
  await checkSentFile(file, extension, (mediaType) => mediaType === media_type);
  if ((await contentType(file.path, media_type)) !== media_type) {
    throw wrongType(`The content of the file is not that of a .${extension} file.`);
  }
  return { extension, media_type };
}
