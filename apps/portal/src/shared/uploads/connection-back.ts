import { ApiFailure } from '@mijn/api';

/**
 * Waits before the next attempt: until the delay is over, or until the browser is online again.
 * @param delay the time in milliseconds.
 * @throws ApiFailure `cancelled` if the signal is aborted.
 */
export async function connectionBack(delay: number, signal: AbortSignal): Promise<void> {
  await new Promise<void>((resolve) => {
    const end = () => {
      clearTimeout(timer);
      window.removeEventListener('online', end);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, delay);
    window.addEventListener('online', end);
    signal.addEventListener('abort', end);
    if (signal.aborted) end();
  });
  if (signal.aborted) throw new ApiFailure({ kind: 'cancelled' });
}
