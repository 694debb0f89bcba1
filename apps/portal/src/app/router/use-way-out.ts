import { useState } from 'react';
import { useSession } from '../../shared/session/use-session.ts';
import { listOf } from './list-of.ts';
import type { PortalRoute } from './routes.ts';

/**
 * The address that a page about one thing of an association leads to once the member has switched to another: the list that it
 * is in. Undefined for any other page.
 * @param isMissing whether there is nothing to see: then the page stays, for what it asks for may be of the other association.
 */
export function useWayOut(route: PortalRoute, isMissing: boolean): string | undefined {
  const active = useSession().activeAssociation?.id;
  const [home, setHome] = useState(active);
  if (active === home) return undefined;
  if (isMissing || home === undefined) setHome(active);
  return isMissing || home === undefined ? undefined : listOf(route)?.pattern;
}
