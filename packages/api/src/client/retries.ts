import type { Operation } from '@mijn/domain/wire';
import { isHTTPError, type RetryOptions } from 'ky';
import { ApiFailure } from '../errors/errors.ts';
import { loadExplanations } from '../errors/failure-of.ts';
import type { CallOptions } from './call.ts';

export const RETRIES = 2;

/** The longest Retry-After that a client waits for, in seconds. Otherwise the call fails at once, so that its caller can say so. */
export const WAIT_MAX_S = 5;

const PASSING_STATUSES = [408, 429, 500, 502, 503, 504];

/** A call may be repeated if its method is idempotent (RFC 9110 §9.2.2), or if the server recognises the repeat by its key. */
function mayRepeat({ method }: Operation, { idempotencyKey }: CallOptions): boolean {
  return Boolean(idempotencyKey) || method === 'GET' || method === 'PUT' || method === 'DELETE';
}

/** Returns whether a repeat can't help. What decides it is loaded with the first refusal. */
async function isInVain(error: Error): Promise<boolean> {
  if (!isHTTPError(error)) return error instanceof ApiFailure;
  const parts = await loadExplanations();
  return parts?.isInVain(error.response, WAIT_MAX_S) ?? false;
}

/**
 * Returns the retries of one call, which has them together, whatever fails and however often its session is renewed. They follow up to 0.3 s
 * and 0.6 s after a network error or a passing status, at random so that not all clients return at the same time, or after the Retry-After
 * of the response.
 */
export function retriesOf(operation: Operation, options: CallOptions, limit: number): RetryOptions | 0 {
  if (!mayRepeat(operation, options)) return 0;
  let left = limit;
  return {
    limit,
    methods: [operation.method],
    statusCodes: PASSING_STATUSES,
    afterStatusCodes: PASSING_STATUSES,
    // ky follows `RateLimit-Reset` too, which can be hours.
    maxRetryAfter: WAIT_MAX_S * 1000,
    backoffLimit: WAIT_MAX_S * 1000,
    jitter: true,
    shouldRetry: async ({ error }) => {
      left -= 1;
      if (left < 0 || (await isInVain(error))) return false;
      // Ky does not know the texts of all browsers for a response that was cut.
      return error instanceof TypeError || undefined;
    },
  };
}
