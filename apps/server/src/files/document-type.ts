import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import {
  type DocumentExtension,
  documentTypes,
  extensionOf,
  isDocumentExtension,
} from '@mijn/domain/uploads';
import { fileTypeFromFile } from 'file-type';
import { DOCUMENT_NAME_LENGTH_MAX } from '@mijn/domain/limits';
import { withoutBidiControls } from '@mijn/domain/texts';
import { AppError } from '../wire/index.ts';

/**
 * The header of a PDF begins within these bytes: mail programs and printers add bytes before it (ISO 32000, annex H).
 */
const HEADER_WITHIN = 1024;

/** The beginning of a PDF object. A file without any object has no pages. */
const OBJECT = /\d[\s\0]{1,16}\d{1,10}[\s\0]{1,16}obj(?![a-z])/u;

/** Characters of a piece that are searched again together with the next piece. */
const OVERLAP = 64;

/** Whether bytes begin as a PDF does. */
export function beginsAsPdf(bytes: Buffer): boolean {
  return bytes.subarray(0, HEADER_WITHIN).includes('%PDF-');
}

/**
 * Whether a PDF has anything after its header. It may still be damaged: viewers repair much, and reading finds the
 * rest.
 */
export const holdsPdfObject = (bytes: Buffer): boolean => OBJECT.test(bytes.toString('latin1'));

/** Inspects the content of a file that is named as a PDF. */
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

/** The type of a document, on which its name, declared media type and content agree. */
export interface DocumentType {
  extension: DocumentExtension;
  media_type: (typeof documentTypes)[DocumentExtension];
}

/** A file that is refused: the `code` is for its sender, the message for the operator. */
export class RefusedFile extends Error {
  readonly code: 'unsupported_file_type' | 'file_empty' | 'file_damaged';

  constructor(code: RefusedFile['code'], message: string) {
    super(message);
    this.name = 'RefusedFile';
    this.code = code;
  }
}

const wrongType = (message: string) => new RefusedFile('unsupported_file_type', message);

/** The media types that browsers send when they do not know the type. */
const UNDECLARED = new Set(['', 'application/octet-stream']);

/** The media type of the content of a file. @throws RefusedFile for a PDF that ends after its header. */
async function contentType(path: string, expected: string): Promise<string | undefined> {
  const found = await fileTypeFromFile(path);
  const mayBePdf = expected === 'application/pdf' && (found === undefined || found.mime === expected);
  if (!mayBePdf) return found?.mime;
  const content = await inspectPdf(path);
  if (content === 'header_only') {
    throw new RefusedFile('file_damaged', 'The file begins as a PDF, and there is nothing behind that.');
  }
  return content === 'pdf' ? expected : undefined;
}

/**
 * Checks the name, the declared media type and the content of a file (decisions §7).
 * @throws RefusedFile for a file that is empty, damaged or of another type, or when the three contradict each other.
 */
export async function checkDocumentType(file: {
  name: string;
  /** Empty when the type was not declared. */
  declared: string;
  path: string;
}): Promise<DocumentType> {
  const extension = extensionOf(file.name);
  if (!isDocumentExtension(extension)) throw wrongType(`Files of the type .${extension} are not accepted.`);
  const media_type = documentTypes[extension];
  const declared = file.declared.toLowerCase();
  if (!UNDECLARED.has(declared) && declared !== media_type) {
    throw wrongType(`A .${extension} file was sent as ${declared}.`);
  }
  const { size } = await stat(file.path);
  if (size === 0) throw new RefusedFile('file_empty', 'The file is empty: it has 0 bytes.');
  if ((await contentType(file.path, media_type)) !== media_type) {
    throw wrongType(`The content of the file is not that of a .${extension} file.`);
  }
  return { extension, media_type };
}

/** Characters that are removed from names: control characters and slashes. */
const HARMFUL = /[\p{Cc}\p{Co}\p{Cs}/\\]+/gu;

/** Cleans text: one line, normalised, without control characters. */
export const cleanText = (text: string): string =>
  withoutBidiControls(text).normalize('NFC').replaceAll(HARMFUL, ' ').replaceAll(/\s+/gu, ' ').trim();

function isOfType(name: string, mediaType: string): boolean {
  const extension = extensionOf(name);
  return isDocumentExtension(extension) && documentTypes[extension] === mediaType;
}

/**
 * The name of a stored file: cleaned, and with the extension of its type.
 * @throws AppError `validation_failed` when the cleaned name is empty, or too long with its extension.
 */
export function fileName(name: string, file: { extension: string; media_type: string }): string {
  const clean = cleanText(name);
  if (clean === '') throw new AppError('validation_failed', { errors: { name: [{ code: 'required' }] } });
  const whole = isOfType(clean, file.media_type) ? clean : `${clean}.${file.extension}`;
  if (whole.length > DOCUMENT_NAME_LENGTH_MAX) {
    const params = { max: DOCUMENT_NAME_LENGTH_MAX };
    throw new AppError('validation_failed', { errors: { name: [{ code: 'too_long', params }] } });
  }
  return whole;
}
