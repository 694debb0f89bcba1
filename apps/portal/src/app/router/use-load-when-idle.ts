import { useEffect } from 'react';
import { useSession } from '../../shared/session/use-session.ts';
import { isSavingData } from './saves-data.ts';
import { importLoad, routes } from '../routes/routes.ts';
import { isFor, type PortalRoute } from '../../shared/routing/portal-route.ts';

/** The delay in milliseconds after which a browser without idle callbacks counts as idle. */
const QUIET_MS = 1000;

function whenIdle(call: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(call, QUIET_MS);
    return () => clearTimeout(timer);
  }
  const handle = window.requestIdleCallback(call);
  return () => window.cancelIdleCallback(handle);
}

async function preloadRoute(route: PortalRoute): Promise<void> {
  try {
    await Promise.all([(route.memberScreen ?? route.screen).preload(), importLoad(route)]);
  } catch {
    // The rendered screen loads the script again and reports the error.
  }
}

/**
 * Loads the scripts of the pages in the menu, which are 30 kB together. A click on an entry then waits for one response
 * of the server instead of two. Nothing is loaded for a user who saves data.
 */
export function useLoadWhenIdle(): void {
  const { activeAssociation } = useSession();
  useEffect(() => {
    if (isSavingData()) return;
    const waiting = routes.filter(
      ({ menu, onlyFor }) => menu && (onlyFor === undefined || isFor[onlyFor](activeAssociation)),
    );
    let cancel: () => void = () => undefined;
    let isStopped = false;
    const next = async () => {
      const route = waiting.shift();
      if (!route) return;
      await preloadRoute(route);
      if (!isStopped) cancel = whenIdle(() => void next());
    };
    const begin = () => {
      cancel = whenIdle(() => void next());
    };
    // The pictures of the page come first.
    if (document.readyState === 'complete') begin();
    else window.addEventListener('load', begin, { once: true });
    return () => {
      isStopped = true;
      cancel();
      window.removeEventListener('load', begin);
    };
  }, [activeAssociation]);
}
