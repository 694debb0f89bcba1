import { matchPath } from 'react-router';
import type { PortalRoute } from '../../shared/routing/portal-route.ts';
import { routes } from './routes.ts';

/** The route of an address; undefined for one that there is not. */
export function routeAt(pathname: string): PortalRoute | undefined {
  return routes.find(({ pattern }) => matchPath(pattern, pathname));
}

/** Loads the script of the screen at an address, so that it does not wait for the first user check. Never rejects. */
export async function preloadScreen(pathname: string, isMember: boolean): Promise<void> {
  const route = routeAt(pathname);
  const screen = (isMember && route?.memberScreen) || route?.screen;
  // A failure shows where the screen is shown.
  await screen?.preload().catch(() => undefined);
}
