import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

const brotliOf = promisify(brotliCompress);
const gzipOf = promisify(gzip);

/** The quality of brotli. The highest one takes a second for the page. */
const QUALITY = 9;

type Encoding = 'br' | 'gzip' | 'identity';

function encodingFor({ headers }: FastifyRequest): Encoding {
  const accepted = headers['accept-encoding']?.toString() ?? '';
  if (/\bbr\b/u.test(accepted)) return 'br';
  return /\bgzip\b/u.test(accepted) ? 'gzip' : 'identity';
}

const compressors: Readonly<Record<Encoding, (bytes: Buffer) => Promise<Buffer>>> = {
  br: (bytes) => brotliOf(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } }),
  gzip: (bytes) => gzipOf(bytes),
  identity: async (bytes) => bytes,
};

export type SendFile = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/** Makes each encoding once, with a tag of its own, because the bytes differ (RFC 9110 §8.8.3.3). */
export function compressedFile(bytes: Buffer, mediaType: string): SendFile {
  const made = new Map<Encoding, Promise<Buffer>>();
  const digest = hash('sha256', bytes).slice(0, 32);
  return async (request, reply) => {
    const encoding = encodingFor(request);
    const etag = `"${digest}-${encoding}"`;
    void reply.headers({ 'cache-control': 'no-cache', etag, vary: 'accept-encoding' });
    const known = request.headers['if-none-match']?.split(',').map((one) => one.trim().replace(/^W\//u, ''));
    if (known?.includes(etag) || known?.includes('*')) return reply.status(304).send();
    const compressed = made.get(encoding) ?? compressors[encoding](bytes);
    made.set(encoding, compressed);
    if (encoding !== 'identity') void reply.header('content-encoding', encoding);
    return reply.type(mediaType).send(await compressed);
  };
}
