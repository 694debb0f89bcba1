import { hash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { create as contentDisposition } from 'content-disposition';
import type { FastifyReply, FastifyRequest } from 'fastify';
import pLimit from 'p-limit';
import { exactly } from './checked-store.ts';
import { type ByteRange, contentKey, FileMissing, type Store, thumbnailKey } from './store.ts';
import { downloadName } from './file-name.ts';
import { sendError } from '../../platform/plugins/errors.ts';
import { AppError } from '../../platform/wire/app-error.ts';
import { keyOfEntry, type MadeEntry, type ZipEntry, zipFiles } from './zip-files.ts';

/**
 * `unsatisfiable` means 416, and undefined the whole file, also for several ranges and other units (RFC 9110). The package
 * range-parser refuses a suffix that is longer than the file, for which RFC 9110 §14.1.2 prescribes the whole file.
 */
function readRange(header: string | undefined, size: number): ByteRange | 'unsatisfiable' | undefined {
  const match = /^bytes=(?:(\d+)-(\d*)|-(\d+))$/u.exec(header?.trim() ?? '');
  if (!match) return undefined;
  const [, first, last, suffix] = match;
  if (suffix !== undefined) {
    const length = Math.min(Number(suffix), size);
    return length === 0 ? 'unsatisfiable' : { start: size - length, end: size - 1 };
  }
  const start = Number(first);
  const end = last ? Math.min(Number(last), size - 1) : size - 1;
  if (last && Number(last) < start) return undefined;
  return start >= size ? 'unsatisfiable' : { start, end };
}

export interface Download {
  key: string;
  /** Other bytes have another tag. */
  etag: string;
  /** The field is undefined if the size is unknown. Ranges are not supported without a size. */
  byte_size: number | undefined;
  media_type: string;
  name: string;
  disposition: 'attachment' | 'inline';
}

/** Only displays a file that is opened as a page (docs/product.md#files-downloads). */
const FILE_POLICY =
  "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; frame-ancestors 'none'";

function isUnchanged({ headers }: FastifyRequest, etag: string): boolean {
  const known = headers['if-none-match'];
  return (
    known === '*' || (known?.split(',').some((one) => one.trim().replace(/^W\//u, '') === etag) ?? false)
  );
}

/** Returns undefined if the client has another version of the bytes. */
function rangeOf({ headers }: FastifyRequest, etag: string, size: number | undefined) {
  const isOfThis = headers['if-range'] === undefined || headers['if-range'] === etag;
  return size !== undefined && isOfThis ? readRange(headers.range, size) : undefined;
}

/** Only the member's browser may cache a download, and it revalidates the file each time. */
function guardDownload(reply: FastifyReply, name: string, type: Download['disposition']): void {
  const disposition = contentDisposition(downloadName(name), { type });
  void reply
    .header('cache-control', 'private, no-cache')
    .header('content-security-policy', FILE_POLICY)
    .header('x-content-type-options', 'nosniff')
    .header('content-disposition', disposition);
}

export interface Exchange {
  request: FastifyRequest;
  reply: FastifyReply;
}

/** Sends a text that is made for each call, or 304 if the client has it. Only the client may cache it. */
export async function sendText(
  text: string,
  { name, disposition, media_type }: Pick<Download, 'name' | 'disposition' | 'media_type'>,
  { request, reply }: Exchange,
): Promise<FastifyReply> {
  const etag = `"${hash('sha256', text)}"`;
  guardDownload(reply, name, disposition);
  void reply.header('etag', etag);
  if (isUnchanged(request, etag)) return reply.status(304).send();
  return reply.type(`${media_type}; charset=utf-8`).send(text);
}

/** Sends bytes while they are made, so that their size and tag are unknown. An error before the first byte is the response. */
export async function sendMade(
  bytes: Readable,
  { name, disposition, media_type }: Pick<Download, 'name' | 'disposition' | 'media_type'>,
  { reply }: Exchange,
): Promise<FastifyReply> {
  guardDownload(reply, name, disposition);
  return reply.type(media_type).send(bytes);
}

const MISSING = 'a row needs a file that the store lacks';

/** A browser would save the response to a failed call under the name of the file. */
const HEADERS_OF_BYTES = ['content-disposition', 'etag', 'accept-ranges', 'content-length'];

/** @throws AppError `file_missing`, after an error in the log: only the operator can restore the bytes. */
async function openStored(
  store: Store,
  key: string,
  range: ByteRange | undefined,
  { request, reply }: Exchange,
): Promise<Readable> {
  try {
    return await store.read(key, range);
  } catch (error) {
    for (const name of HEADERS_OF_BYTES) reply.removeHeader(name);
    if (!(error instanceof FileMissing)) throw error;
    request.log.error({ key }, MISSING);
    throw new AppError('file_missing');
  }
}

const MISSING_TEXT = 'Dit bestand ontbreekt bij ons. Vraag de beheerder om het terug te zetten.\n';

/** Answers a member who opens the address of the file itself in a text, because no screen is there to show an error. */
async function refuseMissing(error: unknown, { request, reply }: Exchange): Promise<FastifyReply> {
  const isPage = request.headers.accept?.includes('text/html') ?? false;
  if (!isPage || !(error instanceof AppError) || error.code !== 'file_missing') throw error;
  void reply.status(error.statusCode).header('cache-control', 'no-store');
  return reply.type('text/plain; charset=utf-8').send(MISSING_TEXT);
}

async function sendBytes(
  store: Store,
  { key, etag, byte_size, media_type, name, disposition }: Download,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  guardDownload(reply, name, disposition);
  void reply.header('etag', etag);
  if (byte_size !== undefined) void reply.header('accept-ranges', 'bytes');
  if (isUnchanged(request, etag)) return reply.status(304).send();
  const range = rangeOf(request, etag, byte_size);
  if (range === 'unsatisfiable') {
    const error = new AppError('validation_failed', { message: 'The file has no such range.' });
    return sendError(error, reply.header('content-range', `bytes */${byte_size}`), 416);
  }
  const bytes = await openStored(store, key, range, { request, reply });
  void reply.type(media_type);
  if (range) {
    void reply
      .status(206)
      .header('content-range', `bytes ${range.start}-${range.end}/${byte_size}`)
      .header('content-length', range.end - range.start + 1);
  } else if (byte_size !== undefined) void reply.header('content-length', byte_size);
  const sent = range || byte_size === undefined ? bytes : exactly(bytes, byte_size);
  // Before the first byte the response can still say what is wrong. Fastify ends one that has begun.
  sent.once('error', () => {
    if (reply.raw.headersSent) return;
    for (const header of HEADERS_OF_BYTES) {
      reply.removeHeader(header);
      reply.raw.removeHeader(header);
    }
  });
  return reply.send(sent);
}

/** Sends the file, a range (206, 416), or 304. The caller must have checked the rights. */
export async function sendFile(
  store: Store,
  download: Download,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  return sendBytes(store, download, request, reply).catch(async (error: unknown) =>
    refuseMissing(error, { request, reply }),
  );
}

export interface StoredFile {
  name: string;
  media_type: string;
  byte_size: number;
  file_hash: string;
}

const SHOWN = /^(?:application\/pdf$|image\/|video\/)/u;

/** Files that a browser may not show are saved. */
const canBeShown = (mediaType: string): boolean => SHOWN.test(mediaType);

/** The caller must have checked the rights. */
export async function sendStoredFile(
  store: Store,
  { name, media_type, byte_size, file_hash }: StoredFile,
  disposition: Download['disposition'],
  { request, reply }: Exchange,
): Promise<FastifyReply> {
  const download = {
    key: contentKey(file_hash),
    etag: `"${file_hash}"`,
    byte_size,
    media_type,
    name,
    disposition: canBeShown(media_type) ? disposition : 'attachment',
  } as const;
  return sendFile(store, download, request, reply);
}

/** The caller must have checked the rights. @throws AppError `not_found` without a thumbnail. */
export async function sendThumbnail(
  store: Store,
  { name, file_hash, has_thumbnail }: Pick<StoredFile, 'name' | 'file_hash'> & { has_thumbnail: boolean },
  { request, reply }: Exchange,
): Promise<FastifyReply> {
  if (!has_thumbnail) throw new AppError('not_found');
  const picture = {
    key: thumbnailKey(file_hash),
    etag: `"thumbnail-${file_hash}"`,
    byte_size: undefined,
    media_type: 'image/webp',
    name: `${name}.webp`,
    disposition: 'inline',
  } as const;
  return sendFile(store, picture, request, reply);
}

const LOOKED_AT_ONCE = 20;

/**
 * Creates the zip while it is sent, and looks first which files the store lacks, because a response that has begun can't
 * say so. The caller must have checked the rights. @throws AppError `file_missing` if the store has none of the files.
 */
export async function sendZip(
  store: Store,
  name: string,
  entries: readonly ZipEntry[],
  { request, reply }: Exchange,
  made: readonly MadeEntry[] = [],
): Promise<FastifyReply> {
  const limit = pLimit(LOOKED_AT_ONCE);
  const isThere = await limit.map(entries, async (entry) => store.has(keyOfEntry(entry)));
  const missing = entries.filter((_, index) => !isThere[index]);
  for (const entry of missing) request.log.error({ key: keyOfEntry(entry) }, MISSING);
  const found = entries.filter((_, index) => isThere[index]);
  if (found.length === 0 && missing.length > 0 && made.length === 0)
    return refuseMissing(new AppError('file_missing'), { request, reply });
  guardDownload(reply, name, 'attachment');
  return reply.type('application/zip').send(zipFiles(store, found, missing, made));
}
