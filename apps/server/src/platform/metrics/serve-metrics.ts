import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import { errorCode, StartFault } from '../config/errors.ts';
import { type Metrics, METRICS_TYPE } from './metrics.ts';

const PATH = '/metrics';

const REQUEST_MS_MAX = 5000;

export interface MetricsServer {
  url: string;
  close: () => Promise<void>;
}

async function respond(metrics: Metrics, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  if (!isRead || request.url?.split('?')[0] !== PATH) {
    response.writeHead(404).end();
    return;
  }
  const text = await metrics.collect();
  response
    .writeHead(200, { 'content-type': METRICS_TYPE, 'cache-control': 'no-store' })
    .end(request.method === 'HEAD' ? undefined : text);
}

/** The metrics have a port of their own, which no member reaches. @throws StartFault if the port can't be used. */
export async function serveMetrics(metrics: Metrics, host: string, port: number): Promise<MetricsServer> {
  const server = createServer({ requestTimeout: REQUEST_MS_MAX, headersTimeout: REQUEST_MS_MAX });
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    respond(metrics, request, response).catch(() => response.writeHead(500).end());
  });
  try {
    await once(server.listen({ port, host }), 'listening');
  } catch (error) {
    const reason = errorCode(error) ?? 'unknown';
    throw new StartFault(
      `The metrics can't be served on ${host}:${port} (${reason}): choose others with METRICS_HOST and METRICS_PORT.`,
    );
  }
  const bound = server.address();
  const name = host.includes(':') ? `[${host}]` : host;
  return {
    url: `http://${name}:${typeof bound === 'object' && bound ? bound.port : port}${PATH}`,
    close: async () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
