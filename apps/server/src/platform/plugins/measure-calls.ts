import { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Observer } from '../metrics/observer.ts';

/** The route of all paths that no route has, so that clients can't add labels. */
export const UNKNOWN_ROUTE = 'unknown';

/** Leaves out calls inside the server, whose time is that of their page, and event streams, which last as long as a tab. */
export function measureCalls(app: FastifyInstance, { onCall }: Observer): void {
  app.addHook('onResponse', (request, reply, done) => {
    const type = reply.raw.getHeader('content-type');
    const isStream = typeof type === 'string' && type.startsWith('text/event-stream');
    if (request.raw instanceof IncomingMessage && !isStream) {
      onCall({
        method: request.method,
        route: request.routeOptions.url ?? UNKNOWN_ROUTE,
        status: reply.statusCode,
        ms: reply.elapsedTime,
      });
    }
    done();
  });
}
