import { PassThrough, type Transform } from 'node:stream';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** The quality of brotli for pages that are made per request: a page of 100 kB costs about a millisecond. */
const QUALITY = 4;

/** A quality of 0 refuses the encoding. */
const accepts = (header: string, encoding: string): boolean =>
  header.split(',').some((part) => {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase());
    return name === encoding && !parameters.some((parameter) => /^q=0(?:\.0*)?$/u.test(parameter));
  });

/** Each write is sent at once. */
function streamFor(accepted: string): [encoding: string | undefined, stream: Transform] {
  const { BROTLI_OPERATION_FLUSH, BROTLI_PARAM_QUALITY, Z_SYNC_FLUSH } = constants;
  if (accepts(accepted, 'br')) {
    const params = { [BROTLI_PARAM_QUALITY]: QUALITY };
    return ['br', createBrotliCompress({ flush: BROTLI_OPERATION_FLUSH, params })];
  }
  if (accepts(accepted, 'gzip')) return ['gzip', createGzip({ flush: Z_SYNC_FLUSH })];
  return [undefined, new PassThrough()];
}

export function compressedReply(request: FastifyRequest, reply: FastifyReply): Transform {
  const [encoding, stream] = streamFor(request.headers['accept-encoding']?.toString() ?? '');
  void reply.header('vary', 'accept-encoding');
  if (encoding) void reply.header('content-encoding', encoding);
  void reply.send(stream);
  return stream;
}
