import { type ApiError, ApiFailure } from '@mijn/api';

/** The statuses of a server that is busy or away, also behind a proxy. The key of a call lets it count once. */
const PASSING_STATUSES: ReadonlySet<number> = new Set([429, 502, 503, 504]);

/** Returns whether a later attempt can succeed without the user: the connection or the server is away. */
export const isPassing = (error: ApiError): boolean =>
  error.kind === 'network' ||
  // A guest network answers with its own page until the user has signed in there.
  error.kind === 'not_this_api' ||
  (error.kind === 'response' && PASSING_STATUSES.has(error.status));

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
