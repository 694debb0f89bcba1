import type { Operation, Operations } from '@mijn/domain/wire';
import type { Options } from 'ky';
import { type ApiError, type ApiEvent, type ApiFailure, eventOf, isApiFailure } from '../errors/errors.ts';
import { explained } from '../errors/failure-of.ts';
import type { AnyInput, CallResponse, CallInput, CallOptions, Connection } from './call.ts';
import { createConnection } from './connection.ts';
import { createListeners } from './listeners.ts';
import { RETRIES, retriesOf } from './retries.ts';

/** An event that an application handles in one place, whatever the call was. */
export type ClientEvent =
  | ApiEvent
  /** 5xx: the server failed, also after the retries. */
  | 'server_error'
  /** No response came, also after the retries. */
  | 'network_error'
  /** A response came that is not of this API. */
  | 'not_this_api';

export interface ClientEvents {
  /** Calls the listener for every event, until the returned function is called. */
  subscribe(listener: (event: ClientEvent, error: ApiError) => void): () => void;
}

export interface CheckedOperation extends Operation {
  /** Rejects if a response does not match the contract. */
  check?: (response: unknown) => Promise<void>;
}

/** The input is one object with all fields, so that an editor shows these instead of what it is made from. */
type InputArgument<Op extends Operation> =
  unknown extends CallInput<Op>
    ? [input?: Record<string, never>]
    : CallInput<Op> extends infer Input
      ? object extends Input
        ? [input?: { [Name in keyof Input]: Input[Name] }]
        : [input: { [Name in keyof Input]: Input[Name] }]
      : never;

export type ClientCall<Op extends Operation> = (
  ...args: [...input: InputArgument<Op>, options?: CallOptions]
) => Promise<CallResponse<Op>>;

export type ClientCalls<Resources extends Record<string, Operations>> = {
  readonly [Name in keyof Resources]: {
    readonly [Call in keyof Resources[Name]]: ClientCall<Resources[Name][Call]>;
  };
};

export type Client<Resources extends Record<string, Operations>> = ClientCalls<Resources> &
  Pick<Connection, 'call' | 'urlOf'> & {
    readonly events: ClientEvents;
  };

/** An access token, or a function that returns it before each call. */
export type ClientToken = string | (() => string | Promise<string>);

/** The caller of a client. One of the two is always named, so that a missing token is no call with cookies. */
export type ClientCaller =
  /** The token is sent in the header `Authorization: Bearer …`, without cookies. */
  | { token: ClientToken }
  /** The cookies of the browser, or of `createCookieJar`. */
  | { cookies: true };

export type ClientOptions<Resources extends Record<string, Operations>> = ClientCaller & {
  /** The base URL of the API, either absolute or relative to the root of the site: `/api`. */
  baseUrl: string;
  /** The resources by the names that they get in the client: `{ todos }` from `@mijn/api/todos`. */
  resources: Resources;
  /** The number of retries of a call that may be repeated; 2 by default. */
  retries?: number;
  /** Returns the cookies that scripts may read; `document.cookie` by default, if there is a document. */
  readCookies?: () => string;
  /** Sends the requests; that of the environment by default. */
  fetch?: typeof fetch;
};

