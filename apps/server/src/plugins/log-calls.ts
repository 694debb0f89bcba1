import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** Milliseconds from which a call is slow. */
const SLOW_MS = 1000;

/** Calls that an operator looks for: those that change something, are refused, fail or take long. */
const isNotable = ({ method }: FastifyRequest, { statusCode, elapsedTime }: FastifyReply): boolean =>
  (method !== 'GET' && method !== 'HEAD') || statusCode >= 400 || elapsedTime >= SLOW_MS;

/**
 * Logs each notable call, and all others at level `debug`. The log has the pattern of the path, because addresses
 * contain tokens and e-mail addresses.
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
