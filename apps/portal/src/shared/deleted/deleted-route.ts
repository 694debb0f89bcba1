import type { ComponentType } from 'react';
import { lazyScreen } from '../chunks/lazy-screen.ts';
import { memberRoute, type PortalRoute } from '../routing/portal-route.ts';

/**
 * Returns the route of what was deleted from a list. Every page loads it, so that it says little.
 * @param listPath the path of the list.
 * @param load imports the module that starts the requests of the list, and of what was deleted (`isDeletedPath`).
 * @param screen imports the screen.
 */
export function deletedRoute(
  listPath: string,
  load: NonNullable<PortalRoute['load']>,
  screen: () => Promise<Record<string, ComponentType>>,
): PortalRoute {
  const pattern = `${listPath}/deleted`;
  return memberRoute({ pattern, title: 'Onlangs verwijderd', load, screen: lazyScreen(pattern, screen) });
}
