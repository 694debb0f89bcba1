import { ApiFailure } from '@mijn/api';

/**
 * Waits for a delay in milliseconds, or until the browser is online again.
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
