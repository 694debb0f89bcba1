import type { FastifyInstance } from 'fastify';
import { AppError } from '../wire/app-error.ts';

/** A small compressed body may hold gigabytes. Call this after the gate, so that nobody learns more without a session. */
export function refuseCompressedBodies(api: FastifyInstance): void {
  api.addHook('onRequest', async ({ headers }, reply) => {
    const encoding = headers['content-encoding']?.trim().toLowerCase() ?? '';
    const transfer = headers['transfer-encoding']?.trim().toLowerCase();
    if (transfer !== undefined && transfer !== 'chunked') {
      const message = `A body with the Transfer-Encoding ${transfer} is not read: send it as it is.`;
      throw new AppError('unsupported_file_type', { message });
    }
    const hasBody = transfer !== undefined || Number(headers['content-length'] ?? 0) > 0;
    if (!hasBody || encoding === '' || encoding === 'identity') return;
    // The encoding that is accepted instead (RFC 9110 §15.5.16).
    void reply.header('accept-encoding', 'identity');
    const message = `A body with the Content-Encoding ${encoding} is not read: send it as it is.`;
    throw new AppError('unsupported_file_type', { message });
  });
}
