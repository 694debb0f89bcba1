import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

export interface KnownFile {
  body: Buffer | string;
  type: string;
  etag: string;
}

/** Returns a file that the server makes by itself, with a strong ETag of its content. */
export function knownFile(body: Buffer | string, type: string): KnownFile {
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 22);
  return { body, type, etag: `"${hash}"` };
}

/** Sends a file, or 304 to a browser that has it. A weak comparison, because a proxy that compresses weakens the ETag. */
export function sendKnown(
  request: FastifyRequest,
  reply: FastifyReply,
  { body, type, etag }: KnownFile,
): FastifyReply {
  void reply.header('etag', etag);
  const known = request.headers['if-none-match'] ?? '';
  const isKnown = known.split(',').some((one) => one.trim().replace(/^W\//u, '') === etag);
  return isKnown ? reply.status(304).send() : reply.type(type).send(body);
}
