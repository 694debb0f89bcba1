import type { ComponentType } from 'react';
import { lazyScreen } from '../chunks/lazy-screen.ts';
import { memberRoute, type PortalRoute } from '../routing/portal-route.ts';

/**
 * Returns the route of a list of deleted items. It is small, because every page loads it.
 * @param load imports the module that starts the requests of the list and of its deleted items (`isDeletedPath`).
 */
export function deletedRoute(
  listPath: string,
  load: NonNullable<PortalRoute['load']>,
  screen: () => Promise<Record<string, ComponentType>>,
): PortalRoute {
  const pattern = `${listPath}/deleted`;
  return memberRoute({ pattern, title: 'Onlangs verwijderd', load, screen: lazyScreen(pattern, screen) });
}
