import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** Milliseconds from which a call is slow. */
const SLOW_MS = 1000;

/** What an operator looks for afterwards: what changed something, was refused or failed, or took long. */
const isNotable = ({ method }: FastifyRequest, { statusCode, elapsedTime }: FastifyReply): boolean =>
  (method !== 'GET' && method !== 'HEAD') || statusCode >= 400 || elapsedTime >= SLOW_MS;

/**
 * One line per notable call; at level `debug` for all others. Its pattern, not its address, because addresses hold
 * tokens and e-mail addresses.
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
