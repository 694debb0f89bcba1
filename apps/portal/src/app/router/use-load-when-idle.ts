import { loadNextPart, watchWaitingParts } from '@mijn/ui/lazy-part';
import { useEffect } from 'react';
import { loadChunk } from '../../shared/chunks/load-chunk.ts';
import { whenIdle } from '../../shared/chunks/when-idle.ts';
import { isSlowConnection } from '../../shared/connection.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { importLoad, routes } from '../routes/routes.ts';
import { isFor, type PortalRoute } from '../../shared/routing/portal-route.ts';

async function preloadRoute(route: PortalRoute): Promise<void> {
  try {
    await Promise.all([(route.memberScreen ?? route.screen).preload(), importLoad(route)]);
  } catch {
    // The rendered screen loads the script again and reports the error.
  }
}

/**
 * Loads the scripts of the parts that the page may show at a press, and then those of the pages in the menu. A press then
 * needs no network for its script. Nothing is loaded for a user who saves data or has a slow connection.
 */
export function useLoadWhenIdle(): void {
  const { activeAssociation } = useSession();
  useEffect(() => {
    if (isSlowConnection('2g')) return;
    const waiting = routes.filter(
      ({ menu, onlyFor }) => menu && (onlyFor === undefined || isFor[onlyFor](activeAssociation)),
    );
    let cancel: () => void = () => undefined;
    let unwatch: () => void = () => undefined;
    let isStopped = false;
    let isLoading = false;
    const next = async () => {
      const hadPart = await loadNextPart(loadChunk);
      const route = hadPart ? undefined : waiting.shift();
      if (route) await preloadRoute(route);
      isLoading = false;
      if (hadPart || route) begin();
    };
    const begin = () => {
      if (isStopped || isLoading) return;
      isLoading = true;
      cancel = whenIdle(() => void next());
    };
    const start = () => {
      begin();
      unwatch = watchWaitingParts(begin);
    };
    // The pictures of the page come first.
    if (document.readyState === 'complete') start();
    else window.addEventListener('load', start, { once: true });
    return () => {
      isStopped = true;
      cancel();
      unwatch();
      window.removeEventListener('load', start);
    };
  }, [activeAssociation]);
}
