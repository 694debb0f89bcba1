import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** The minimum duration of a slow call, in milliseconds. */
const SLOW_MS = 1000;

/** Returns whether a call is notable for an operator: it changes something, is refused, fails or is slow. */
const isNotable = ({ method }: FastifyRequest, { statusCode, elapsedTime }: FastifyReply): boolean =>
  (method !== 'GET' && method !== 'HEAD') || statusCode >= 400 || elapsedTime >= SLOW_MS;

/**
 * Logs notable calls at level `info`, and all other calls at level `debug`. The log contains the pattern of
 * the path instead of the URL, because URLs contain tokens and e-mail addresses.
 */
export function logCalls(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    const level = isNotable(request, reply) ? 'info' : 'debug';
    request.log[level](
      {
        method: request.method,
        route: request.routeOptions.url ?? 'unknown',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'call',
    );
    done();
  });
}
