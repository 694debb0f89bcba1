import { useEffect, useEffectEvent } from 'react';

export const POLL_MS = 2500;

/**
 * Calls a function while the page is visible. Its API calls are in the background, because the member does not ask: they
 * do not keep the session alive.
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
