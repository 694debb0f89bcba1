import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { DOCUMENT_BYTES_MAX } from '@mijn/domain/limits';
import { extensionOf } from '@mijn/domain/uploads';
import { requestReading } from '../documents/index.ts';
import { checkDocumentType, RefusedFile, type DocumentType } from '../files/index.ts';
import type { ImportContext } from './importer.ts';

/** What a row holds of the file that it names, beside its name: the rest of `fileColumns`. */
export interface ImportedFile extends DocumentType {
  byte_size: number;
  file_hash: string;
}

/** The file of a row; undefined when it would be outside the folder. */
function locate(folder: string, file: string): string | undefined {
  const target = path.resolve(folder, file);
  return target.startsWith(folder + path.sep) ? target : undefined;
}

const checkType = (target: string): Promise<DocumentType> =>
  checkDocumentType({ name: target, declared: '', path: target });

/** What is wrong with where a file is that a row names, or with its size; undefined when nothing is. */
export async function faultOfPlace(folder: string, file: string): Promise<string | undefined> {
  const target = locate(folder, file);
  if (target === undefined) return `${file} is outside the folder`;
  const found = await stat(target).catch(() => undefined);
  if (!found?.isFile()) return `there is no file ${file}`;
  if (found.size === 0) return `${file} is empty: it has 0 bytes`;
  return found.size > DOCUMENT_BYTES_MAX ? `${file} has more than ${DOCUMENT_BYTES_MAX} bytes` : undefined;
}

/**
 * What is wrong with a file that a row names: where it is, its size, or its type; undefined when nothing is.
 * @param allowed the types that the row may have, where those are not all of the archive's.
 */
export async function faultOfFile(
  folder: string,
  file: string,
  allowed?: readonly DocumentType['extension'][],
): Promise<string | undefined> {
  const ofPlace = await faultOfPlace(folder, file);
  if (ofPlace) return ofPlace;
  if (allowed && !allowed.some((extension) => extension === extensionOf(file))) {
    return `${file} must be of the type ${allowed.map((extension) => `.${extension}`).join(' or ')}`;
  }
  try {
    await checkType(path.resolve(folder, file));
    return undefined;
  } catch (error) {
    if (error instanceof RefusedFile) return error.message;
    throw error;
  }
}

/** Takes a file that was checked into the store, and has the server read it: before the row that points at it. */
export async function storeFile(
  { folder, files, queries }: Pick<ImportContext, 'folder' | 'files' | 'queries'>,
  association_id: string,
  file: string,
): Promise<ImportedFile> {
  const target = path.resolve(folder, file);
  const type = await checkType(target);
  const received = await files.receive(createReadStream(target), DOCUMENT_BYTES_MAX);
  await received.keep();
  const { hash: file_hash, byte_size } = received;
  await requestReading(queries, { association_id, file_hash, ...type });
  return { ...type, byte_size, file_hash };
}
