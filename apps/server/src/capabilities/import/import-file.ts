import { createReadStream } from 'node:fs';
import { realpath, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { DOCUMENT_BYTES_MAX } from '@mijn/domain/limits';
import { extensionOf } from '@mijn/domain/uploads';
import { StartFault } from '../../platform/config/errors.ts';
import { requestManyReadings, requestReadings } from '../documents/index.ts';
import {
  checkDocumentType,
  contentKey,
  keepFile,
  measureBytes,
  RefusedFile,
  type DocumentType,
  type ReceivedFile,
  type Tell,
} from '../files/index.ts';
import { ScannerAway } from '../../platform/malware/clamd.ts';
import { forEachRow } from './importer.ts';
import type { CsvRow } from './read-csv.ts';
import type { ImportContext, ImportedFile } from './import-context.ts';

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

type FileSource = Pick<ImportContext, 'folder' | 'scanner'>;

/** @throws StartFault if the scanner gives no verdict. */
export async function faultOfBytes(
  { scanner }: Pick<FileSource, 'scanner'>,
  file: string,
  open: () => Readable,
): Promise<string | undefined> {
  try {
    const verdict = await scanner.scan(open);
    if (verdict.outcome === 'clean') return undefined;
    return verdict.outcome === 'malware'
      ? `${file} has malware (${verdict.signature})`
      : `${file} is larger than the malware scanner reads`;
  } catch (error) {
    if (!(error instanceof ScannerAway)) throw error;
    throw new StartFault(
      `The malware scanner of MALWARE_SCANNER gives no verdict on ${file}: ${error.message}`,
      'Nothing was added: start the scanner, and give the command again.',
    );
  }
}

async function faultOfContent(source: FileSource, file: string, limit: number): Promise<string | undefined> {
  const target = path.resolve(source.folder, file);
  const found = await stat(target).catch(() => undefined);
  if (!found?.isFile()) return `there is no file ${file}`;
  if (found.size === 0) return `${file} is empty: it has 0 bytes`;
  if (found.size > limit) return `${file} has more than ${limit} bytes`;
  return faultOfBytes(source, file, () => createReadStream(target));
}

/** @param limit in bytes. */
export async function faultOfPlace(
  source: FileSource,
  file: string,
  limit = DOCUMENT_BYTES_MAX,
): Promise<string | undefined> {
  if (!(await isInside(source.folder, file))) return `${file} is outside the folder`;
  return faultOfContent(source, file, limit);
}

async function faultOfType(
  folder: string,
  file: string,
  allowed: readonly DocumentType['extension'][] | undefined,
): Promise<string | undefined> {
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

/** Checks a file that the operator names, wherever the file is. @param allowed fewer types than those of the archive. */
export async function faultOfDocument(
  source: FileSource,
  file: string,
  allowed?: readonly DocumentType['extension'][],
): Promise<string | undefined> {
  return (
    (await faultOfContent(source, file, DOCUMENT_BYTES_MAX)) ?? faultOfType(source.folder, file, allowed)
  );
}

/** @param allowed the accepted types, if the column accepts fewer types than the archive. */
export async function faultOfFile(
  source: FileSource,
  file: string,
  allowed?: readonly DocumentType['extension'][],
): Promise<string | undefined> {
  return (await faultOfPlace(source, file)) ?? faultOfType(source.folder, file, allowed);
}

async function faultOfNamed(
  context: ImportContext,
  file: string,
  allowed?: readonly DocumentType['extension'][],
): Promise<string | undefined> {
  const key = `${allowed?.join() ?? ''} ${file}`;
  const reason = context.fileFaults.has(key)
    ? context.fileFaults.get(key)
    : await faultOfFile(context, file, allowed);
  context.fileFaults.set(key, reason);
  return reason;
}

const fileCheck = (allowed?: readonly DocumentType['extension'][]) =>
  forEachRow(async ({ values: { file } }: { values: { file?: string | undefined } }, context) => {
    const reason = file === undefined ? undefined : await faultOfNamed(context, file, allowed);
    return reason === undefined ? [] : [{ column: 'file', reason }];
  });

/** Accepts all file types of the archive. */
export const checkFile = fileCheck();

/** Accepts only PDFs (docs/product.md#files-types). */
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

/** The import holds off removals, so that the bytes are still there when the row refers to them. */
export async function stageFile(context: ImportContext, file: string): Promise<ImportedFile> {
  const known = context.storedFiles.get(file);
  if (known) return known;
  const { received, stored } = await receiveFile(context, file);
  await received.keep();
  context.storedFiles.set(file, stored);
  return stored;
}

/** Returns null for a file that is not in the store. */
async function hashOfStored(
  { folder, files, fileHashes }: ImportContext,
  file: string,
): Promise<string | null> {
  const known = fileHashes.get(file);
  if (known !== undefined) return known;
  const { hash } = await measureBytes(createReadStream(path.resolve(folder, file)));
  const stored = (await files.has(contentKey(hash))) ? hash : null;
  fileHashes.set(file, stored);
  return stored;
}

/** Returns the hashes of the files of rows; undefined if a file has a fault or is not in the store. */
export async function hashesOfFiles(
  rows: readonly CsvRow[],
  context: ImportContext,
): Promise<readonly string[] | undefined> {
  const hashes: string[] = [];
  for (const {
    values: { file },
  } of rows) {
    if (file === undefined || (await faultOfNamed(context, file)) !== undefined) return undefined;
    const hash = await hashOfStored(context, file);
    if (hash === null) return undefined;
    hashes.push(hash);
  }
  return hashes;
}

interface FileOfAssociation {
  association_id: string;
  file: ImportedFile;
}

/** Call this before the rows of the files are written. */
export async function readAllLater(
  { queries }: Pick<ImportContext, 'queries'>,
  files: readonly FileOfAssociation[],
): Promise<void> {
  await requestManyReadings(
    queries,
    files.map(({ association_id, file: { file_hash, media_type } }) => ({
      association_id,
      file_hash,
      media_type,
    })),
  );
}

/** Call this before the row of the file is written. */
export async function readLater(
  { queries }: Pick<ImportContext, 'queries'>,
  association_id: string,
  { file_hash, media_type }: ImportedFile,
): Promise<void> {
  await requestReadings(queries, [{ association_id, file_hash, media_type }]);
}

/** Call this in the transaction of the row of the file, before that row is written. */
export async function storeFile(
  context: Pick<ImportContext, 'folder' | 'files' | 'queries'>,
  association_id: string,
  file: string,
  tell: Tell,
): Promise<ImportedFile> {
  const { received, stored } = await receiveFile(context, file);
  await keepFile(context.queries, received, tell);
  await readLater(context, association_id, stored);
  return stored;
}
