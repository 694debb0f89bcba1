import { authOperations } from '@mijn/domain/auth/operations';
import type { Operation } from '@mijn/domain/wire';
import ky, { type KyInstance } from 'ky';
import { type ApiError, ApiFailure } from '../errors/api-error.ts';
import { toApiError } from '../errors/to-api-error.ts';
import { type ApiEvent, eventOf } from '../events/api-events.ts';
import type { AnyInput, CallAnswer, CallInput, CallOptions, Connection } from './call.ts';
import { conventions } from './conventions.ts';
import { readAnswer } from './read-answer.ts';
import { addressOf, bodyOf } from './request-parts.ts';
import type { OnUploadProgress } from './upload-fetch.ts';
import { readXsrfToken } from './xsrf-cookie.ts';

const { csrf } = authOperations;

export interface SendOptions {
  /** Absolute, or from the site's root: `/api`. */
  baseAddress: string;
  /** Reads the cookies that scripts may read; `document.cookie` by default. */
  readCookies?: () => string;
  fetch?: typeof fetch;
  emit: (event: ApiEvent) => void;
}

/** Uploads are rare: what they need beyond a call is loaded with the first one. */
async function fetchOfUploads(onProgress: OnUploadProgress): Promise<typeof fetch> {
  const { uploadFetch } = await import('./upload-fetch.ts');
  return uploadFetch(onProgress);
}

/** Makes a call once. The body is put together anew each time, so that a call can be repeated. */
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
 * The one place where calls leave: headers, credentials and the anti-forgery token of specification §7. A call that is
 * refused for its token is repeated once with a new one; the server did nothing with the first (docs/decisions/0010).
 */
export function createSend({ baseAddress, emit, ...options }: SendOptions): Connection['call'] {
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
  /** Calls that fail together share one new token; one that fails after it came has it already. */
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
      if (event) emit(event);
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
  return call;
}
