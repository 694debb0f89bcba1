import { PassThrough, type Transform } from 'node:stream';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** The quality of brotli for pages that are made per request: a page of 100 kB costs about a millisecond. */
const QUALITY = 4;

/** Returns the stream for an encoding that the browser accepts. Each write is sent at once. */
function streamFor(accepted: string): [encoding: string | undefined, stream: Transform] {
  const { BROTLI_OPERATION_FLUSH, BROTLI_PARAM_QUALITY, Z_SYNC_FLUSH } = constants;
  if (/\bbr\b/u.test(accepted)) {
    const params = { [BROTLI_PARAM_QUALITY]: QUALITY };
    return ['br', createBrotliCompress({ flush: BROTLI_OPERATION_FLUSH, params })];
  }
  if (/\bgzip\b/u.test(accepted)) return ['gzip', createGzip({ flush: Z_SYNC_FLUSH })];
  return [undefined, new PassThrough()];
}

/** Sends a reply whose body is written to the returned stream. The body is compressed if the browser accepts it. */
export function compressedReply(request: FastifyRequest, reply: FastifyReply): Transform {
  const [encoding, stream] = streamFor(request.headers['accept-encoding']?.toString() ?? '');
  void reply.header('vary', 'accept-encoding');
  if (encoding) void reply.header('content-encoding', encoding);
  void reply.send(stream);
  return stream;
}
