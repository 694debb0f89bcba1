import { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Observer } from '../metrics/observer.ts';

/** The route of all paths that no route has, so that clients can't add labels. */
export const UNKNOWN_ROUTE = 'unknown';

/**
 * Counts the answered calls. Two kinds are left out: calls that a page makes inside the server, because they are a part
 * of the time of the page, and event streams, because they last as long as a tab is open.
 */
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
