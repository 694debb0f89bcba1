import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Context, Span as LibrarySpan } from '@opentelemetry/api';
import type { FastifyBaseLogger } from 'fastify';
import { errorCode } from '../config/errors.ts';
import { version } from '../config/version.ts';
import { type Span, type SpanKind, type Tracer, setTracer } from './tracing.ts';

/** The longest time that a stop waits for the last spans to be sent, in milliseconds. A stop has 24 seconds for everything. */
const FLUSH_MS = 2000;

const EXPORT_MS = 5000;

/** The name of the service, unless OTEL_SERVICE_NAME or OTEL_RESOURCE_ATTRIBUTES has another. */
const SERVICE_NAME = 'mijn';

export interface Tracing {
  /** Sends the last spans, within two seconds, and turns tracing off. */
  stop: () => Promise<void>;
}

/** Returns the kind of an error: its code, or the name of its class. A message may contain personal data. */
const kindOf = (fault: unknown): string =>
  errorCode(fault) ?? (fault instanceof Error ? fault.name : typeof fault);

async function loadLibrary() {
  const [api, core, exporter, resources, sdk] = await Promise.all([
    import('@opentelemetry/api'),
    import('@opentelemetry/core'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/resources'),
    import('@opentelemetry/sdk-trace'),
  ]);
  return { api, core, exporter, resources, sdk };
}

/** Loads the library here. A receiver that does not respond costs only spans. @param endpoint without `/v1/traces`. */
export async function startTracing(
  endpoint: string,
  log: Pick<FastifyBaseLogger, 'warn' | 'info'>,
): Promise<Tracing> {
  const { api, core, exporter, resources, sdk } = await loadLibrary();
  const { ROOT_CONTEXT, SpanKind: kinds, SpanStatusCode, trace } = api;
  const kindsOfLibrary: Record<SpanKind, number> = {
    server: kinds.SERVER,
    client: kinds.CLIENT,
    consumer: kinds.CONSUMER,
    internal: kinds.INTERNAL,
  };

  const url = `${endpoint.replace(/(?<!\/)\/+$/u, '')}/v1/traces`;
  const sender = new exporter.OTLPTraceExporter({ url, timeoutMillis: EXPORT_MS });
  let isSending = true;
  const processor = new sdk.BatchSpanProcessor({
    exporter: {
      export: (spans, done) => {
        sender.export(spans, (result) => {
          const isSent = result.code === core.ExportResultCode.SUCCESS;
          if (isSent !== isSending) {
            if (isSent) log.info('traces are sent again');
            else log.warn('traces can not be sent to OTEL_EXPORTER_OTLP_ENDPOINT');
          }
          isSending = isSent;
          done(result);
        });
      },
      shutdown: () => sender.shutdown(),
    },
    exportTimeoutMillis: EXPORT_MS,
  });
  const own = resources.resourceFromAttributes({
    'service.name': SERVICE_NAME,
    'service.version': version,
    'service.instance.id': randomUUID(),
  });
  const chosen = resources.detectResources({ detectors: [resources.envDetector] });
  const provider = new sdk.TracerProvider({ spanProcessors: [processor], resource: own.merge(chosen) });
  const library = provider.getTracer('@mijn/server', version);

  const contexts = new WeakMap<Span, Context>();
  const contextOf = (parent: Span | undefined, traceparent: string | undefined): Context => {
    if (parent) return contexts.get(parent) ?? ROOT_CONTEXT;
    const remote = traceparent === undefined ? null : core.parseTraceParent(traceparent);
    return remote ? trace.setSpanContext(ROOT_CONTEXT, { ...remote, isRemote: true }) : ROOT_CONTEXT;
  };
  const spanOf = (started: LibrarySpan): Span => ({
    set: (attributes) => void started.setAttributes({ ...attributes }),
    end: (fault) => {
      if (fault !== undefined) {
        started.setStatus({ code: SpanStatusCode.ERROR });
        started.setAttribute('error.type', kindOf(fault));
      }
      started.end();
    },
  });
  const tracer: Tracer = {
    start: (name, { kind, attributes = {}, traceparent }, parent) => {
      const context = contextOf(parent, traceparent);
      const options = { kind: kindsOfLibrary[kind], attributes: { ...attributes } };
      const started = library.startSpan(name, options, context);
      const span = spanOf(started);
      contexts.set(span, trace.setSpan(context, started));
      return span;
    },
  };
  setTracer(tracer);
  return {
    stop: async () => {
      setTracer(undefined);
      const sent = provider.shutdown().catch(() => undefined);
      await Promise.race([sent, wait(FLUSH_MS, undefined, { ref: false })]);
    },
  };
}