const BASE_ADDRESS = /^(?:https?:\/\/|\/)[^?#]*$/iu;

const cookiesOfPage = (): string => (typeof document === 'undefined' ? '' : document.cookie);

/** @throws TypeError for an address that is none, or that has a password, which would be in logs. */
function checkBaseUrl(baseUrl: string): void {
  const shown = baseUrl.replace(/\/\/[^/]*@/u, '//…@');
  if (!BASE_ADDRESS.test(baseUrl) || !URL.canParse(baseUrl, 'http://localhost')) {
    throw new TypeError(
      `"${shown}" is no base address. It is like https://vve.example/api or /api, without ? and #.`,
    );
  }
  if (shown !== baseUrl) {
    throw new TypeError(`The base address "${shown}" has a name or a password. Give "token" in their place.`);
  }
}

/** The characters of a token. Its text stands in no message. */
const TOKEN = /^[\u0021-\u007E]+$/u;

async function readToken(token: ClientToken): Promise<string> {
  if (typeof token === 'string') return token;
  let failed: unknown;
  try {
    const value: unknown = await token();
    if (typeof value === 'string' && TOKEN.test(value)) return value;
  } catch (thrown) {
    failed = thrown;
  }
  const message = failed
    ? 'The function that returns the token failed'
    : 'The function that returns the token returned no token.';
  throw await explained({ kind: 'not_sent', message }, failed);
}

function optionsOfToken(token: ClientToken): Options {
  return {
    credentials: 'omit',
    hooks: {
      beforeRequest: [
        async ({ request }) => {
          request.headers.set('authorization', `Bearer ${await readToken(token)}`);
        },
      ],
    },
  };
}

/** @throws TypeError if it is not clear who makes the calls, or if the token can't be one. */
function checkCaller(token: ClientToken | undefined, cookies: boolean | undefined): void {
  if (token === undefined && !cookies) {
    throw new TypeError(
      'There is no token: "token" is undefined. Give a token, or "cookies: true" for the cookies of the browser.',
    );
  }
  if (token !== undefined && cookies) throw new TypeError('Give either "token" or "cookies: true".');
  if (typeof token !== 'string' || TOKEN.test(token)) return;
  throw new TypeError('"token" is empty, or has characters that no token has.');
}

/** Pages without a secure context have no `randomUUID`. React Native may have no random numbers: then there is no key, and no repeat. */
const newKey = (): string | undefined =>
  typeof crypto === 'undefined' ? undefined : crypto.getRandomValues(new Uint32Array(4)).join('-');

/** Fetch throws the reason of an aborted signal, which can be any value. A signal of `AbortSignal.timeout` means that no response came. */
async function failureOf(thrown: unknown, signal: AbortSignal | undefined): Promise<ApiFailure> {
  const isTimeout = signal?.reason instanceof DOMException && signal.reason.name === 'TimeoutError';
  if (signal?.aborted && !isTimeout) return explained({ kind: 'cancelled' }, thrown);
  if (isApiFailure(thrown)) return thrown;
  return explained({ kind: 'invalid_response', message: 'The response could not be checked.' }, thrown);
}

function clientEventOf(error: ApiError, handlesUnauthenticated?: boolean): ClientEvent | undefined {
  if (error.kind === 'network') return 'network_error';
  if (error.kind === 'not_this_api') return error.kind;
  if (error.kind === 'response' && error.status >= 500) return 'server_error';
  return eventOf(error, handlesUnauthenticated);
}

/**
 * Creates a client of one back end. A page loads the calls of its own resources only, and no validator.
 *
 * ```ts
 * const api = createClient({ baseUrl: 'https://vve.example/api', resources: { todos }, token });
 * const { data } = await api.todos.listTodos({ params: { association_id } });
 * ```
 *
 * A call fails with an {@link ApiFailure}, whatever the reason. A call whose method is idempotent, or which has
 * an idempotency key, is repeated after a passing error. A call that creates something has a key by itself.
 * @throws TypeError for a base address that is no address or has a password, and without a token or `cookies: true`.
 */
export function createClient<const Resources extends Record<string, Operations>>(
  options: ClientOptions<Resources>,
): Client<Resources>;
export function createClient({
  resources,
  token,
  cookies,
  retries = RETRIES,
  readCookies = cookiesOfPage,
  ...options
}: ClientOptions<Record<string, Operations>> & { token?: ClientToken; cookies?: true }): object {
  checkBaseUrl(options.baseUrl);
  checkCaller(token, cookies);
  const { subscribe, notify } = createListeners<[event: ClientEvent, error: ApiError]>();
  const ofToken = token === undefined ? {} : optionsOfToken(token);
  const connection = createConnection({
    ...options,
    readCookies: token === undefined ? readCookies : () => '',
    optionsOf: (operation, callOptions) => ({
      ...ofToken,
      // A redirect would repeat a change as a GET, or take the call to another host.
      redirect: 'manual',
      retry: retriesOf(operation, callOptions, retries),
    }),
  });

  const call = async (operation: CheckedOperation, input: AnyInput = {}, given: CallOptions = {}) => {
    const key = given.idempotencyKey ?? (operation.isCreatedOnce && newKey());
    const callOptions = key ? { ...given, idempotencyKey: key } : given;
    // A token cannot be forged by another site, so its calls need no anti-forgery token.
    const sent = token === undefined ? operation : { ...operation, needsNewToken: false };
    try {
      const response = await connection.call<Operation>(sent, input, callOptions);
      await operation.check?.(response);
      return response;
    } catch (thrown) {
      const failure = await failureOf(thrown, callOptions.signal);
      const event = clientEventOf(failure.error, operation.handlesUnauthenticated);
      if (event) notify(event, failure.error);
      throw failure;
    }
  };
  const callsOf = (operations: Operations) =>
    Object.fromEntries(
      Object.entries(operations).map(([name, operation]) => [
        name,
        (input?: AnyInput, callOptions?: CallOptions) => call(operation, input, callOptions),
      ]),
    );
  return {
    ...connection,
    ...Object.fromEntries(Object.entries(resources).map(([name, one]) => [name, callsOf(one)])),
    call,
    events: { subscribe },
  };
}
