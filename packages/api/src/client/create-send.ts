import type { Operation } from '@mijn/domain/wire';
import ky from 'ky';
import { ApiFailure } from '../errors/api-error.ts';
import { toApiError } from '../errors/to-api-error.ts';
import { type ApiEvent, eventOf } from '../events/api-events.ts';
import type { AnyInput, CallOptions } from './call.ts';
import { conventions } from './conventions.ts';
import { addressOf, bodyOf } from './request-parts.ts';
import type { OnUploadProgress } from './upload-fetch.ts';
import { readXsrfToken } from './xsrf-cookie.ts';

export interface SendOptions {
  /** Absolute, or from the site's root: `/api`. */
  baseAddress: string;
  /** Reads the cookies that scripts may read; `document.cookie` by default. */
  readCookies?: () => string;
  fetch?: typeof fetch;
  emit: (event: ApiEvent) => void;
}

/** Makes one call and gives back what was answered: JSON, or undefined for an empty answer. */
export type Send = (
  operation: Operation,
  input: AnyInput,
  options?: CallOptions & { handlesUnauthenticated?: boolean },
) => Promise<unknown>;

/** Uploads are rare: what they need beyond a call is loaded with the first one. */
async function fetchOfUploads(onProgress: OnUploadProgress): Promise<typeof fetch> {
  const { uploadFetch } = await import('./upload-fetch.ts');
  return uploadFetch(onProgress);
}

/** The one place where calls leave: headers, credentials and the anti-forgery token of specification §7. */
export function createSend({ baseAddress, emit, ...options }: SendOptions): Send {
  const readCookies = options.readCookies ?? (() => document.cookie);
  const http = ky.create({
    prefix: baseAddress,
    ...conventions,
    timeout: false,
    retry: 0,
    ...(options.fetch ? { fetch: options.fetch } : {}),
    hooks: {
      beforeRequest: [
        ({ request }) => {
          const token = readXsrfToken(readCookies());
          if (token) request.headers.set('x-xsrf-token', token);
        },
      ],
    },
  });

  return async (
    operation,
    input,
    { signal, onProgress, idempotencyKey, handlesUnauthenticated = false } = {},
  ) => {
    try {
      const response = await http(addressOf(operation, input), {
        method: operation.method,
        ...bodyOf(input),
        ...(signal ? { signal } : {}),
        ...(idempotencyKey ? { headers: { 'idempotency-key': idempotencyKey } } : {}),
        ...(onProgress ? { fetch: await fetchOfUploads(onProgress) } : {}),
      });
      return response.headers.get('content-type')?.includes('json') ? await response.json() : undefined;
    } catch (thrown) {
      const error = toApiError(thrown);
      const event = eventOf(error, handlesUnauthenticated);
      if (event) emit(event);
      throw new ApiFailure(error);
    }
  };
}
