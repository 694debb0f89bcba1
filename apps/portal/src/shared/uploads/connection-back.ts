import { ApiFailure } from '@mijn/api';

/**
 * Waits before the next attempt: until the delay is over while the browser is online, or until it is online again.
 * @param delay the time in milliseconds.
 * @throws ApiFailure `cancelled` if the signal is aborted.
 */
export async function connectionBack(delay: number, signal: AbortSignal): Promise<void> {
  const cancelled = () => new ApiFailure({ kind: 'cancelled' });
  if (signal.aborted) throw cancelled();
  await new Promise<void>((resolve, reject) => {
    const settle = new AbortController();
    const end = (act: () => void) => () => {
      settle.abort();
      clearTimeout(timer);
      act();
    };
    const timer = setTimeout(end(resolve), delay);
    window.addEventListener('online', end(resolve), { signal: settle.signal });
    signal.addEventListener(
      'abort',
      end(() => reject(cancelled())),
      { signal: settle.signal },
    );
  });
}
