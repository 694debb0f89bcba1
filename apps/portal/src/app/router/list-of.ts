import type { PortalRoute } from '../../shared/routing/portal-route.ts';
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
