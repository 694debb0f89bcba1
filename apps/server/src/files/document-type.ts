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

/** A document's type, on which its name, its declared media type and its content agree. */
export interface DocumentType {
  extension: DocumentExtension;
  media_type: (typeof documentTypes)[DocumentExtension];
}

/** Why a file is not taken: `code` for its sender, the message for who imports it. */
export class RefusedFile extends Error {
  readonly code: 'unsupported_file_type' | 'file_empty' | 'file_damaged';

  constructor(code: RefusedFile['code'], message: string) {
    super(message);
    this.name = 'RefusedFile';
    this.code = code;
  }
}

const wrongType = (message: string) => new RefusedFile('unsupported_file_type', message);

/** What browsers say when they do not know. */
const UNDECLARED = new Set(['', 'application/octet-stream']);

/** The media type of what is in a file. @throws RefusedFile when it is the beginning of a PDF and nothing else. */
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
 * Checks a file by its name, by the media type it was sent with, and by its content (decisions §7).
 * @throws RefusedFile when it is empty or damaged, none of the archive's types, or when these contradict each other.
 */
export async function checkDocumentType(file: {
  name: string;
  /** Empty when nobody said. */
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

/** What no file system and no screen should meet in a name: control characters and slashes. */
const HARMFUL = /[\p{Cc}\p{Co}\p{Cs}/\\]+/gu;

/** Text as a member means it, on one line. */
export const cleanText = (text: string): string =>
  withoutBidiControls(text).normalize('NFC').replaceAll(HARMFUL, ' ').replaceAll(/\s+/gu, ' ').trim();

function isOfType(name: string, mediaType: string): boolean {
  const extension = extensionOf(name);
  return isDocumentExtension(extension) && documentTypes[extension] === mediaType;
}

/**
 * The name of a stored file: clean, and with the extension of what it is, whatever it is renamed to.
 * @throws AppError `validation_failed` when nothing is left of it, or it is too long with its extension.
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
