import { STREAM_REPLACED_MS } from '@mijn/domain/limits';
import { countsOperations, type SectionHint } from '@mijn/domain/counts';
import type { MaintenanceBanner } from '@mijn/domain/maintenance/contract';
import { type ClientCaller, createClient } from '../client/create-client.ts';
import { type ApiError, ApiFailure, isApiFailure } from '../errors/errors.ts';
import { type RawEvent, readEvents } from './read-events.ts';

/** The events of the portal. An event has an id if a later stream can continue after it. */
export type PortalEvent =
  /** Something changed in a section of an association, or of all associations. */
  | { type: 'section'; id: string; data: SectionHint }
  /** Events were lost, so that everything that is shown is read again. */
  | { type: 'refresh' }
  /** The stream is open, and what happened before it has been sent. */
  | { type: 'ready'; id: string }
  /** The message of the provider above every screen; null if there is none. */
  | { type: 'maintenance'; data: MaintenanceBanner | null };

/** The caller who follows the events, and the period. */
export type FollowOptions = ClientCaller & {
  baseUrl: string;
  signal?: AbortSignal;
  /** The id of the last event that was handled, to continue after it. Without one, only later events come. */
  lastEventId?: string;
  /** The delay before the first reconnection, in milliseconds; 1000 by default. It doubles, up to a minute. */
  firstDelayMs?: number;
  /** The delay after the server ended this stream for a newer one of the caller, in milliseconds; five minutes by default. */
  replacedDelayMs?: number;
  /** The time without a byte after which the connection counts as lost, in milliseconds; 90 seconds by default. */
  silenceMs?: number;
  /** Returns the cookies that scripts may read; `document.cookie` by default, if there is a document. */
  readCookies?: () => string;
  fetch?: typeof fetch;
};

const FIRST_DELAY_MS = 1000;
const DELAY_MS_MAX = 60_000;

/** The server sends a comment every 25 seconds. */
const SILENCE_MS = 90_000;

const TYPE = 'text/event-stream';

const PASSING: ReadonlySet<number> = new Set([408, 425, 429]);

/** A response that is not of this API can be the page of a guest network, if the stream was open before. */
function isPassing(error: ApiError, wasOpen: boolean): boolean {
  if (error.kind === 'response') return error.status >= 500 || PASSING.has(error.status);
  return error.kind === 'network' || (error.kind === 'not_this_api' && wasOpen);
}

const wait = (ms: number, signal: AbortSignal | undefined): Promise<void> =>
  new Promise((resolve) => {
    if (signal?.aborted) {
      resolve();
      return;
    }
    const end = (): void => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    signal?.addEventListener('abort', end);
  });

/** Returns an event of the portal, or undefined for one of a newer server. @throws ApiFailure for data that is no JSON */
function portalEvent({ type, data, id }: RawEvent): PortalEvent | undefined {
  if (type === 'refresh') return { type };
  if (type === 'ready') return { type, id };
  try {
    if (type === 'section') return { type, id, data: JSON.parse(data) };
    if (type === 'maintenance') return { type, data: JSON.parse(data) };
  } catch {
    throw new ApiFailure({ kind: 'invalid_response', message: `An event of type ${type} is no JSON.` });
  }
  return undefined;
}

/** Opens one stream, and yields its events until it ends. @throws ApiFailure if it can't be opened, or breaks. */
async function* openStream(
  { signal, silenceMs = SILENCE_MS, fetch: send = fetch, ...options }: FollowOptions,
  lastEventId: string | undefined,
): AsyncGenerator<RawEvent, void, undefined> {
  const connection = new AbortController();
  const end = (): void => connection.abort();
  signal?.addEventListener('abort', end);
  if (signal?.aborted) end();
  const api = createClient({
    ...options,
    resources: {},
    retries: 0,
    fetch: (input, init) => {
      const request = new Request(input, init);
      // Without it the server sends what happened so far, and ends.
      request.headers.set('accept', TYPE);
      return send(request, init);
    },
  });
  const query = lastEventId === undefined ? {} : { last_event_id: Number(lastEventId) };
  let silence: ReturnType<typeof setTimeout> | undefined;
  const listen = (): void => {
    silence = setTimeout(end, silenceMs);
  };
  try {
    listen();
    const response = await api.call(countsOperations.streamEvents, { query }, { signal: connection.signal });
    clearTimeout(silence);
    if (!response.headers.get('content-type')?.includes(TYPE) || !response.body) {
      const message = `GET ${options.baseUrl}/events answered with no ${TYPE}. Check the base address.`;
      throw new ApiFailure({ kind: 'not_this_api', message });
    }
    const reader = response.body.getReader();
    yield* readEvents(async () => {
      listen();
      const { value } = await reader.read().finally(() => clearTimeout(silence));
      return value;
    });
  } finally {
    clearTimeout(silence);
    signal?.removeEventListener('abort', end);
    end();
  }
}

/** Returns the failure of a stream. One that breaks is a lost connection, and so is one that was silent for too long. */
const failureOf = (thrown: unknown): ApiFailure =>
  isApiFailure(thrown) && thrown.error.kind !== 'cancelled' ? thrown : new ApiFailure({ kind: 'network' });

/**
 * Yields the events of the portal: `for await (const event of followEvents({ baseUrl, token, signal }))`. It connects again when the
 * connection is lost or the server ends the stream, and continues after the last event. Delays grow up to a minute.
 * @throws ApiFailure if the server refuses the caller (`unauthenticated`), the token fails, or the response is not of this API.
 */
export async function* followEvents(options: FollowOptions): AsyncGenerator<PortalEvent, void, undefined> {
  const { signal, firstDelayMs = FIRST_DELAY_MS, replacedDelayMs = STREAM_REPLACED_MS } = options;
  const isOver = (): boolean => signal?.aborted === true;
  let { lastEventId } = options;
  let [delay, wasOpen] = [firstDelayMs, false];
  while (!isOver()) {
    let asked = 0;
    try {
      for await (const raw of openStream(options, lastEventId)) {
        [delay, wasOpen] = [firstDelayMs, true];
        const event = portalEvent(raw);
        if (event) yield event;
        // The caller has newer streams than this one, which would end for it in turn.
        if (raw.type === 'replaced') asked = replacedDelayMs;
        if (/^\d+$/u.test(raw.id)) lastEventId = raw.id;
        if (isOver()) return;
      }
    } catch (thrown) {
      if (isOver()) return;
      const { error } = failureOf(thrown);
      if (!isPassing(error, wasOpen)) throw failureOf(thrown);
      asked = error.kind === 'response' ? (error.retry_after_s ?? 0) * 1000 : 0;
    }
    // The random part makes sure that not all clients return at the same time.
    await wait(Math.max(asked, delay * (0.75 + Math.random() / 2)), signal);
    delay = Math.min(delay * 2, DELAY_MS_MAX);
  }
}
