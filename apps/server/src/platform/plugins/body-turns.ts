import { finished } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { clientOf } from '../security/client-networks.ts';
import { takeTurnWhileAwaited } from '../wire/in-turn.ts';

/** The bytes of the largest body that needs no turn. Reading, parsing and validating it takes less than 5 ms, whatever is in it. */
const QUICK_BYTES = 16 * 1024;

/** The bytes of a form wait for the connection of the member, and are never in memory together. */
const isForm = ({ headers }: FastifyRequest): boolean =>
  headers['content-type']?.toLowerCase().startsWith('multipart/form-data') ?? false;

const isLarge = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > QUICK_BYTES;

/**
 * Reads two large bodies of a member at a time, and of visitors two of each address, because each takes up to 100 ms of the event loop.
 * Ten more wait, and further ones are refused before they are read (docs/decisions/0202). Call this after the gate.
 */
export function readBodiesInTurn(api: FastifyInstance): void {
  api.addHook('onRequest', async (request, reply) => {
    if (!isLarge(request) || isForm(request)) return;
    const holder = request.caller?.user_id ?? clientOf(request.ip);
    finished(reply.raw, await takeTurnWhileAwaited(request, reply, `body ${holder}`));
  });
}
