import {
  documentTypes,
  extensionOf,
  isDocumentExtension,
  type DocumentExtension,
} from '@mijn/domain/uploads';
import { fileTypeFromFile } from 'file-type';

/** A document's type, on which its name, its declared media type and its content agree. */
export interface DocumentType {
  extension: DocumentExtension;
  media_type: (typeof documentTypes)[DocumentExtension];
}

/** Why a file is not taken: what it claims to be is not accepted, or not what it is. */
export class WrongFileType extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'WrongFileType';
  }
}

/** What browsers say when they do not know. */
const UNDECLARED = new Set(['', 'application/octet-stream']);

/**
 * Judges a file by its name, by the media type it was sent with, and by its content (decisions §7).
 * @throws WrongFileType when it is none of the archive's types, or they contradict each other.
 */
export async function judgeDocumentType(file: {
  name: string;
  /** Empty when nobody said. */
  declared: string;
  path: string;
}): Promise<DocumentType> {
  const extension = extensionOf(file.name);
  if (!isDocumentExtension(extension)) {
    throw new WrongFileType(`Files of the type .${extension} are not accepted.`);
  }
  const media_type = documentTypes[extension];
  const declared = file.declared.toLowerCase();
  if (!UNDECLARED.has(declared) && declared !== media_type) {
    throw new WrongFileType(`A .${extension} file was sent as ${declared}.`);
  }
  const content = await fileTypeFromFile(file.path);
  if (content?.mime !== media_type) {
    throw new WrongFileType(`The content of the file is not that of a .${extension} file.`);
  }
  return { extension, media_type };
}
