import { csrf } from '@mijn/domain/auth';
import type { Operation } from '@mijn/domain/wire';
import ky, { isHTTPError } from 'ky';
import { type ApiEvent, ApiFailure, eventOf } from '../errors/errors.ts';
import { failureOf } from '../errors/failure-of.ts';
import type { AnyInput, CallAnswer, CallInput, CallOptions, Connection } from './call.ts';
import { conventions, readXsrfToken } from './conventions.ts';
import { createListeners } from './listeners.ts';
import { addressOf, sendOnce, type Sender } from './request.ts';

export interface ConnectionOptions {
  /** The base URL of the API, either absolute or relative to the root of the site: `/api`. */
  baseAddress: string;
  /** Returns the cookies that scripts may read; `document.cookie` by default. */
  readCookies?: () => string;
  /**
   * Whether the page that creates the connection was sent with a new anti-forgery token. Then no call fetches one
   * beforehand. An older token is still replaced when a call is refused.
   */
  hasNewToken?: boolean;
  fetch?: typeof fetch;
  /** Returns further options of ky for a call. */
  optionsOf?: Sender['optionsOf'];
}

const isRefused = (thrown: unknown, status: number): boolean =>
  isHTTPError(thrown) && thrown.response.status === status;

/**
 * Creates a connection to one back end. All calls of the portal use it, with the headers, credentials and
 * anti-forgery token of specification §7. A call that is refused because of its token is repeated once with a
 * new token, because the server did nothing for the refused call (docs/decisions/0010). A reading call that is
 * refused as unauthenticated is repeated once as well, if a changing call may have given the session another
 * cookie meanwhile. The connection does not depend on the router or on toasts. It throws {@link ApiFailure} to the
 * caller, and notifies the subscribers of `events` of errors that concern every screen.
 */
export function createConnection({ baseAddress, ...options }: ConnectionOptions): Connection {
  const { subscribe, notify } = createListeners<[event: ApiEvent]>();
  const readCookies = options.readCookies ?? (() => document.cookie);
  const readToken = () => readXsrfToken(readCookies());
  const http = ky.create({
    prefix: baseAddress,
    ...conventions,
    timeout: false,
    retry: 0,
    ...(options.fetch ? { fetch: options.fetch } : {}),
    hooks: {
      beforeRequest: [
        ({ request }) => {
          const token = readToken();
          if (token) request.headers.set('x-xsrf-token', token);
        },
      ],
    },
  });

  const sender: Sender = { http, ...options };

  let refreshing: Promise<unknown> | undefined;
  /**
   * Fetches a new token. Concurrent calls that are refused share one new token. A call whose token was
   * replaced in the meantime does not fetch another.
   */
  const refreshToken = async (refused: string | undefined): Promise<void> => {
    if (refused !== readToken()) return;
    refreshing ??= sendOnce(sender, csrf, {}, {}).finally(() => {
      refreshing = undefined;
    });
    await refreshing;
  };

  /** Resolves when the changing calls so far have ended. Undefined until the first one. */
  let changes: Promise<unknown> | undefined;

  const sendWithFreshCookies = async (operation: Operation, input: AnyInput, callOptions: CallOptions) => {
    const token = readToken();
    const isReading = operation.method === 'GET';
    const sendNow = () => {
      const sent = sendOnce(sender, operation, input, callOptions);
      if (isReading) return sent;
      const before = changes;
      // The promise resolves without the responses, which would be kept as long as the page.
      changes = sent.then(
        () => before,
        () => before,
      );
      return sent;
    };
    try {
      return await sendNow();
    } catch (thrown) {
      if (isRefused(thrown, 419) && operation.path !== csrf.path) await refreshToken(token);
      else if (isRefused(thrown, 401) && isReading && changes) await changes;
      else throw thrown;
      return sendNow();
    }
  };

  const send = async (operation: Operation, input: AnyInput, callOptions: CallOptions = {}) => {
    const called = `${operation.method} ${baseAddress}${operation.path}`;
    try {
      const answer = await sendWithFreshCookies(operation, input, callOptions);
      const { answersWith } = operation;
      if (answersWith === undefined || Object(answer)[answersWith] !== undefined) return answer;
      throw new ApiFailure({
        kind: 'invalid_answer',
        message: `${called} answered without "${answersWith}".`,
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
  ): Promise<CallAnswer<Op>>;
  async function call(operation: Operation, input: AnyInput, callOptions?: CallOptions): Promise<unknown> {
    if (operation.needsNewToken && !(options.hasNewToken && readToken())) await send(csrf, {}, callOptions);
    return send(operation, input, callOptions);
  }
  const base = baseAddress.replace(/\/$/u, '');
  function urlOf<Op extends Operation>(operation: Op, input: CallInput<Op>): string;
  function urlOf(operation: Operation, input: AnyInput): string {
    return base + addressOf(operation, input);
  }
  return { events: { subscribe }, call, urlOf };
}
