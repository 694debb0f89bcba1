import { useEffect, useEffectEvent } from 'react';

/** The time between two calls, in milliseconds. */
export const POLL_MS = 2500;

/**
 * Calls a function again and again while the page is visible, until something on the server has ended. The member does not
 * ask, so its API calls are in the background: they do not keep the session alive.
 */
export function usePolling(ask: () => void, isOn: boolean): void {
  const askNow = useEffectEvent(ask);
  useEffect(() => {
    if (!isOn) return undefined;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') askNow();
    }, POLL_MS);
    return () => clearInterval(timer);
  }, [isOn]);
}
