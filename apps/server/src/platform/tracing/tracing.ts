import { AsyncLocalStorage } from 'node:async_hooks';

/** The facts about a piece of work. Never an address, a name, or what somebody wrote or searched for. */
type Attributes = Readonly<Record<string, string | number>>;

/** The work is for a caller, a program that the server calls, the queue, or the server itself. */
export type SpanKind = 'server' | 'client' | 'consumer' | 'internal';

export interface SpanOptions {
  kind: SpanKind;
  attributes?: Attributes;
  /** The header `traceparent` of the caller (W3C Trace Context), whose trace is continued. */
  traceparent?: string | undefined;
}

export interface Span {
  set: (attributes: Attributes) => void;
  /** Ends the span. A fault marks the span as failed, with the kind of the error alone. */
  end: (fault?: unknown) => void;
}

/** Starts spans. The library that sends them stands behind this interface, and loads only when traces are asked for. */
export interface Tracer {
  start: (name: string, options: SpanOptions, parent: Span | undefined) => Span;
}

let tracer: Tracer | undefined;
const current = new AsyncLocalStorage<Span>();

/** Undefined turns tracing off. */
export function setTracer(next: Tracer | undefined): void {
  tracer = next;
}

export const isTracing = (): boolean => tracer !== undefined;

/** The caller ends the span. Returns undefined without tracing. */
export const startSpan = (name: string, options: SpanOptions): Span | undefined =>
  tracer?.start(name, options, current.getStore());

/** Runs a function, and all that follows from it, with a span as the current one. */
export const runIn = <T>(span: Span, work: () => T): T => current.run(span, work);

export const isInSpan = (): boolean => current.getStore() !== undefined;

/** Runs work in a span of its own. Without tracing, it runs the work and does nothing else. */
export async function inSpan<T>(name: string, options: SpanOptions, work: () => Promise<T>): Promise<T> {
  const span = startSpan(name, options);
  if (!span) return work();
  try {
    const result = await runIn(span, work);
    span.end();
    return result;
  } catch (error) {
    span.end(error);
    throw error;
  }
}
