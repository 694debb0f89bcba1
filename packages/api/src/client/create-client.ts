import type { Operation, Operations } from '@mijn/domain/wire';
import type { Options } from 'ky';
import { type ApiError, type ApiEvent, ApiFailure, eventOf, isApiFailure } from '../errors/errors.ts';
import type { AnyInput, CallAnswer, CallInput, CallOptions, Connection } from './call.ts';
import { createConnection } from './connection.ts';
import { createListeners } from './listeners.ts';
import { RETRIES, retriesOf } from './retries.ts';

/** An event that an application handles in one place, whatever the call was (specification §8). */
export type ClientEvent =
  | ApiEvent
  /** 5xx: the server failed, also after the retries. */
  | 'server_error'
  /** No response came, also after the retries. */
  | 'network_error';

export interface ClientEvents {
  /** Calls the listener for every event, until the returned function is called. */
  subscribe(listener: (event: ClientEvent, error: ApiError) => void): () => void;
}

/** An operation that also checks its response, such as one of `validated(todosContract)`. */
export interface CheckedOperation extends Operation {
  /** Rejects if a response does not match the contract. */
  check?: (answer: unknown) => Promise<void>;
}

/** The argument with the input of an operation. It is optional if nothing in it is required. */
type InputArgument<Op extends Operation> =
  unknown extends CallInput<Op>
    ? [input?: Record<string, never>]
    : object extends CallInput<Op>
      ? [input?: CallInput<Op>]
      : [input: CallInput<Op>];

/** The call of one operation. */
export type ClientCall<Op extends Operation> = (
  ...args: [...input: InputArgument<Op>, options?: CallOptions]
) => Promise<CallAnswer<Op>>;

/** The calls of the resources of a client: `api.todos.listTodos`. */
export type ClientCalls<Resources extends Record<string, Operations>> = {
  readonly [Name in keyof Resources]: {
    readonly [Call in keyof Resources[Name]]: ClientCall<Resources[Name][Call]>;
  };
};

/** A client of one back end, with the calls of its resources. */
export type Client<Resources extends Record<string, Operations>> = ClientCalls<Resources> &
  Pick<Connection, 'call' | 'urlOf'> & {
    /** The errors of all calls that the whole application must handle. */
    readonly events: ClientEvents;
  };

export interface ClientOptions<Resources extends Record<string, Operations>> {
  /** The base URL of the API, either absolute or relative to the root of the site: `/api`. */
  baseAddress: string;
  /** The resources by the names that they get in the client: `{ todos }` from `@mijn/api/todos`. */
  resources: Resources;
  /**
   * The access token, or a function that returns it before each call. It is sent in the header `Authorization:
   * Bearer …`, without cookies. By default the client uses the cookies of the browser.
   */
  token?: string | (() => string | Promise<string>);
  /** The number of retries of a call that may be repeated; 2 by default. */
  retries?: number;
  /** Returns the cookies that scripts may read; `document.cookie` by default, if there is a document. */
  readCookies?: () => string;
  /** Sends the requests; that of the environment by default. */
  fetch?: typeof fetch;
}

const BASE_ADDRESS = /^(?:https?:\/\/|\/)[^?#]*$/iu;

const cookiesOfPage = (): string => (typeof document === 'undefined' ? '' : document.cookie);

/** Returns the options of ky that send a token instead of cookies. */
function optionsOfToken(token: string | (() => string | Promise<string>)): Options {
  return {
    credentials: 'omit',
    hooks: {
      beforeRequest: [
        async ({ request }) => {
          const value = typeof token === 'string' ? token : await token();
          request.headers.set('authorization', `Bearer ${value}`);
        },
      ],
    },
  };
}

/**
 * Returns what a call throws. A signal can be aborted with any value as its reason, which fetch throws instead of an
 * `AbortError`. A signal of `AbortSignal.timeout` means that no response came.
 */
function failureOf(thrown: unknown, signal: AbortSignal | undefined): unknown {
  const isTimeout = signal?.reason instanceof DOMException && signal.reason.name === 'TimeoutError';
  return signal?.aborted && !isTimeout ? new ApiFailure({ kind: 'cancelled' }, thrown) : thrown;
}

/** Returns the event of an error, or undefined if only the caller handles it. */
export function clientEventOf(error: ApiError, handlesUnauthenticated?: boolean): ClientEvent | undefined {
  if (error.kind === 'network') return 'network_error';
  if (error.kind === 'answer' && error.status >= 500) return 'server_error';
  return eventOf(error, handlesUnauthenticated);
}

/**
 * Creates a client of one back end. A page loads the calls of its own resources only, and no validator.
 *
 * ```ts
 * const api = createClient({ baseAddress: 'https://vve.example/api', resources: { todos }, token });
 * const { data } = await api.todos.listTodos({ params: { association_id } });
 * ```
 *
 * A call fails with an {@link ApiFailure}, whatever the reason. A call whose method is idempotent, or which has
 * an idempotency key, is repeated after a passing error.
 * @throws TypeError for a base address that is no address.
 */
export function createClient<const Resources extends Record<string, Operations>>(
  options: ClientOptions<Resources>,
): Client<Resources>;
export function createClient({
  resources,
  token,
  retries = RETRIES,
  readCookies = cookiesOfPage,
  ...options
}: ClientOptions<Record<string, Operations>>): object {
  if (!BASE_ADDRESS.test(options.baseAddress)) {
    throw new TypeError(
      `"${options.baseAddress}" is no base address. It is like https://vve.example/api or /api, without ? and #.`,
    );
  }
  const { subscribe, notify } = createListeners<[event: ClientEvent, error: ApiError]>();
  const ofToken = token === undefined ? {} : optionsOfToken(token);
  const connection = createConnection({
    ...options,
    readCookies: token === undefined ? readCookies : () => '',
    optionsOf: (operation, callOptions) => ({
      ...ofToken,
      retry: retriesOf(operation, callOptions, retries),
    }),
  });

  const call = async (operation: CheckedOperation, input: AnyInput = {}, callOptions: CallOptions = {}) => {
    // A token cannot be forged by another site, so its calls need no anti-forgery token.
    const sent = token === undefined ? operation : { ...operation, needsNewToken: false };
    try {
      const answer = await connection.call<Operation>(sent, input, callOptions);
      await operation.check?.(answer);
      return answer;
    } catch (thrown) {
      const failure = failureOf(thrown, callOptions.signal);
      const event = isApiFailure(failure) && clientEventOf(failure.error, operation.handlesUnauthenticated);
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
