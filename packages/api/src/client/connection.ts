import { authOperations } from '@mijn/domain/auth';
import { fillPath, type Operation } from '@mijn/domain/wire';
import ky, { type KyInstance } from 'ky';
import { type ApiError, type ApiEvent, ApiFailure, eventOf, toApiError } from '../errors/errors.ts';
import type { AnyInput, CallAnswer, CallInput, CallOptions, Connection } from './call.ts';
import { conventions, readXsrfToken } from './conventions.ts';
import type { OnUploadProgress } from './upload-fetch.ts';

const { csrf } = authOperations;

export interface ConnectionOptions {
  /** Absolute, or from the site's root: `/api`. */
  baseAddress: string;
  /** Reads the cookies that scripts may read; `document.cookie` by default. */
  readCookies?: () => string;
  fetch?: typeof fetch;
}

function searchOf(query: NonNullable<AnyInput['query']> = {}): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null && value !== '') search.append(name, String(value));
  }
  const text = search.toString();
  return text && `?${text}`;
}

/** The path below the base address, with its parameters and its query. Values that are not set are left out. */
function addressOf({ path }: Operation, { params = {}, query }: AnyInput): string {
  return fillPath<string>(path, params) + searchOf(query);
}

function formOf(body: NonNullable<AnyInput['body']>, file: File): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) {
    const values = typeof value === 'object' && value !== null ? value : [value];
    for (const one of values) if (one !== undefined && one !== null) form.append(name, String(one));
  }
  form.append('file', file);
  return form;
}

/** The body of a call as ky takes it: nothing, JSON, or a form with a file. */
function bodyOf({ body, file }: AnyInput): { json?: unknown; body?: FormData } {
  if (file) return { body: formOf(body ?? {}, file) };
  return body ? { json: body } : {};
}

/**
 * What was answered: JSON, or undefined for an empty answer.
 * @throws TypeError for anything else, such as the page of a proxy or of a guest network: it is not from this server.
 */
export async function readAnswer(response: Response): Promise<unknown> {
  if (response.headers.get('content-type')?.includes('json')) return response.json();
  if ((await response.text()) !== '') throw new TypeError('The answer is not JSON.');
  return undefined;
}

/** Uploads are rare: their code is loaded with the first one. */
async function fetchOfUploads(onProgress: OnUploadProgress): Promise<typeof fetch> {
  const { uploadFetch } = await import('./upload-fetch.ts');
  return uploadFetch(onProgress);
}

/** Sends a call once. The body is created each time, so that a call can be repeated. */
async function sendOnce(
  http: KyInstance,
  operation: Operation,
  input: AnyInput,
  { signal, onProgress, idempotencyKey }: CallOptions,
): Promise<unknown> {
  const response = await http(addressOf(operation, input), {
    method: operation.method,
    ...bodyOf(input),
    ...(signal ? { signal } : {}),
    ...(idempotencyKey ? { headers: { 'idempotency-key': idempotencyKey } } : {}),
    ...(onProgress ? { fetch: await fetchOfUploads(onProgress) } : {}),
  });
  return readAnswer(response);
}

const isStale = (error: ApiError): boolean => error.kind === 'answer' && error.status === 419;

/**
 * A connection to one back end, and the one place where calls leave: with the headers, credentials and anti-forgery token
 * of specification §7. A call that is refused for its token is repeated once with a new one; the server did nothing with
 * the first (docs/decisions/0010). The connection knows no router and no toasts: it throws {@link ApiFailure} to the
 * caller, and sends what concerns every screen to the subscribers of `events`.
 */
export function createConnection({ baseAddress, ...options }: ConnectionOptions): Connection {
  const listeners = new Set<(event: ApiEvent) => void>();
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

  let refreshing: Promise<unknown> | undefined;
  /** Calls that fail together share one new token. A call that fails after it arrived uses it already. */
  const refreshToken = async (refused: string | undefined): Promise<void> => {
    if (refused !== readToken()) return;
    refreshing ??= sendOnce(http, csrf, {}, {}).finally(() => {
      refreshing = undefined;
    });
    await refreshing;
  };

  const sendWithFreshToken = async (operation: Operation, input: AnyInput, callOptions: CallOptions) => {
    const token = readToken();
    try {
      return await sendOnce(http, operation, input, callOptions);
    } catch (thrown) {
      if (operation.path === csrf.path || !isStale(toApiError(thrown))) throw thrown;
      await refreshToken(token);
      return sendOnce(http, operation, input, callOptions);
    }
  };

  const send = async (operation: Operation, input: AnyInput, callOptions: CallOptions = {}) => {
    try {
      return await sendWithFreshToken(operation, input, callOptions);
    } catch (thrown) {
      const error = toApiError(thrown);
      const event = eventOf(error, operation.handlesUnauthenticated);
      if (event) for (const listener of listeners) listener(event);
      throw new ApiFailure(error);
    }
  };

  async function call<Op extends Operation>(
    operation: Op,
    input: CallInput<Op>,
    callOptions?: CallOptions,
  ): Promise<CallAnswer<Op>>;
  async function call(operation: Operation, input: AnyInput, callOptions?: CallOptions): Promise<unknown> {
    if (operation.needsNewToken) await send(csrf, {}, callOptions);
    return send(operation, input, callOptions);
  }
  const base = baseAddress.replace(/\/$/u, '');
  function urlOf<Op extends Operation>(operation: Op, input: CallInput<Op>): string;
  function urlOf(operation: Operation, input: AnyInput): string {
    return base + addressOf(operation, input);
  }
  const subscribe = (listener: (event: ApiEvent) => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  return { events: { subscribe }, call, urlOf };
}
