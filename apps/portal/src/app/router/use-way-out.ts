import { useState } from 'react';
import { useLocation } from 'react-router';
import type { PortalRoute } from '../../shared/routing/portal-route.ts';
import { isSwitched } from '../../shared/session/switched.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { routes } from './routes.ts';

const isFixed = ({ pattern }: PortalRoute): boolean => !pattern.includes(':');

/**
 * The list of the resource that a route with a parameter shows: the nearest route of members above it. Undefined for a
 * page that every association has, and for one that belongs to none, such as the provider's news.
 */
export function listOf(route: PortalRoute): PortalRoute | undefined {
  if (isFixed(route)) return undefined;
  return routes.find(
    (list) => list.requiresAuth && isFixed(list) && route.pattern.startsWith(`${list.pattern}/`),
  );
}

/**
 * The address that a page about one resource leads to after a switch of association: the list of that resource. Undefined for any other page, and for one that Back or a link led to.
 * @param isMissing whether the resource is missing. Then the page stays, because the other association may have it.
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
