import type { ApiError } from '@mijn/api';
import { useCallback, useEffect, useRef, useState } from 'react';

/** Milliseconds before the first try, and between two of them at most. */
const FIRST_MS = 2000;
const MOST_MS = 30_000;

/**
 * Milliseconds until the next try: longer after each failure, and never sooner than the server asked (Retry-After).
 * @param chance from 0 to 1: browsers that lost the server together do not come back together.
 */
export function retryDelay(error: ApiError, failures: number, chance = Math.random()): number {
  const askedFor = error.kind === 'answer' ? (error.retry_after_s ?? 0) * 1000 : 0;
  const backOff = Math.min(FIRST_MS * 2 ** failures, MOST_MS);
  return Math.max(askedFor, backOff * (0.75 + chance / 2));
}

/**
 * Tries again until there is no error: after a while, when the browser says that it is online, and at once when asked.
 * @param error why the last try failed; another object after each of them.
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
