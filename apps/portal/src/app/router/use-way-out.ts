import { useState } from 'react';
import { useLocation } from 'react-router';
import { isSwitched } from '../../shared/session/switched.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { listOf } from './list-of.ts';
import type { PortalRoute } from '../../shared/routing/portal-route.ts';

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
