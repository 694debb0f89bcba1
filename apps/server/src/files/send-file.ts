import { withoutBidiControls } from '@mijn/domain/texts';
import { create as contentDisposition } from 'content-disposition';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendError } from '../plugins/errors.ts';
import { AppError } from '../wire/app-error.ts';
import { readRange } from './byte-range.ts';
import type { Store } from './store.ts';

/** A stored file as a browser is to see it. */
export interface Download {
  key: string;
  /** Names the bytes: other bytes, other tag. */
  etag: string;
  /** Undefined when it is not known: then there are no ranges. */
  byte_size: number | undefined;
  media_type: string;
  /** The name to save it by. */
  name: string;
  disposition: 'attachment' | 'inline';
}

/** What a file may do when it is opened as a page: be drawn, and nothing else (decisions §7). */
const FILE_POLICY =
  "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'none'";

/** Whether the browser has these bytes already. */
export function isUnchanged({ headers }: FastifyRequest, etag: string): boolean {
  const known = headers['if-none-match'];
  return (
    known === '*' || (known?.split(',').some((one) => one.trim().replace(/^W\//u, '') === etag) ?? false)
  );
}

/** A range of an earlier version is worth nothing beside the bytes of this one. */
function rangeOf({ headers }: FastifyRequest, etag: string, size: number | undefined) {
  const isOfThis = headers['if-range'] === undefined || headers['if-range'] === etag;
  return size !== undefined && isOfThis ? readRange(headers.range, size) : undefined;
}

/** Headers that every answer with stored bytes carries: kept by the member's browser alone, asked again every time. */
export function guardDownload(reply: FastifyReply, name: string, type: Download['disposition']): void {
  const disposition = contentDisposition(withoutBidiControls(name).toWellFormed(), { type });
  void reply
    .header('cache-control', 'private, no-cache')
    .header('content-security-policy', FILE_POLICY)
    .header('x-content-type-options', 'nosniff')
    .header('content-disposition', disposition);
}

/**
 * Sends stored bytes: whole, a single range (206, 416), or 304 when the browser has them already. The caller's right is
 * checked before.
 */
export async function sendFile(
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
  const bytes = await store.read(key, range);
  void reply.type(media_type);
  if (range) {
    void reply
      .status(206)
      .header('content-range', `bytes ${range.start}-${range.end}/${byte_size}`)
      .header('content-length', range.end - range.start + 1);
  } else if (byte_size !== undefined) void reply.header('content-length', byte_size);
  return reply.send(bytes);
}
