import type { FastifyInstance, FastifyRequest } from 'fastify';
import { runIn, type Span, startSpan } from '../tracing/tracing.ts';
import { UNKNOWN_ROUTE } from './measure-calls.ts';

/**
 * Continues the trace of the caller (`traceparent`). A span has the pattern of the path, because URLs contain tokens and
 * e-mail addresses. Event streams have no span, because they last as long as a tab is open.
 */
export function traceCalls(app: FastifyInstance): void {
  const spans = new WeakMap<FastifyRequest, Span>();
  app.addHook('onRequest', (request, _, done) => {
    const { traceparent } = request.headers;
    const route = request.routeOptions.url ?? UNKNOWN_ROUTE;
    const span = startSpan(`${request.method} ${route}`, {
      kind: 'server',
      attributes: {
        'http.request.method': request.method,
        'http.route': route,
        'mijn.request_id': request.id,
      },
      traceparent: typeof traceparent === 'string' ? traceparent : undefined,
    });
    if (!span) return done();
    spans.set(request, span);
    return runIn(span, done);
  });
  // A body arrives in events of the connection, which are not a part of the span.
  app.addHook('preValidation', (request, _, done) => {
    const span = spans.get(request);
    if (span) runIn(span, done);
    else done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    const span = spans.get(request);
    const type = reply.raw.getHeader('content-type');
    if (!(typeof type === 'string' && type.startsWith('text/event-stream'))) {
      span?.set({ 'http.response.status_code': reply.statusCode });
      span?.end(reply.statusCode >= 500 ? { code: String(reply.statusCode) } : undefined);
    }
    done();
  });
}
