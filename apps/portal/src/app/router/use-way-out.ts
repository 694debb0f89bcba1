import { useState } from 'react';
import { useLocation } from 'react-router';
import type { PortalRoute } from '../../shared/routing/portal-route.ts';
import { isSwitched } from '../../shared/session/switched.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { routes } from './routes.ts';

const isFixed = ({ pattern }: PortalRoute): boolean => !pattern.includes(':');

/**
 * The list that holds the one thing a route shows: the nearest route of members above it, for a route with a parameter.
 * Undefined for what every association has, and for what is of none, such as the provider's news.
 */
export function listOf(route: PortalRoute): PortalRoute | undefined {
  if (isFixed(route)) return undefined;
  return routes.find(
    (list) => list.requiresAuth && isFixed(list) && route.pattern.startsWith(`${list.pattern}/`),
  );
}

/**
 * The address that a page about one thing of an association leads to after a switch to another: the list that the thing
 * is in. Undefined for any other page, and for one that Back or a link led to.
 * @param isMissing whether there is nothing to see: then the page stays, since the other association may have the thing.
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
