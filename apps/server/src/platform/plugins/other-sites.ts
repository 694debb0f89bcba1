import cors from '@fastify/cors';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Config } from '../config/read-config.ts';

/** The request headers that a page of another site may send: those of access tokens and of the conventions of calls. */
const REQUEST_HEADERS = [
  'Accept',
  'Authorization',
  'Content-Type',
  'Idempotency-Key',
  'If-None-Match',
  'If-Range',
  'Range',
  'X-Background',
  'X-User-Id',
  'X-Requested-With',
];

const RESPONSE_HEADERS = [
  'X-Request-Id',
  'Accept-Ranges',
  'Content-Disposition',
  'Content-Range',
  'ETag',
  'Retry-After',
  'WWW-Authenticate',
];

/** The time in seconds for which a browser keeps the response to a preflight request. Chrome keeps none longer. */
const PREFLIGHT_S = 7200;

/** Adds `Origin` to a `Vary` header that a handler has set, so that no cache gives one site the response of another. */
function varyByOrigin(reply: FastifyReply): void {
  const names = String(reply.getHeader('vary') ?? '');
  if (/\borigin\b/iu.test(names)) return;
  void reply.header('vary', names === '' ? 'Origin' : `${names}, Origin`);
}

/**
 * Other sites never send cookies, so that they can't use the session of a member (docs/decisions/0184). Call this before
 * the gate is registered, because refusals need the headers too.
 */
export async function allowOtherSites(
  api: FastifyInstance,
  { apiOrigins }: Pick<Config, 'apiOrigins'>,
): Promise<void> {
  if (apiOrigins.length === 0) return;
  await api.register(cors, {
    // A page of any other site gets no header at all, and no response to its preflight request.
    origin: async (origin: string | undefined) =>
      origin !== undefined && apiOrigins.includes(origin) ? origin : false,
    credentials: false,
    methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
    allowedHeaders: REQUEST_HEADERS,
    exposedHeaders: RESPONSE_HEADERS,
    maxAge: PREFLIGHT_S,
  });
  api.addHook('onSend', async (_, reply) => varyByOrigin(reply));
}
