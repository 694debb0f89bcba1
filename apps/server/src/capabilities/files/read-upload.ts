import { Readable } from 'node:stream';
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import type { InferType, Schema } from 'yup';
import type { Foundation } from '../../platform/foundation.ts';
import type { Scanner } from '../../platform/malware/scanner.ts';
import { AppError, type Member, readInput } from '../../platform/wire/index.ts';
import { checkField, formFaultOf } from './form-fault.ts';
import { FileTooLarge, type Files, type ReceivedFile } from './files.ts';
import { scanUpload } from './scan-upload.ts';
import { RefusedFile, type SentFile } from './sent-file.ts';
import { StoreFull } from '../../platform/config/store-full.ts';

interface UploadRules<Body extends Schema, Type> {
  body: Body;
  /** The names of the fields that may be repeated. Their values are a list. */
  lists?: readonly string[];
  /** The limit is in bytes. */
  limit: number;
  /** @throws RefusedFile if the file is not accepted. */
  checkType: (file: SentFile) => Promise<Type>;
  /** Returns the bytes that are kept in place of those of the file. @throws RefusedFile if it can't. */
  rewrite?: (path: string) => Promise<AsyncIterable<Buffer>>;
}

export interface Upload<Fields, Type> {
  fields: Fields;
  /** The name of the file on the disk of the sender. */
  file_name: string;
  type: Type;
  file: ReceivedFile;
}

const REFUSED_UPLOAD_MS = 10_000;

const tooLarge = (limit: number) => new AppError('payload_too_large', { params: { limit } });
const brokenOff = () =>
  new AppError('validation_failed', {
    message: 'The upload broke off.',
    errors: { file: [{ code: 'invalid' }] },
  });
const missing = () => new AppError('validation_failed', { errors: { file: [{ code: 'required' }] } });

/** Browsers send escapes for the characters that end a header or a quoted text (WHATWG HTML, multipart form data). */
const ESCAPED: Readonly<Record<string, string>> = { '%22': '"', '%0D': '\r', '%0A': '\n' };

/** Returns the name of a file on the disk of the sender. Other percent signs belong to the name. */
const nameOf = ({ filename }: MultipartFile): string =>
  filename.replaceAll(/%22|%0D|%0A/gu, (escaped) => ESCAPED[escaped] ?? escaped);

/** Returns whether the client has disconnected. A request that has arrived whole is destroyed, too. */
const isGone = ({ raw }: FastifyRequest): boolean => raw.socket.destroyed || (raw.destroyed && !raw.complete);

async function receiveFile(files: Files, part: MultipartFile, limit: number): Promise<ReceivedFile> {
  try {
    const file = await files.receive(part.file, limit);
    // The parser truncates a file at its limit without an error.
    if (!part.file.truncated) return file;
    await file.discard();
    throw tooLarge(limit);
  } catch (error) {
    if (error instanceof StoreFull) throw new AppError('storage_full');
    throw error instanceof FileTooLarge ? tooLarge(limit) : error;
  }
}

async function checked<Type>(check: Promise<Type>): Promise<Type> {
  try {
    return await check;
  } catch (error) {
    if (error instanceof RefusedFile) throw new AppError(error.code, { message: error.message });
    if (error instanceof StoreFull) throw new AppError('storage_full');
    throw error;
  }
}

/** Replaces the received file by what is kept of it. */
async function rewritten(
  files: Files,
  received: ReceivedFile,
  { rewrite, limit }: Pick<UploadRules<Schema, unknown>, 'rewrite' | 'limit'>,
): Promise<ReceivedFile> {
  if (!rewrite) return received;
  const bytes = await rewrite(received.path);
  const kept = await files.receive(Readable.from(bytes), limit);
  await received.discard();
  return kept;
}

/**
 * Discards the rest of a refused upload, because many browsers read the response only after the whole body. The rest is not parsed: 100,000
 * parts take seconds.
 */
function drain({ raw }: FastifyRequest): void {
  if (raw.readableEnded) return;
  raw.unpipe();
  raw.resume();
  const timer = setTimeout(() => raw.destroy(), REFUSED_UPLOAD_MS).unref();
  raw.once('close', () => clearTimeout(timer));
}

/**
 * Accepts parts in any order, and scans the file for malware. Any error deletes the file. @throws AppError
 * `payload_too_large`, `storage_full`, `validation_failed`, or the code of a RefusedFile or of `scanUpload`.
 */
export async function readUpload<Body extends Schema, Type>(
  services: Pick<Foundation, 'database' | 'now'> & { files: Files; scanner: Scanner },
  member: Member,
  request: FastifyRequest,
  { body, lists = [], limit, checkType, ...rules }: UploadRules<Body, Type>,
): Promise<Upload<InferType<Body>, Type>> {
  const sent = new Map<string, unknown>(lists.map((name) => [name, []]));
  let received: { part: MultipartFile; file: ReceivedFile } | undefined;
  try {
    for await (const part of request.parts({ limits: { fileSize: limit + 1 } })) {
      if (part.type === 'file') received = { part, file: await receiveFile(services.files, part, limit) };
      else {
        const known = sent.get(part.fieldname);
        checkField(part, known !== undefined && !Array.isArray(known));
        sent.set(part.fieldname, Array.isArray(known) ? [...known, part.value] : part.value);
      }
    }
    if (!received) throw missing();
    const { part } = received;
    const fields = await readInput(body, Object.fromEntries(sent), 'cast');
    const file_name = nameOf(part);
    const { path } = received.file;
    const type = await checked(checkType({ name: file_name, declared: part.mimetype, path }));
    received.file = await checked(rewritten(services.files, received.file, { ...rules, limit }));
    const { file } = received;
    await scanUpload(services, member, request, file);
    return { fields, file_name, type, file };
  } catch (error) {
    await received?.file.discard();
    drain(request);
    if (error instanceof AppError) throw error;
    // The client has disconnected and does not receive this error. It only prevents the log from reporting an
    // error of the server.
    if (isGone(request)) throw brokenOff();
    throw formFaultOf(error) ?? error;
  }
}
