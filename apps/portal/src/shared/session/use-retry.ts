import type { ApiError } from '@mijn/api';
import { useCallback, useEffect, useRef, useState } from 'react';

/** The delay before the first retry and the maximum delay between two retries, in milliseconds. */
const FIRST_MS = 2000;
const MOST_MS = 30_000;

/**
 * Returns the delay in milliseconds. It grows with each failure and is never shorter than the server's Retry-After.
 * @param chance a random number from 0 to 1, which spreads the retries of browsers that lost the server at the same time.
 */
export function retryDelay(error: ApiError, failures: number, chance = Math.random()): number {
  const askedFor = error.kind === 'response' ? (error.retry_after_s ?? 0) * 1000 : 0;
  const backOff = Math.min(FIRST_MS * 2 ** failures, MOST_MS);
  return Math.max(askedFor, backOff * (0.75 + chance / 2));
}

/**
 * Retries after a delay, when the browser is online again, and when `retryNow` is called.
 * @param error the error of the last attempt. Each attempt must have a new error object.
 */
export function useRetry(error: ApiError | null, retry: () => Promise<unknown>) {
  const [isRetrying, setRetrying] = useState(false);
  const isBusy = useRef(false);
  const failures = useRef(0);

  const retryNow = useCallback(async () => {
    if (isBusy.current) return;
    isBusy.current = true;
    setRetrying(true);
    await retry();
    isBusy.current = false;
    setRetrying(false);
  }, [retry]);

  useEffect(() => {
    if (!error) {
      failures.current = 0;
      return undefined;
    }
    const tryAgain = () => void retryNow();
    const timer = setTimeout(tryAgain, retryDelay(error, failures.current));
    failures.current += 1;
    window.addEventListener('online', tryAgain);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', tryAgain);
    };
  }, [error, retryNow]);
  return { isRetrying, retryNow };
}
