import { stat } from 'node:fs/promises';
import {
  documentTypes,
  extensionOf,
  isDocumentExtension,
  type DocumentExtension,
} from '@mijn/domain/uploads';
import { fileTypeFromFile } from 'file-type';
import { inspectPdf } from './pdf-content.ts';

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
