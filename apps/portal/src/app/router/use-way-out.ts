import { useState } from 'react';
import { useLocation } from 'react-router';
import type { PortalRoute } from '../../shared/routing/portal-route.ts';
import { isSwitched } from '../../shared/session/switched.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { routes } from '../routes/routes.ts';

const isFixed = ({ pattern }: PortalRoute): boolean => !pattern.includes(':');

/**
 * Returns the list of the resource that a route with a parameter shows: the route without parameters above it. Returns
 * undefined for a page that belongs to no association, such as the news of the provider.
 */
export function listOf(route: PortalRoute): PortalRoute | undefined {
  if (isFixed(route)) return undefined;
  return routes.find(
    (list) => list.requiresAuth && isFixed(list) && route.pattern.startsWith(`${list.pattern}/`),
  );
}

/**
 * Returns the list to redirect to after a switch of association on a page about one resource.
 * @param isMissing if so, the page stays, because the new association may have the resource.
 */
export function useWayOut(route: PortalRoute, isMissing: boolean): string | undefined {
  const active = useSession().activeAssociation?.id;
  const { state } = useLocation();
  const [home, setHome] = useState(active);
  if (active === home) return undefined;
  const stays = isMissing || home === undefined || !isSwitched(state);
  if (stays) setHome(active);
  return stays ? undefined : listOf(route)?.pattern;
}
