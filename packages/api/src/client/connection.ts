import { csrf, user } from '@mijn/domain/auth';
import { type Operation, USER_HEADER } from '@mijn/domain/wire';
import ky, { isHTTPError } from 'ky';
import { type ApiEvent, ApiFailure, eventOf } from '../errors/errors.ts';
import { failureOf, loadExplanations } from '../errors/failure-of.ts';
import type { AnyInput, CallResponse, CallInput, CallOptions, Connection } from './call.ts';
import { conventions, readXsrfToken } from './conventions.ts';
import { createListeners } from './listeners.ts';
import { pathOf, sendOnce, type Sender } from './request.ts';
import { WAIT_MAX_S } from './retries.ts';

export interface ConnectionOptions {
  /** The base URL of the API, either absolute or relative to the root of the site: `/api`. */
  baseUrl: string;
  /** Returns the cookies that scripts may read; `document.cookie` by default. */
  readCookies?: () => string;
  /** Whether the page was sent with a new anti-forgery token. Then no call fetches one beforehand. */
  hasNewToken?: boolean;
  /** Returns the id of the user for whom the page was made, so that a change does nothing for another one who has signed in meanwhile. */
  userId?: () => string | undefined;
  fetch?: typeof fetch;
  /** Returns further options of ky for a call. */
  optionsOf?: Sender['optionsOf'];
}

const isObject = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The number of repeats of a call while the browser waits for the new cookie of its session. */
const REPEATS_MAX = 3;

/**
 * Creates a connection to one back end. A call that is refused because of its token is repeated once with a new one, because the server
 * did nothing for it. So is a call that is refused as unauthenticated, if the browser has a newer cookie or is about to receive one. It
 * throws {@link ApiFailure} to the caller, and notifies the subscribers of `events` of errors that concern every screen.
 */
export function createConnection({ baseUrl, ...options }: ConnectionOptions): Connection {
  const { subscribe, notify } = createListeners<[event: ApiEvent]>();
  const readCookies = options.readCookies ?? (() => document.cookie);
  const readToken = () => readXsrfToken(readCookies());
  const http = ky.create({
    prefix: baseUrl,
    ...conventions,
    timeout: false,
    retry: 0,
    ...(options.fetch ? { fetch: options.fetch } : {}),
    hooks: {
      beforeRequest: [
        ({ request }) => {
          const token = readToken();
          if (token) request.headers.set('x-xsrf-token', token);
          const userId = request.method !== 'GET' && options.userId?.();
          if (userId) request.headers.set(USER_HEADER, userId);
        },
      ],
    },
  });

  const sender: Sender = { http, ...options };

  let refreshing: Promise<unknown> | undefined;
  /** Concurrent calls that are refused share one new token. A call whose token was replaced in the meantime fetches no other. */
  const refreshToken = async (refused: string | undefined): Promise<void> => {
    if (refused !== readToken()) return;
    refreshing ??= sendOnce(sender, csrf, {}, {}).finally(() => {
      refreshing = undefined;
    });
    await refreshing;
  };

  let asking: Promise<boolean> | undefined;
  const isSignedIn = (): Promise<boolean> => {
    asking ??= sendOnce(sender, user, {}, { isBackground: true })
      .then(
        () => true,
        () => false,
      )
      .finally(() => {
        asking = undefined;
      });
    return asking;
  };

  const mend = async (
    { status, headers }: Response,
    operation: Operation,
    token: string | undefined,
    repeats: number,
  ): Promise<boolean> => {
    const after = headers.get('retry-after');
    if (status === 401 && after !== null && repeats < REPEATS_MAX) {
      const delay = (await loadExplanations())?.secondsOf(after) ?? Number(after);
      if (delay <= WAIT_MAX_S) {
        await new Promise((resolve) => setTimeout(resolve, delay * 1000));
        return true;
      }
    }
    if (repeats > 0) return false;
    if (status === 419 && operation.path !== csrf.path) {
      await refreshToken(token);
      return true;
    }
    // A call without a token is that of a client with an access token, or of a visitor.
    return status === 401 && token !== undefined && !operation.handlesUnauthenticated && isSignedIn();
  };

  const sendWithFreshCookies = async (operation: Operation, input: AnyInput, callOptions: CallOptions) => {
    const own = options.optionsOf?.(operation, callOptions);
    for (let repeats = 0; ; repeats += 1) {
      const token = readToken();
      try {
        // oxlint-disable-next-line no-await-in-loop -- a repeat follows the refusal before it
        return await sendOnce(sender, operation, input, callOptions, own);
      } catch (thrown) {
        // oxlint-disable-next-line no-await-in-loop -- a repeat follows the refusal before it
        if (!isHTTPError(thrown) || !(await mend(thrown.response, operation, token, repeats))) throw thrown;
      }
    }
  };

  const send = async (operation: Operation, input: AnyInput, callOptions: CallOptions = {}) => {
    const called = `${operation.method} ${baseUrl}${operation.path}`;
    try {
      const response = await sendWithFreshCookies(operation, input, callOptions);
      const { respondsWith } = operation;
      if (operation.method === 'GET' && response !== undefined && !isObject(response)) {
        const message = `${called} answered with JSON that is no object.`;
        throw new ApiFailure({ kind: 'invalid_response', message });
      }
      if (respondsWith === undefined || Object(response)[respondsWith] !== undefined) return response;
      throw new ApiFailure({
        kind: 'invalid_response',
        message: `${called} answered without "${respondsWith}".`,
      });
    } catch (thrown) {
      const failure = await failureOf(thrown, called);
      const event = eventOf(failure.error, operation.handlesUnauthenticated);
      if (event) notify(event);
      throw failure;
    }
  };

  async function call<Op extends Operation>(
    operation: Op,
    input: CallInput<Op>,
    callOptions?: CallOptions,
  ): Promise<CallResponse<Op>>;
  async function call(operation: Operation, input: AnyInput, callOptions?: CallOptions): Promise<unknown> {
    if (operation.needsNewToken && !(options.hasNewToken && readToken())) await send(csrf, {}, callOptions);
    return send(operation, input, callOptions);
  }
  const base = baseUrl.replace(/\/$/u, '');
  function urlOf<Op extends Operation>(operation: Op, input: CallInput<Op>): string;
  function urlOf(operation: Operation, input: AnyInput): string {
    return base + pathOf(operation, input);
  }
  return { events: { subscribe }, call, urlOf };
}
