import { once } from 'node:events';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';

export interface ReceivedSpan {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  kind: number;
  attributes: { key: string; value: Record<string, unknown> }[];
  status?: { code?: number; message?: string };
}

interface TraceRequest {
  resourceSpans: {
    resource: { attributes: ReceivedSpan['attributes'] };
    scopeSpans: { spans: ReceivedSpan[] }[];
  }[];
}

export interface OtlpReceiver {
  /** The base address, for OTEL_EXPORTER_OTLP_ENDPOINT. */
  url: string;
  paths: string[];
  text: () => string;
  spans: () => ReceivedSpan[];
  stop: () => Promise<void>;
}

export async function startOtlpReceiver(status = 200): Promise<OtlpReceiver> {
  const paths: string[] = [];
  const bodies: string[] = [];
  const server = createServer((request, response) => {
    paths.push(request.url ?? '');
    const keep = async (): Promise<void> => {
      bodies.push(await text(request));
      response.writeHead(status, { 'content-type': 'application/json' }).end('{}');
    };
    void keep();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return {
    url: `http://127.0.0.1:${port}`,
    paths,
    text: () => bodies.join('\n'),
    spans: () =>
      bodies
        .map((body): TraceRequest => JSON.parse(body))
        .flatMap(({ resourceSpans }) => resourceSpans)
        .flatMap(({ scopeSpans }) => scopeSpans)
        .flatMap(({ spans }) => spans),
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
