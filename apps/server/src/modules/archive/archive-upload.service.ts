import type { UploadDocumentBody } from '@mijn/domain/archive';
import { uploadDocumentBody } from '@mijn/domain/archive/contract';
import { DOCUMENT_BYTES_MAX } from '@mijn/domain/limits';
import type { FastifyRequest } from 'fastify';
import type { MultipartFile } from '@fastify/multipart';
import {
  FileTooLarge,
  checkDocumentType,
  RefusedFile,
  type DocumentType,
  type Files,
  type ReceivedFile,
} from '../../files/index.ts';
import { AppError, readInput } from '../../wire/index.ts';

/** A received file with the fields of its form. */
interface Upload {
  fields: UploadDocumentBody;
  /** The file name that the client sent. */
  file_name: string;
  type: DocumentType;
  file: ReceivedFile;
}

/** The maximum time to read the rest of a refused upload, in milliseconds. */
const REFUSED_UPLOAD_MS = 10_000;

const tooLarge = () => new AppError('payload_too_large', { params: { limit: DOCUMENT_BYTES_MAX } });
const brokenOff = () =>
  new AppError('validation_failed', {
    message: 'The upload broke off.',
    errors: { file: [{ code: 'invalid' }] },
  });
const missing = () => new AppError('validation_failed', { errors: { file: [{ code: 'required' }] } });

async function receiveFile(files: Files, part: MultipartFile): Promise<ReceivedFile> {
  try {
    const file = await files.receive(part.file, DOCUMENT_BYTES_MAX);
    // The parser truncates a file at its limit without an error.
    if (!part.file.truncated) return file;
    await file.discard();
    throw tooLarge();
  } catch (error) {
    throw error instanceof FileTooLarge ? tooLarge() : error;
  }
}

async function checkType(file_name: string, declared: string, path: string): Promise<DocumentType> {
  try {
    return await checkDocumentType({ name: file_name, declared, path });
  } catch (error) {
    if (error instanceof RefusedFile) throw new AppError(error.code, { message: error.message });
    throw error;
  }
}

/**
 * Reads and discards the rest of a refused upload, because many browsers read the response only after they
 * have sent the whole body.
 */
function drain({ raw }: FastifyRequest): void {
  if (raw.readableEnded) return;
  raw.resume();
  const timer = setTimeout(() => raw.destroy(), REFUSED_UPLOAD_MS).unref();
  raw.once('close', () => clearTimeout(timer));
}

/**
 * Reads a form with one file while it arrives. The parts may be in any order. If an error occurs, the file is
 * deleted.
 * @throws AppError `payload_too_large`, `validation_failed`, or the code of a RefusedFile.
 */
export async function readUpload(request: FastifyRequest, files: Files): Promise<Upload> {
  const sent: Record<string, unknown> & { tags: unknown[] } = { tags: [] };
  let received: { part: MultipartFile; file: ReceivedFile } | undefined;
  try {
    const limits = { fileSize: DOCUMENT_BYTES_MAX + 1 };
    for await (const part of request.parts({ limits })) {
      if (part.type === 'file') received = { part, file: await receiveFile(files, part) };
      else if (part.fieldname === 'tags') sent.tags.push(part.value);
      else sent[part.fieldname] = part.value;
    }
    if (!received) throw missing();
    const { part, file } = received;
    const fields = await readInput(uploadDocumentBody, sent, 'cast');
    const type = await checkType(part.filename, part.mimetype, file.path);
    return { fields, file_name: part.filename, type, file };
  } catch (error) {
    await received?.file.discard();
    drain(request);
    // The client has disconnected and does not receive this error. It only prevents the log from reporting an
    // error of the server.
    throw request.raw.destroyed && !(error instanceof AppError) ? brokenOff() : error;
  }
}
