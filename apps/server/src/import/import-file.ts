import { createReadStream } from 'node:fs';
import { realpath, stat } from 'node:fs/promises';
import path from 'node:path';
import { DOCUMENT_BYTES_MAX } from '@mijn/domain/limits';
import { extensionOf } from '@mijn/domain/uploads';
import { requestReading } from '../documents/index.ts';
import {
  checkDocumentType,
  keepFile,
  RefusedFile,
  type DocumentType,
  type ReceivedFile,
} from '../files/index.ts';
import type { ColumnFault, ImportContext } from './importer.ts';

/** The columns of `fileColumns` that follow from the file itself. */
export interface ImportedFile extends DocumentType {
  byte_size: number;
  file_hash: string;
}

const isBelow = (folder: string, target: string): boolean => target.startsWith(folder + path.sep);

/** Returns whether a file that a row mentions is in the folder, also if one of them is a link. */
async function isInside(folder: string, file: string): Promise<boolean> {
  const target = path.resolve(folder, file);
  if (!isBelow(folder, target)) return false;
  const real = await realpath(target).catch(() => undefined);
  // A file that does not exist is another fault.
  return real === undefined || isBelow(await realpath(folder), real);
}

const checkType = (target: string): Promise<DocumentType> =>
  checkDocumentType({ name: target, declared: '', path: target });

/** Returns the fault in the size of a file, or undefined if there is no fault. */
async function faultOfSize(folder: string, file: string, limit: number): Promise<string | undefined> {
  const found = await stat(path.resolve(folder, file)).catch(() => undefined);
  if (!found?.isFile()) return `there is no file ${file}`;
  if (found.size === 0) return `${file} is empty: it has 0 bytes`;
  return found.size > limit ? `${file} has more than ${limit} bytes` : undefined;
}

/**
 * Returns the fault in the path or size of a file that a row mentions, or undefined if there is no fault.
 * @param limit the maximum size in bytes.
 */
export async function faultOfPlace(
  folder: string,
  file: string,
  limit = DOCUMENT_BYTES_MAX,
): Promise<string | undefined> {
  if (!(await isInside(folder, file))) return `${file} is outside the folder`;
  return faultOfSize(folder, file, limit);
}

/**
 * Returns the fault in the size or type of a file that the operator names, wherever it is, or undefined if there
 * is no fault.
 * @param allowed the accepted types, if they are fewer than those of the archive.
 */
export async function faultOfDocument(
  folder: string,
  file: string,
  allowed?: readonly DocumentType['extension'][],
): Promise<string | undefined> {
  const ofSize = await faultOfSize(folder, file, DOCUMENT_BYTES_MAX);
  if (ofSize) return ofSize;
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

/**
 * Returns the fault in the path, size or type of a file that a row mentions, or undefined if there is no
 * fault.
 * @param allowed the accepted types, if the column accepts fewer types than the archive.
 */
export async function faultOfFile(
  folder: string,
  file: string,
  allowed?: readonly DocumentType['extension'][],
): Promise<string | undefined> {
  return (await faultOfPlace(folder, file)) ?? faultOfDocument(folder, file, allowed);
}

const fileCheck =
  (allowed?: readonly DocumentType['extension'][]) =>
  async (
    { values: { file } }: { values: { file?: string | undefined } },
    { folder }: Pick<ImportContext, 'folder'>,
  ): Promise<ColumnFault[]> => {
    const reason = file === undefined ? undefined : await faultOfFile(folder, file, allowed);
    return reason === undefined ? [] : [{ column: 'file', reason }];
  };

/** Checks the file of a row, for importers that accept all file types of the archive. */
export const checkFile = fileCheck();

/** Checks the file of a row, for importers that accept only PDFs (specification §5). */
export const checkPdf = fileCheck(['pdf']);

async function receiveFile(
  { folder, files }: Pick<ImportContext, 'folder' | 'files'>,
  file: string,
): Promise<{ received: ReceivedFile; stored: ImportedFile }> {
  const target = path.resolve(folder, file);
  const type = await checkType(target);
  const received = await files.receive(createReadStream(target), DOCUMENT_BYTES_MAX);
  const { hash: file_hash, byte_size } = received;
  return { received, stored: { ...type, byte_size, file_hash } };
}

/**
 * Stores a checked file before its row is written. The import holds off the removal of stored bytes, so that they are
 * still there when the row refers to them.
 */
export async function stageFile(
  context: Pick<ImportContext, 'folder' | 'files'>,
  file: string,
): Promise<ImportedFile> {
  const { received, stored } = await receiveFile(context, file);
  await received.keep();
  return stored;
}

/** Adds the job that reads a stored file. Call this before the row with the reference to the file is written. */
export async function readLater(
  { queries }: Pick<ImportContext, 'queries'>,
  association_id: string,
  { file_hash, media_type }: ImportedFile,
): Promise<void> {
  await requestReading(queries, { association_id, file_hash, media_type });
}

/**
 * Stores a checked file in the transaction of its row, and adds the job that reads the file. Call this before the row
 * with the reference to the file is written.
 */
export async function storeFile(
  context: Pick<ImportContext, 'folder' | 'files' | 'queries'>,
  association_id: string,
  file: string,
): Promise<ImportedFile> {
  const { received, stored } = await receiveFile(context, file);
  await keepFile(context.queries, received);
  await readLater(context, association_id, stored);
  return stored;
}
